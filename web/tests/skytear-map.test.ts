import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Alone, PASS_MS, THINK_MS } from '../src/boards/skytear/alone.svelte';
import { Camera } from '../src/boards/skytear/camera.svelte';
import { Formation } from '../src/boards/skytear/formation.svelte';
import { skytearTable, type SkytearChoice, type SkytearTable } from '../src/boards/skytear/game';
import { Hexes } from '../src/boards/skytear/hexes.svelte';
import { edge, middle, nearest, neighbour, planOf, RADIUS, straight } from '../src/boards/skytear/plan';
import type { Option, Wire } from '../src/boards/skytear/wire';
import { settings } from '../src/lib/settings.svelte';
import { Table } from '../src/lib/table.svelte';

/** A row of five hexes from west to east, and one south of the second. */
const HEXES = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [4, 0],
  [1, 1],
];
const FIELD = { hexes: HEXES, places: HEXES.map((_, hex) => `place ${hex}`), lanes: [{ control: 2 }] };
const WIDE = Math.sqrt(3) * RADIUS;

/** What a server would send: as much of it as is looked at. */
const sent = <T>(value: unknown): T => JSON.parse(JSON.stringify(value));
const plan = planOf(sent(FIELD));

describe('the plan of a battlefield', () => {
  it('has south at the bottom and every hex inside', () => {
    expect(plan.points[5]!.y).toBeGreaterThan(plan.points[1]!.y);
    expect(plan.points[1]!.x - plan.points[0]!.x).toBeCloseTo(WIDE);
    expect(plan.box.x).toBeLessThan(-RADIUS);
    expect(plan.box.x + plan.box.width).toBeGreaterThan(plan.points[4]!.x + RADIUS);
  });

  it('finds the hex under a point, and the hexes of a straight way', () => {
    expect(nearest(plan, { x: plan.points[3]!.x + 5, y: 4 })).toBe(3);
    expect(straight(plan, 0, 3)).toEqual([0, 1, 2, 3]);
  });

  it('goes to the neighbour in a direction, and stays where there is none', () => {
    expect(neighbour(plan, 1, 1, 0)).toBe(2);
    expect(neighbour(plan, 1, 0, 1)).toBe(5);
    expect(neighbour(plan, 4, 1, 0)).toBe(4);
  });

  it('draws the edge between two hexes in the middle of them', () => {
    const [one, other] = [plan.points[0]!, plan.points[1]!];
    const x = middle([one, other]).x.toFixed(1);
    expect(edge(one, other)).toBe(`M${x},${(RADIUS / 2).toFixed(1)}L${x},${(-RADIUS / 2).toFixed(1)}`);
  });
});

describe('the camera', () => {
  const box = { x: 0, y: 0, width: 200, height: 100 };
  const room = { width: 600, height: 400, free: { x: 100, y: 50, width: 400, height: 300 } };

  it('fits the whole map into the free room', () => {
    const camera = new Camera();
    expect(camera.pixels(box, room)).toBe(2);
    expect(camera.onScreen({ x: 100, y: 50 }, box, room)).toEqual({ x: 300, y: 200 });
  });

  it('keeps what is under the pointer where it is', () => {
    const camera = new Camera();
    const point = { x: 130, y: 60 };
    const before = camera.onScreen(point, box, room);
    camera.scale(2, box, { x: point.x - 100, y: point.y - 50 });
    expect(camera.zoom).toBe(2);
    expect(camera.onScreen(point, box, room).x).toBeCloseTo(before.x);
    expect(camera.onScreen(point, box, room).y).toBeCloseTo(before.y);
  });

  it('comes no nearer than four times, goes no farther than the whole, and loses nothing from sight', () => {
    const camera = new Camera();
    camera.scale(100, box);
    expect(camera.zoom).toBe(4);
    camera.move(9999, -9999, box);
    expect([camera.x, camera.y]).toEqual([200 * 0.525, -100 * 0.525]);
    camera.scale(0.001, box);
    expect(camera.zoom).toBe(1);
    camera.fit();
    expect([camera.zoom, camera.x, camera.y]).toEqual([1, 0, 0]);
  });

  it('takes a finger that slips for a touch, and one that travels for a drag', () => {
    const camera = new Camera();
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    Object.assign(svg, { hasPointerCapture: () => true });
    const at = (clientX: number): PointerEvent =>
      new PointerEvent('pointermove', { pointerId: 1, clientX, clientY: 0 });
    camera.down(at(0));
    camera.drag(at(5), svg, 1, box);
    expect([camera.dragged, camera.x]).toEqual([false, 0]);
    camera.drag(at(-10), svg, 1, box);
    expect(camera.dragged).toBe(true);
    expect(camera.x).toBe(10);
    camera.up(at(-10));
    camera.drag(at(-90), svg, 1, box);
    expect(camera.x).toBe(10);
  });
});

