import { describe, expect, it } from 'vitest';
import { mergedDecks, mergedFeats, mergedFields, mergedLessons } from '../src/lib/merging';

const deck = (id: string, changed: number, text = 'cards') => ({
  id,
  game: 'horde',
  name: id,
  text,
  settings: {},
  changed,
});
const lying = (id: string, changed: number, text = 'cards') => ({ id, changed, deck: deck(id, changed, text) });
const gone = (id: string, changed: number) => ({ id, changed, deck: null });
const merge = (
  theirs: Parameters<typeof mergedDecks>[0],
  mine: Parameters<typeof mergedDecks>[1],
  known: Record<string, number> = {},
) => mergedDecks(theirs, mine, known, 100, () => 'new');

describe('decks', () => {
  it('of a browser that comes new are all given and all taken', () => {
    const { decks, send } = merge([lying('a', 1)], [deck('b', 2)]);
    expect(decks.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(send.map(({ id }) => id)).toEqual(['b']);
  });
  it('that were deleted here are deleted there, and the other way round', () => {
    expect(merge([lying('a', 1)], [], { a: 1 }).send).toEqual([gone('a', 100)]);
    expect(merge([gone('a', 5)], [deck('a', 1)], { a: 1 })).toEqual({ decks: [], send: [] });
  });
  it('that were deleted there and changed here stay', () => {
    expect(merge([gone('a', 5)], [deck('a', 3)], { a: 1 }).decks.map(({ id }) => id)).toEqual(['a']);
  });
  it('that were changed in one place are so in both', () => {
    expect(merge([lying('a', 5, 'new')], [deck('a', 1)], { a: 1 })).toEqual({ decks: [deck('a', 5, 'new')], send: [] });
    expect(merge([lying('a', 1)], [deck('a', 5, 'new')], { a: 1 }).send[0]?.deck?.text).toBe('new');
  });
  it('that were changed in both places are both kept', () => {
    const { decks, send } = merge([lying('a', 5, 'there')], [deck('a', 6, 'here')], { a: 1 });
    expect(decks.map(({ id, text }) => [id, text])).toEqual([
      ['a', 'there'],
      ['new', 'here'],
    ]);
    expect(send.map(({ id }) => id)).toEqual(['new']);
  });
});

describe('what was learnt and earned', () => {
  it('adds up', () => {
    const theirs = { horde: { table: 't', chapter: 2, done: [0, 1], said: ['a'] } };
    const mine = { horde: { table: 'm', chapter: 0, done: [3, 1], said: ['b'] }, painters: theirs.horde };
    expect(mergedLessons(theirs, mine)).toEqual({
      horde: { table: 't', chapter: 2, done: [0, 1, 3], said: ['a', 'b'] },
      painters: theirs.horde,
    });
  });
  it('keeps the most medals, and the plan that has come further', () => {
    const theirs = { medals: { x: 1, y: 3 }, tried: {}, plan: { results: [true] }, earlier: 1 };
    const mine = { medals: { x: 2 }, tried: { x: 't' }, plan: { results: [true, false] }, earlier: 1 };
    expect(mergedFeats(theirs, mine)).toEqual({
      medals: { x: 2, y: 3 },
      tried: { x: 't' },
      plan: mine.plan,
      earlier: 1,
    });
  });
});

describe('settings', () => {
  const base = { theme: 'system', size: 100, sound: true };
  it('of both are kept, and where both were changed one wins', () => {
    const theirs = { ...base, theme: 'dark', size: 115 };
    const mine = { ...base, theme: 'light', sound: false };
    expect(mergedFields(base, theirs, mine, 'theirs')).toEqual({ theme: 'dark', size: 115, sound: false });
    expect(mergedFields(base, theirs, mine, 'mine')).toEqual({ theme: 'light', size: 115, sound: false });
  });
});
