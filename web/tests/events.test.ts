import { describe, expect, it } from 'vitest';
import type { GroupNote, RoundNote } from '../src/lib/protocol';
import { bracket } from '../src/pages/events/crossed';
import { inReach } from '../src/pages/events/ladder';
import { left, longest, moment, points } from '../src/pages/events/points';
import { plotted } from '../src/pages/ratings/plot';

const group = (...players: number[]): GroupNote => ({
  players,
  ready: [],
  absent: [],
  table: '',
  points: null,
  how: '',
  corrected: false,
  opens_at: 0,
  ready_by: 0,
  closes_at: 0,
});
const knockout = (number: number, ...groups: GroupNote[]): RoundNote => ({
  number,
  stage: 'knockout',
  closed: false,
  groups,
});

describe('a ladder', () => {
  const ladder = (...gone: number[]): Parameters<typeof inReach>[0] => ({
    ladder: [4, 3, 2, 1, 0],
    players: [0, 1, 2, 3, 4].map((number) => ({ active: !gone.includes(number), complete: true })),
    plan: { reach: 2 },
  });

  it('lets one challenge those just above', () => expect(inReach(ladder(), 0)).toEqual([2, 1]));
  it('is climbed past those who have left', () => expect(inReach(ladder(1, 2), 0)).toEqual([4, 3]));
  it('has nobody above the best, and nobody for whom has left', () => {
    expect(inReach(ladder(), 4)).toEqual([]);
    expect(inReach(ladder(0), 0)).toEqual([]);
  });
});

describe('points', () => {
  it('are said in whole ones and parts', () => {
    expect([0, 6, 12, 18, 4, 20, 30].map(points)).toEqual(['0', '½', '1', '1½', '⅓', '1⅔', '2½']);
  });

  it('of tables of three and of four come together, and none of them is lost', () => {
    expect([1, 7, 17, 23].map(points)).toEqual(['¹⁄₁₂', '⁷⁄₁₂', '1⁵⁄₁₂', '1¹¹⁄₁₂']);
    expect(new Set(Array.from({ length: 24 }, (_, twelfths) => points(twelfths))).size).toBe(24);
  });
});

describe('how long a game may take', () => {
  it('is what the clocks of all hold', () => expect(longest({ kind: 'bank', seconds: 2400 }, 2)).toBe(80));
  it('has no end where each choice has its own time', () =>
    expect(longest({ kind: 'days' }, 2)).toBeGreaterThan(10_080));
});

describe('time that is left', () => {
  it('is never less than nothing', () => expect(left(10, 20)).toBe('0:00'));
  it('has minutes and seconds', () => expect(left(130, 5)).toBe('2:05'));
  it('has hours where it is long', () => expect(left(3700, 0, 'en')).toBe('1 hr 1 min'));
  it('has days where it is far', () => expect(left(180_000, 0, 'en')).toBe('2 days 2 hr'));
  it('is shortened as the language does', () => expect(left(180_000, 0, 'pl')).toBe('2 dni 2 godz.'));
  it('has hours as the language does', () => expect(left(3700, 0, 'it')).toBe('1 h 1 min'));
  it('has days as the language does', () => expect(left(180_000, 0, 'it')).toBe('2 giorni 2 h'));
});

describe('a bracket', () => {
  it('has a column for each round to come, each between the two before it', () => {
    const { columns } = bracket([knockout(1, group(0, 3), group(1, 2), group(4, 5), group(6))]);
    expect(columns.map((column) => column.length)).toEqual([4, 2, 1]);
    const [first, second] = columns;
    expect(second![0]!.y).toBe((first![0]!.y + first![1]!.y) / 2);
    expect(columns[2]![0]!.group).toBeNull();
  });
  it('is empty without a knock-out', () => expect(bracket([]).columns).toEqual([]));
});

describe('the plot of a rating', () => {
  const at = (shown: number, won: boolean): { at: number; table: string; shown: number; won: boolean } => ({
    at: 0,
    table: '',
    shown,
    won,
  });
  it('goes up where the rating does', () => {
    const { dots } = plotted([at(900, false), at(1000, true)], 400, 200);
    expect(dots[1]!.y).toBeLessThan(dots[0]!.y);
    expect(dots[1]!.x).toBeGreaterThan(dots[0]!.x);
  });
  it('has a place for a single game', () => {
    const { dots, ticks } = plotted([at(933, true)], 400, 200);
    expect(dots).toHaveLength(1);
    expect(ticks.length).toBeGreaterThan(1);
  });
});

describe('a moment', () => {
  const at = new Date(2026, 10, 17, 19, 5);

  it('is a time of day', () => {
    expect(moment(at.getTime() / 1000, 'pl', at)).toBe('19:05');
    expect(moment(at.getTime() / 1000, 'en', at)).toMatch(/^7:05\sPM$/);
  });
  it('has its day where that is not today', () =>
    expect(moment(at.getTime() / 1000, 'pl', new Date(2026, 10, 16))).toBe('17 lis, 19:05'));
  it('has its year where that is not this one', () =>
    expect(moment(at.getTime() / 1000, 'pl', new Date(2027, 0, 3))).toBe('17 lis 2026, 19:05'));
});
