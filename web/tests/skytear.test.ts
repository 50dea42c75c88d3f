import { describe, expect, it } from 'vitest';
import { choicesOnHeld, offeredBeside, sideUp, turnOfReturn, whoseIs, type Asked } from '../src/boards/skytear/game';
import { goalWords, nearestGoal } from '../src/boards/skytear/looks';
import type { Face, Option } from '../src/boards/skytear/wire';

const yami: Face = { id: 'yami', name: 'Yami', faction: 'kurumo', type: 'hero', text: ['Blazing Step'], terms: [] };
const gank: Face = { ...yami, id: 'gank', name: 'Gank', type: 'power' };

describe('the back of a hero card', () => {
  it('has no skills, and the simplified mode uses it', () => {
    expect(sideUp(yami, 'standard')).toEqual(yami);
    expect(sideUp(yami, 'simplified')).toEqual({ ...yami, text: [] });
    expect(sideUp(gank, 'simplified')).toEqual(gank);
  });
});

describe('a hero on the map', () => {
  it('is the own one or an enemy for those who play, and of a side for those who watch', () => {
    expect([whoseIs(0, 0, 0), whoseIs(0, 0, 1)]).toEqual(['own', 'enemy']);
    expect([whoseIs(1, 1, 0), whoseIs(1, 1, 1)]).toEqual(['enemy', 'own']);
    expect([whoseIs(null, 0, 0), whoseIs(null, 0, 1)]).toEqual(['south', 'north']);
  });
});

describe('a Defeated hero', () => {
  it('comes back on its row, and never on one that the track does not have', () => {
    expect(turnOfReturn(5, 5)).toBe(5);
    expect(turnOfReturn(6, 5)).toBe(0);
  });
});

describe('a card that can be chosen', () => {
  const asking = (kind: string, option: Option): Asked => ({
    choices: [{ label: '', text: option.is, group: '', option, aside: false, harms: false, vain: false }],
    live: { prompt: { kind } },
  });
  const three: Option = { is: 'PickCard', pick: 3 };
  const hand = [3, 5];

  it('of the deck lies beside the hand, even if the hand has such a card', () => {
    const table = asking('predict', three);
    expect(offeredBeside(table, hand)).toEqual([3]);
    expect(choicesOnHeld(table, 3, hand, true)).toEqual([]);
    expect(choicesOnHeld(table, 3, hand, false)).toHaveLength(1);
  });

  it('of the hand lies there alone', () => {
    const table = asking('hand-limit', three);
    expect(offeredBeside(table, hand)).toEqual([]);
    expect(choicesOnHeld(table, 3, hand, true)).toHaveLength(1);
  });

  it('to be played that nobody holds lies beside the hand', () => {
    const table = asking('act', { is: 'PlayPower', card: 9, hero: 0, name: '' });
    expect(offeredBeside(table, hand)).toEqual([9]);
    expect(choicesOnHeld(table, 9, hand, false)).toHaveLength(1);
  });
});

describe('what else wins', () => {
  it('is told with how far each side has come, for whoever has no room for the cards', () => {
    const goals = [
      { name: 'Twin Trophies', text: 'Have two heads.', sides: [1, 0], wanted: 2 },
      { name: 'At the Gates', text: 'Stand there.', sides: [0, 0], wanted: 2 },
    ];
    expect(goalWords(goals, 1)).toEqual([
      'Twin Trophies (0:1 / 2): Have two heads.',
      'At the Gates (0:0 / 2): Stand there.',
    ]);
  });

  it('is told in a line by what each side has come nearest to', () => {
    const goals = [
      { name: 'Nexus', text: '', sides: [0, 0], wanted: 5 },
      { name: 'The Cull', text: '', sides: [6, 8], wanted: 16 },
      { name: 'Twin Trophies', text: '', sides: [1, 0], wanted: 2 },
    ];
    expect(nearestGoal(goals, 0)?.name).toBe('Twin Trophies');
    expect(nearestGoal(goals, 1)?.name).toBe('The Cull');
    expect(nearestGoal(goals.slice(0, 1), 1)?.name).toBe('Nexus');
  });
});
