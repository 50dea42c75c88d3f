import { describe, expect, it } from 'vitest';
import { applied } from '../src/lib/patch';
import type { Change } from '../src/lib/protocol';

const change = (path: string, value: unknown): Change => ({ op: 'replace', path, value });

describe('the changes of a step', () => {
  const view = {
    turn: 1,
    players: [
      { hope: 2, cards: [4, 5] },
      { hope: 0, cards: [] },
    ],
    costs: { 'a/b~c': 1 },
  };

  it('replace what is at their path', () => {
    const after = applied(view, [change('/turn', 2), change('/players/0/cards/1', 9), change('/players/1/hope', 3)]);
    expect(after).toEqual({
      turn: 2,
      players: [
        { hope: 2, cards: [4, 9] },
        { hope: 3, cards: [] },
      ],
      costs: { 'a/b~c': 1 },
    });
  });

  it('leave the old view as it was, and share what is the same', () => {
    const before = structuredClone(view);
    const after = applied(view, [change('/players/0/hope', 7)]);
    expect(view).toEqual(before);
    expect(after.players[1]).toBe(view.players[1]);
    expect(after.players[0]).not.toBe(view.players[0]);
    expect(after.costs).toBe(view.costs);
  });

  it('keep lists lists', () => {
    expect(Array.isArray(applied(view, [change('/players/0', { hope: 1, cards: [] })]).players)).toBe(true);
  });

  it('find names with slashes and tildes', () => {
    expect(applied(view, [change('/costs/a~1b~0c', 5)]).costs).toEqual({ 'a/b~c': 5 });
  });

  it('can put something where nothing was', () => {
    const table: { outcome: { winners: number[] } | null } = { outcome: null };
    expect(applied(table, [change('/outcome', { winners: [1] })])).toEqual({ outcome: { winners: [1] } });
  });

  it('do nothing where there are none', () => {
    expect(applied(view, [])).toBe(view);
  });
});
