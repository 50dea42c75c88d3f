import { describe, expect, it } from 'vitest';
import { boardOf, manifestOf, manifests } from '../src/boards';
import { laid } from '../src/boards/contract';
import { Table } from '../src/lib/table.svelte';
import { view } from './samples';

const sources = import.meta.glob<string>('../src/**/*.{ts,svelte,css}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const games = [...manifests.keys()];

describe('the manifests', () => {
  it('are found by their folders', () => {
    expect(games).toContain('painters');
    expect(manifestOf('nothing')).toBeUndefined();
  });

  it('let a game without one be played', async () => {
    expect(await boardOf('nothing')).toBe(await import('../src/boards/generic/Board.svelte'));
  });

  it('are the only place where the pages know a game', () => {
    const own = new RegExp(`/boards/(${games.join('|')})/`);
    const named = new RegExp(`\\b(${games.join('|')})\\b`, 'i');
    // Factions, decks and words of names of the world that two games share are called like one of them.
    const world = /faction|deck|MONSTROUS = |^ {2}(horde|monoliths):|^ {2}of\('|^ {2}(\w+: |\[\w+, )'[a-z_ ]*'/;
    const strangers = Object.entries(sources)
      .filter(([path]) => !own.test(path))
      .flatMap(([path, text]) =>
        text
          .split('\n')
          .filter((line) => named.test(line) && !(path.includes('/art/') && world.test(line)))
          .map((line) => `${path}: ${line.trim()}`),
      );
    expect(Object.keys(sources).length).toBeGreaterThan(100);
    expect(strangers).toEqual([]);
  });
});

describe('a board', () => {
  it('is for tables of its own game', () => {
    const table = new Table('abc');
    expect(() => laid(table, 'SampleView')).toThrow('bare table');
    [table.view, table.figures, table.catalogue] = [view, {}, {}];
    expect(laid(table, 'SampleView')).toBe(table);
    expect(() => laid(table, 'OtherView')).toThrow('not for a SampleView');
  });
});
