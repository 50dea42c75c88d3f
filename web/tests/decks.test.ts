import { beforeEach, describe, expect, it } from 'vitest';
import type { Decks } from '../src/boards/manifest';
import { decks } from '../src/lib/decks.svelte';
import type { Offers } from '../src/lib/engine';
import { settings } from '../src/lib/settings.svelte';
import { words } from '../src/lib/words.svelte';
import { Bench } from '../src/pages/decks/bench.svelte';
import { linkOf, pilesOf, readLink, textOf } from '../src/pages/decks/deck';
import type { Entry, Stock } from '../src/pages/decks/entries';
import { finder } from '../src/pages/decks/query';
import { answered, serve } from './server';

const entry = (id: string, more: Partial<Entry> = {}): Entry => ({
  id,
  name: id,
  faction: 'kurumo',
  type: 'ally',
  kind: 'Ally',
  cost: 2,
  points: null,
  keywords: [],
  text: [],
  art: { id, name: id, type: 'ally' },
  medal: null,
  rarity: 'base',
  most: 3,
  ...more,
});

const manifest: Decks = {
  types: ['ally'],
  rarities: ['base', 'rare'],
  typeName: (type) => `type-${type}`,
  findHelp: '',
  curveHelp: '',
  solid: ['ally'],
  faces: () => Promise.resolve([]),
  against: (all) => all,
};

describe('cards are found', () => {
  const cards = [
    entry('Élan', { cost: 1, keywords: ['armor'], text: ['Draw two cards.'] }),
    entry('Wall', { cost: 4, faction: 'taulot', type: 'tower', kind: 'Tower', rarity: 'rare', points: 3 }),
  ];
  const found = (query: string): string[] => cards.filter(finder(manifest, query)).map(({ name }) => name);

  beforeEach(() => words.speak('en'));

  it('by words that stand anywhere on them, whatever their letters', () => {
    expect(found('elan')).toEqual(['Élan']);
    expect(found('draw TWO')).toEqual(['Élan']);
    expect(found('draw three')).toEqual([]);
    expect(found('')).toEqual(['Élan', 'Wall']);
  });

  it('by marks', () => {
    expect(found('cost<=2')).toEqual(['Élan']);
    expect(found('c>1 f:tau')).toEqual(['Wall']);
    expect(found('r:rare t:tower points=3')).toEqual(['Wall']);
    expect(found('kw:arm cost>=1 cost<4')).toEqual(['Élan']);
  });
});

describe('a deck as text', () => {
  const piles = [{ head: 'keep', cards: { wall: 2, moat: 0 } }];

  it('is read as it was written, without what is not in it', () => {
    expect(textOf('castle', piles)).toBe('castle: keep\n2x wall');
    expect(pilesOf('castle: keep\n2x wall')).toEqual([{ head: 'keep', cards: { wall: 2 } }]);
    expect(pilesOf('3x moat')).toEqual([{ head: '', cards: { moat: 3 } }]);
  });

  it('travels in a link', () => {
    const link = linkOf('sample', 'My deck & more', 'castle: keep\n2x wall');
    expect(readLink(new URL(link).hash)).toEqual({ name: 'My deck & more', text: 'castle:keep\n2x wall' });
    expect(readLink('#rules')).toBeNull();
    expect(readLink('#name=%E0&deck=x')).toBeNull();
  });
});

describe('the bench', () => {
  const offers: Offers = {
    head: 'castle',
    most_heads: 2,
    ready: [],
    heads: [{ id: 'keep', faction: 'kurumo', rule: '', fixed: ['moat'], allowed: [], size: 10, cards: { wall: 1 } }],
    cards: [],
  };
  const [wall, moat] = [entry('wall', { cost: 4 }), entry('moat', { cost: 1 })];
  const stock: Stock = {
    entries: [moat, wall],
    faces: new Map([moat, wall].map((each) => [each.id, each])),
    factions: [],
  };
  const fault = { rule: '', text: 'The moat is missing.', cards: ['moat'] };
  let bench: Bench;

  beforeEach(async () => {
    settings.set({ token: 'secret' });
    serve({ '/decks/check': ({ body }) => ({ readable: true, text: body?.text, faults: [fault], settings: {} }) });
    decks.all = [];
    bench = new Bench(decks.add('sample', 'Mine', ''), offers, stock);
    await answered();
  });

  it('keeps every change', () => {
    bench.addHead('keep');
    bench.add('moat', 2);
    expect(decks.find(bench.deck.id)?.text).toBe('castle: keep\n1x wall\n2x moat');
    expect(bench.rows(bench.pile!).map(([{ id }, number]) => [id, number])).toEqual([
      ['moat', 2],
      ['wall', 1],
    ]);
    bench.add('wall', -1);
    expect([bench.size, bench.number('wall')]).toEqual([2, 0]);
    bench.removeHead(0);
    expect([bench.active, bench.pile]).toEqual([0, undefined]);
  });

  it('offers the cards that are missing', () => {
    bench.addHead('keep');
    expect(bench.good).toBe(false);
    expect(bench.faultsOf('moat')).toHaveLength(1);
    expect(bench.missing(fault)).toEqual([moat]);
    bench.add('moat', 1);
    expect(bench.missing(fault)).toEqual([]);
  });

  it('begins with a pile where only one card can lead', () => {
    const single = new Bench(decks.add('sample', 'Other', ''), { ...offers, most_heads: 1 }, stock);
    expect(single.piles).toEqual([{ head: '', cards: {} }]);
  });
});