let live: Table<Wire>;
let table: SkytearTable;
let chosen: string[];

const choice = (text: string, option: unknown): SkytearChoice =>
  sent({ label: text, text, group: text, option: sent<Option>(option), aside: false, harms: false, vain: false });
const hex = (pick: number): SkytearChoice => choice(`hex ${pick}`, { is: 'PickHex', pick });

function ask(number: number, kind: string, choices: SkytearChoice[]): void {
  live.prompt = sent({ number, kind, rule: '', text: '', choices, groups: {} });
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.set({ goesOn: true });
  live = new Table<Wire>('abc');
  live.seat = 0;
  live.view = sent({
    is: 'SkytearView',
    turn: 1,
    active: 0,
    rules: { field: 0, teams: [[0], [1]] },
    heroes: [
      { side: 0, hex: 0, illusion: -1, seat: 0 },
      { side: 1, hex: 4, illusion: -1, seat: 1 },
    ],
    minions: [],
    minion_sides: [],
    outsiders: [],
    tokens: [],
    boards: [{ pillars: [] }, { pillars: [] }],
  });
  live.figures = sent({ acting: null, posts: [], stack: [], heroes: [] });
  live.catalogue = sent({ battlefields: [FIELD], cards: [] });
  table = skytearTable(live);
  chosen = [];
  vi.spyOn(live, 'choose').mockImplementation(({ text }) => {
    chosen.push(text);
    return Promise.resolve();
  });
});

describe('the hexes of the map', () => {
  it('stand for choices, one after another for the keyboard', () => {
    ask(1, 'move', [hex(1), hex(3)]);
    const hexes = new Hexes(table);
    expect([hexes.stands(1), hexes.stands(2), hexes.first]).toEqual([true, false, 1]);
    expect([hexes.after(1), hexes.after(3)]).toEqual([3, 1]);
  });

  it('are touched by a thumb that misses them by little, where the map is small', () => {
    ask(1, 'move', [hex(3)]);
    const hexes = new Hexes(table);
    const beside = { x: plan.points[3]!.x - 30, y: 0 };
    expect(hexes.pressed(2, beside, 0.5)).toBe(3);
    expect(hexes.pressed(2, beside, 2)).toBe(2);
    expect(hexes.pressed(0, plan.points[0]!, 0.5)).toBe(0);
  });

  it('mean the area that lies best around the pointer', () => {
    const west = choice('west', { is: 'PickArea', hexes: [0, 1] });
    const east = choice('east', { is: 'PickArea', hexes: [1, 2] });
    ask(1, 'area', [west, east]);
    const hexes = new Hexes(table);
    const at = (by: number): string[] => hexes.meant(1, { x: plan.points[1]!.x + by, y: 0 }).map(({ text }) => text);
    expect([at(-20), at(20)]).toEqual([['west'], ['east']]);
  });

  it('tell the way of the hero that acts', () => {
    ask(1, 'move', [hex(2)]);
    live.figures = sent({
      acting: {
        blows: [],
        ways: [
          { hex: 0, before: -1, steps: 0 },
          { hex: 1, before: 0, steps: 1 },
          { hex: 2, before: 1, steps: 2 },
        ],
      },
      posts: [],
      stack: [],
      heroes: [],
    });
    const hexes = new Hexes(table);
    expect(hexes.wayTo(2)).toEqual({ line: `M0.0,0.0L${WIDE.toFixed(1)},0.0L${(2 * WIDE).toFixed(1)},0.0`, steps: 2 });
    expect(hexes.wayTo(0)).toBeNull();
    expect(hexes.wayTo(4)).toBeNull();
  });
});

