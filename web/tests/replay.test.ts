import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Replay as Part, ReplayStep } from '../src/lib/protocol';
import { Replay } from '../src/lib/replay.svelte';
import { settings } from '../src/lib/settings.svelte';
import { event, room, view } from './samples';
import { answered, Refusal, serve, type Asked } from './server';

const CHOICES = 45;
let asked: Asked[];
let replay: Replay;

const stepOf = (number: number): ReplayStep => ({
  number,
  seat: number % 2,
  turn: Math.ceil(number / 10),
  chosen: `choice ${number}`,
  events: [event('moved', `Stone ${number} moves.`)],
  changes: [{ op: 'replace', path: '/stones/0', value: number }],
  figures: [],
});

/** The part of a game that was asked for, as the server would cut it. */
function part({ query }: Asked): Part {
  const start = Number(query.get('start'));
  const limit = Number(query.get('limit'));
  const steps = Array.from({ length: Math.min(limit, CHOICES - start) }, (_, index) => stepOf(start + index + 1));
  return {
    table: 'abc',
    number: 1,
    games: 1,
    seat: query.has('through') ? Number(query.get('through')) : null,
    own: null,
    over: true,
    choices: CHOICES,
    start,
    room,
    view: { ...view, ...(start > 0 ? { stones: [start, 2] } : {}) },
    figures: {},
    turn: 1,
    events: [],
    steps,
  };
}

async function settled(): Promise<void> {
  for (let round = 0; round < 12; round++) await answered();
}

const stone = (): unknown => replay.view && 'stones' in replay.view && replay.view.stones;

beforeEach(async () => {
  settings.set({ token: 'secret' });
  asked = serve({ '/tables/abc/replay': part, '/games/sample/catalogue': () => ({}) });
  replay = new Replay('abc', 30, null, null);
  replay.open();
  await settled();
});

afterEach(() => replay.close());

describe('a replay', () => {
  it('begins at the moment that was asked for, and fetches the rest behind it', () => {
    expect(stone()).toEqual([30, 2]);
    expect(asked.find(({ path }) => path === '/tables/abc/replay')?.query.get('start')).toBe('19');
    expect(replay.frames.filter(Boolean)).toHaveLength(CHOICES + 1);
  });

  it('goes to any moment', async () => {
    await replay.go(7);
    expect(stone()).toEqual([7, 2]);
    expect(replay.frame?.mover).toBe(1);
    await replay.go(1000);
    expect(replay.at).toBe(CHOICES);
    await replay.go(-5);
    expect(stone()).toEqual(view.stones);
  });

  it('lets what happened be seen only on the way forward', async () => {
    await replay.go(31);
    expect(replay.events).toHaveLength(1);
    await replay.go(30);
    expect(replay.events).toEqual([]);
  });

  it('tells the whole game', () => {
    expect(replay.log).toHaveLength(CHOICES);
    expect(replay.log[0]?.text).toBe('Stone 1 moves.');
  });

  it('looks through other eyes', async () => {
    await replay.look(1);
    await settled();
    expect(replay.seat).toBe(1);
    expect(asked.at(-1)?.query.get('through')).toBe('1');
    expect(replay.address()).toBe('/replay/abc?at=30&seat=1');
  });

  it('plays to the end and stops there', async () => {
    vi.useFakeTimers();
    await replay.go(CHOICES - 2);
    replay.play();
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect([replay.at, replay.playing]).toEqual([CHOICES, false]);
  });

  it('can do nothing that a table can', () => {
    expect(replay.live).toBeNull();
    expect(replay.choices).toEqual([]);
    for (const deed of ['choose', 'pick', 'takeBack', 'sit', 'leave', 'answer', 'hint', 'chat']) {
      expect(deed in replay).toBe(false);
    }
  });

  it('says why there is nothing to see', async () => {
    serve({ '/tables/gone/replay': () => new Refusal(404, 'There is no such table.') });
    const gone = new Replay('gone', 0, null, null);
    gone.open();
    await settled();
    expect(gone.failed).toBe('There is no such table.');
    gone.close();
  });
});
