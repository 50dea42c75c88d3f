import { beforeEach, describe, expect, it } from 'vitest';
import { decks } from '../src/lib/decks.svelte';
import type { GameNote, SettingNote } from '../src/lib/protocol';
import { settings } from '../src/lib/settings.svelte';
import { shelf } from '../src/lib/shelf.svelte';
import { Draft, OWN } from '../src/pages/new/draft.svelte';
import { answered, serve, type Asked } from './server';

const setting = (name: string, values: SettingNote['values'], more: Partial<SettingNote> = {}): SettingNote => ({
  name,
  values,
  rule: '',
  text: false,
  usual: values[0]!,
  title: name,
  help: '',
  titles: values.map(String),
  deck: false,
  ...more,
});

const game: GameNote = {
  name: 'sample',
  title: 'Sample',
  about: '',
  fewest: 1,
  most: 2,
  settings: [
    setting('way', ['alone', 'two']),
    setting('stones', [12, 20]),
    setting('home', ['hut', 'tower']),
    setting('mine', ['red'], { text: true, deck: true }),
    setting('theirs', ['red'], { text: true, deck: true }),
  ],
  bots: [],
  ways: [
    { name: 'alone', title: '', help: '', settings: { way: 'alone' }, sizes: [{ seats: 1, roles: [], sides: [1] }] },
    {
      name: 'two',
      title: '',
      help: '',
      settings: { way: 'two' },
      sizes: [
        { seats: 2, roles: [], sides: [1, 1] },
        { seats: 3, roles: [], sides: [1, 1, 1] },
      ],
    },
  ],
  decks: true,
  prefix: 'SMP',
  languages: [{ code: 'en', name: 'English' }],
};

let asked: Asked[];

beforeEach(() => {
  settings.set({ token: 'secret' });
  decks.all = [];
  asked = serve({
    '/games': () => [game],
    '/decks/check': ({ body }) => ({
      settings: { ...Object(body?.settings), mine: body?.text, home: 'tower' },
    }),
    '/tables': () => ({ table: 'new' }),
  });
});

describe('a plan for a table', () => {
  it('begins as another page wished, as far as the game has such settings', async () => {
    const draft = await Draft.wished(game, { way: 'two', stones: '20', nothing: 'x' });
    expect(draft.seats).toEqual(['me', 'medium']);
    expect(draft.chosen).toEqual({ way: 'two', stones: '20' });
    expect(await draft.make()).toBe('new');
    expect(asked.at(-1)!.body).toMatchObject({ game: 'sample', settings: { way: 'two', stones: 20 } });
  });

  it('for a deck of the workshop is set as the workshop says', async () => {
    const deck = decks.add('sample', 'Mine', '3x stone', { stones: 20 });
    const draft = await Draft.wished(game, { deck: deck.id });
    expect(draft.chosen).toEqual({ stones: '20', mine: '3x stone', home: 'tower' });
  });

  it('takes a deck for another seat and nothing else', async () => {
    const deck = decks.add('sample', 'Theirs', '2x stone');
    const draft = new Draft(game, 'two');
    await draft.pick('mine', deck.id);
    expect(draft.chosen.home).toBe('tower');
    draft.chosen.home = 'hut';
    await draft.pick('theirs', deck.id);
    expect(draft.chosen).toEqual({ mine: '2x stone', theirs: '2x stone', home: 'hut' });
    expect(asked.at(-1)!.body).toMatchObject({ settings: { home: 'hut' } });
    expect(asked.at(-1)!.body?.settings).not.toHaveProperty('mine');
  });

  it('keeps the deck where nobody can be asked about it', async () => {
    const deck = decks.add('sample', 'Mine', '3x stone');
    serve({ '/decks/check': () => ({ settings: {} }) });
    const draft = await Draft.wished(game, { deck: deck.id });
    expect(draft.chosen).toEqual({ mine: '3x stone' });
  });

  it('waits for words of one’s own', async () => {
    const draft = new Draft(game, null);
    await draft.pick('mine', OWN);
    expect(draft.chosen.mine).toBe('');
  });

  it('seats people and bots', () => {
    const draft = new Draft(game, 'two');
    draft.resize(3);
    draft.sitAt(2);
    expect(draft.seats).toEqual(['medium', 'medium', 'me']);
    draft.fill('open');
    expect([draft.company, draft.people]).toEqual(['friends', 3]);
    draft.resize(2);
    expect(draft.seats).toEqual(['open', 'me']);
    draft.plan(0, 'hard');
    expect([draft.company, draft.level, draft.people]).toEqual(['bots', 'hard', 1]);
  });

  it('is for practice only alone', () => {
    const draft = new Draft(game, 'two');
    draft.mode = 'practice';
    draft.fill('open');
    expect(draft.mode).toBe('friendly');
  });
});

describe('the shelf', () => {
  it('knows where a rule is read', async () => {
    await shelf.list();
    await answered();
    expect(shelf.ruleAddress('SMP-TRN-01')).toBe('/rules/sample#SMP-TRN-01');
    expect(shelf.ruleAddress('XYZ-01')).toBe('/rules/#XYZ-01');
  });
});
