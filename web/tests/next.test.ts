import { describe, expect, it } from 'vitest';
import type { SettingNote } from '../src/lib/protocol';
import { changeOf, titleOf } from '../src/table/next';

const setting = (name: string, values: (boolean | number | string)[], usual = values[0]!): SettingNote => ({
  name,
  values,
  usual,
  rule: '',
  text: false,
  deck: false,
  title: name,
  help: '',
  titles: values.map(String),
});
const LEVEL = setting('level', [1, 2, 3], 2);
const HELP = setting('first_games', [false, true]);
const LADDER = { setting: 'level', alone: ['solo'], help: 'first_games' };
const step = (now: Record<string, boolean | number | string>, by: 1 | -1): unknown => {
  const change = changeOf([LEVEL, HELP], LADDER, now, by);
  return change && [change.setting.name, change.value];
};

describe('the step after a game', () => {
  it('goes from level to level, beginning at the usual one', () => {
    expect(step({}, 1)).toEqual(['level', 3]);
    expect(step({ level: 2 }, -1)).toEqual(['level', 1]);
  });
  it('ends at the hardest', () => {
    expect(step({ level: 3 }, 1)).toBeNull();
  });
  it('finds help below the lowest level, and gives it up first', () => {
    expect(step({ level: 1 }, -1)).toEqual(['first_games', true]);
    expect(step({ level: 1, first_games: true }, -1)).toBeNull();
    expect(step({ level: 1, first_games: true }, 1)).toEqual(['first_games', false]);
  });
  it('is called by what it brings', () => {
    const help = { ...HELP, title: 'Help', titles: ['As printed', 'A castle that holds longer'] };
    expect(titleOf(help, true)).toBe('A castle that holds longer');
    expect(titleOf(LEVEL, 3)).toBe('3');
  });
});
