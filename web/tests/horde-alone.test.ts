import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Alone, PASS_MS } from '../src/boards/horde/alone';
import { hordeTable, type HordeChoice, type HordeTable } from '../src/boards/horde/game';
import type { Wire } from '../src/boards/horde/wire';
import { settings } from '../src/lib/settings.svelte';
import { Table } from '../src/lib/table.svelte';
import { mainDeed } from '../src/table/deed';

const sent = <T>(value: unknown): T => JSON.parse(JSON.stringify(value));
let live: Table<Wire>;
let table: HordeTable;
let chosen: string[];

const ally = (text: string): HordeChoice =>
  sent({ label: text, text, group: 'unit', option: { is: 'PickUnit', pick: 5, place: text, card: 1 }, aside: false });

function ask(number: number, choices: HordeChoice[], freely: number): void {
  live.undo = { ...live.undo, freely };
  live.prompt = sent({ number, kind: 'engage-with', rule: '', text: '', choices, groups: {} });
}

function sit(alliance: number[], horde_seat: number): void {
  live = new Table<Wire>('abc');
  live.seat = 0;
  live.view = sent({ is: 'HordeView', turn: 1, rules: { alliance, horde_seat } });
  live.figures = sent({});
  live.catalogue = sent({ cards: [] });
  chosen = [];
  vi.spyOn(live, 'choose').mockImplementation((choice) => Promise.resolve(void chosen.push(choice.text)));
  table = hordeTable(live);
}

describe('which ally faces a minion', () => {
  beforeEach(() => {
    settings.set({ goesOn: true });
    sit([0], -1);
  });

  it('is not asked of who plays alone and has one', () => {
    ask(1, [ally('a1')], 2);
    new Alone(table).follow();
    expect(chosen).toEqual(['a1']);
  });

  it('is asked where there are two', () => {
    ask(1, [ally('a1'), ally('a2')], 2);
    new Alone(table).follow();
    expect(chosen).toEqual([]);
  });

  it('is asked again of who takes it back', () => {
    const alone = new Alone(table);
    ask(1, [ally('a1')], 2);
    alone.follow();
    ask(3, [ally('a1')], 2);
    alone.follow();
    expect(chosen).toEqual(['a1']);
  });

  it.each([
    { with: 'a partner', alliance: [0, 1], horde: -1 },
    { with: 'a horde player', alliance: [0], horde: 1 },
  ])('is asked at a table with $with, who would learn from silence', ({ alliance, horde }) => {
    sit(alliance, horde);
    ask(1, [ally('a1')], 2);
    new Alone(table).follow();
    expect(chosen).toEqual([]);
  });
});

describe('a reaction of who has none', () => {
  const pass: HordeChoice = sent({ label: 'Done', text: 'pass', group: '', option: { is: 'Pass' }, aside: false });
  const react = (number: number, choices: HordeChoice[]): void => {
    live.prompt = sent({ number, kind: 'reactions', rule: '', text: 'Do you react?', choices, groups: {} });
  };

  beforeEach(() => {
    vi.useFakeTimers();
    settings.set({ goesOn: true });
    sit([0], -1);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is not asked for while the treachery card is looked at', () => {
    react(1, [pass]);
    new Alone(table).follow();
    expect(live.unasked).not.toBe('');
    expect(mainDeed(live).word).not.toBe('Done');
    vi.advanceTimersByTime(PASS_MS);
    expect(chosen).toEqual(['pass']);
  });

  it('is asked for where there is one, and of who takes it back', () => {
    const alone = new Alone(table);
    react(1, [pass, ally('a1')]);
    alone.follow();
    expect(live.unasked).toBe('');
    react(2, [pass]);
    alone.follow();
    live.unasked = '';
    react(3, [pass]);
    alone.follow();
    expect(live.unasked).toBe('');
    expect(mainDeed(live).word).toBe('Done');
  });
});
