import { describe, expect, it } from 'vitest';
import { placeOf, scaleOf, shown, turnEnds } from '../src/report/lines';

describe('the turns of a report', () => {
  const turns = [0, 1, 2].map((turn) => ({ turn, number: turn * 3 }));

  it('end where the next begins, the last one with the game', () => {
    expect(turnEnds({ turns, choices: 8 })).toEqual([
      { turn: 1, end: 6 },
      { turn: 2, end: 8 },
    ]);
  });

  it('are those that were played: the last choice may begin one more', () => {
    expect(turnEnds({ turns, choices: 6 })).toEqual([{ turn: 1, end: 6 }]);
  });
});

describe('a plot', () => {
  it('knows the last value that is not after a choice', () => {
    expect([0, 4, 5, 99].map((choice) => placeOf([0, 5, 9], choice))).toEqual([0, 0, 1, 2]);
  });

  it('begins at nothing, and at a hundred ends what is a share', () => {
    const box = { width: 120, height: 120, left: 10, right: 10, top: 10, bottom: 10 };
    const plot = { id: 'chances', title: '', unit: '%', lines: [{ name: 'Ada', seats: [0], values: [50, 60] }] };
    const scale = scaleOf(plot, 4, box);
    expect(scale.ticks).toEqual([0, 25, 50, 75, 100]);
    expect([scale.x(0), scale.x(4), scale.y(0), scale.y(100)]).toEqual([10, 110, 110, 10]);
  });

  it('shows shares without a fraction', () => {
    expect(shown(49.6, '%', 'en')).toBe('50%');
    expect(shown(49.6, '%', 'es')).toBe('50\u00a0%');
    expect(shown(1.25, '', 'en')).toBe('1.3');
  });
});