describe('what the page does for a player', () => {
  const pass = choice('pass', { is: 'PassPriority', rest: false });
  const rest = choice('pass all', { is: 'PassPriority', rest: true });

  it('is to pass where nothing else can be done, after a while', () => {
    ask(1, 'respond', [rest, pass]);
    const alone = new Alone(table);
    alone.follow();
    expect(alone.closes).toBe(Date.now() + PASS_MS);
    vi.advanceTimersByTime(PASS_MS - 1);
    expect(chosen).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(chosen).toEqual(['pass']);
  });

  it('waits for who looks at the hand', () => {
    ask(1, 'respond', [pass]);
    const alone = new Alone(table);
    alone.follow();
    alone.stay();
    vi.advanceTimersByTime(PASS_MS * 2);
    expect([alone.closes, chosen]).toEqual([null, []]);
  });

  it('is nothing where somebody could answer what is aimed at them', () => {
    live.figures = sent({ acting: null, posts: [], stack: [{ hexes: [0] }], heroes: [] });
    ask(1, 'respond', [pass, choice('play', { is: 'PlayPower', card: 1, hero: 0 })]);
    const alone = new Alone(table);
    alone.follow();
    expect(alone.closes).toBeNull();
    live.figures = sent({ acting: null, posts: [], stack: [{ hexes: [4] }], heroes: [] });
    ask(2, 'respond', [pass, choice('play', { is: 'PlayPower', card: 1, hero: 0 })]);
    alone.follow();
    expect(alone.closes).not.toBeNull();
  });

  it('leaves time to read where something could be answered, unless people learn from it that it could', () => {
    live.figures = sent({ acting: null, posts: [], stack: [{ hexes: [4] }], heroes: [] });
    const choices = [pass, choice('play', { is: 'PlayPower', card: 1, hero: 0 })];
    const alone = new Alone(table);
    for (const [person, lasts] of [
      [false, THINK_MS],
      [true, PASS_MS],
    ] as const) {
      live.room = sent({ seats: [{ person: true }, { person }] });
      ask(lasts, 'respond', choices);
      alone.follow();
      expect(alone.lasts).toBe(lasts);
    }
  });

  it('ends an activation once: who takes that back wants to look at it', () => {
    const end = choice('end', { is: 'EndActivation' });
    ask(1, 'act', [end]);
    const alone = new Alone(table);
    alone.follow();
    vi.runAllTimers();
    ask(2, 'act', [end]);
    alone.follow();
    vi.runAllTimers();
    expect(chosen).toEqual(['end']);
  });

  it('follows a wish through the next question, and forgets it where it does not fit', () => {
    const alone = new Alone(table);
    alone.wish(choice('move', { is: 'PickHex', pick: 0 }), ({ text }) => text === 'hex 3');
    ask(1, 'move', [hex(1), hex(3)]);
    alone.follow();
    expect(chosen).toEqual(['move', 'hex 3']);
    alone.wish(choice('move', { is: 'PickHex', pick: 0 }), ({ text }) => text === 'hex 4');
    ask(2, 'move', [hex(1), hex(3)]);
    alone.follow();
    ask(3, 'move', [hex(4)]);
    alone.follow();
    expect(chosen).toEqual(['move', 'hex 3', 'move']);
  });
});

describe('a formation', () => {
  it('changes two heroes, and asks for nobody who comes after them', () => {
    live.figures = sent({
      acting: null,
      posts: [
        { hero: 7, hex: 0 },
        { hero: 8, hex: 1 },
        { hero: 9, hex: 2 },
      ],
      stack: [],
      heroes: [],
    });
    ask(1, 'place-hero', [hex(0), hex(1), hex(2), hex(5)]);
    const alone = new Alone(table);
    const formation = new Formation(table, new Hexes(table), alone);
    expect(formation.takeUp(4)).toBe(false);
    expect(formation.takeUp(1)).toBe(true);
    expect([formation.from, formation.takes(5), formation.takes(3)]).toEqual([1, true, false]);
    formation.drop(1);
    expect(chosen).toEqual([]);
    formation.drop(0);
    expect(chosen).toEqual(['hex 1']);
    ask(2, 'place-hero', [hex(0), hex(2), hex(5)]);
    alone.follow();
    ask(3, 'place-hero', [hex(2), hex(5)]);
    alone.follow();
    expect(chosen).toEqual(['hex 1', 'hex 0']);
  });
});
