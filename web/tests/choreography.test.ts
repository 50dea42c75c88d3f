import { beforeEach, expect, test, vi } from 'vitest';
import { Choreography } from '../src/lib/choreography.svelte';
import type { SaidEvent, TableStep } from '../src/lib/protocol';
import { settings } from '../src/lib/settings.svelte';
import { Stage } from '../src/lib/stage';
import { Things } from '../src/lib/things.svelte';

const blow = (number: number): SaidEvent => ({
  kind: 'strikes',
  rule: '',
  args: { number },
  secret: false,
  text: `blow ${number}`,
});
const fight = (blows: number): Pick<TableStep, 'version' | 'events'> => ({
  version: 1,
  events: Array.from({ length: blows }, (_, number) => blow(number)),
});

let show: Choreography;
let seen: unknown[];
beforeEach(() => {
  vi.useFakeTimers();
  settings.set({ motion: 'full' });
  show = new Choreography(new Things());
  seen = [];
  show.acts = { strikes: (event) => void seen.push(event.args.number) };
});

test('of a large fight every blow is seen, and it is summed up meanwhile', async () => {
  show.tell(fight(20), true);
  await vi.advanceTimersByTimeAsync(100);
  expect(show.jumped).toBe(20);
  await vi.runAllTimersAsync();
  expect(seen).toEqual(Array.from({ length: 20 }, (_, number) => number));
  expect([show.jumped, show.now]).toEqual([0, null]);
});

test('what flew and what fell is gone when it has arrived, however much comes after it', async () => {
  const arrived: (() => void)[] = [];
  const animate = () => ({ finished: new Promise<void>((resolve) => arrived.push(resolve)), finish: () => undefined });
  Object.assign(Element.prototype, { animate });
  const things = new Things();
  const stage = new Stage(things);
  stage.layer = document.createElement('div');
  const die = document.createElement('button');
  things.name('die', die);
  const flights = [stage.fly('die', new DOMRect(0, 0, 9, 9), new DOMRect(90, 0, 9, 9)), stage.fall('die')];
  flights.push(stage.number(new DOMRect(0, 0, 9, 9), '−2'));
  const flying = stage.layer.childElementCount;
  for (const land of arrived) land();
  await Promise.all(flights);
  expect([flying > 1, stage.layer.childElementCount]).toEqual([true, 0]);
});

test('what a whole evening brought is only told of', async () => {
  show.tell(fight(100), false);
  await vi.runAllTimersAsync();
  expect(seen).toEqual([]);
});

test('who wants it calm sees nothing move', async () => {
  settings.set({ motion: 'reduced' });
  show.tell(fight(20), false);
  await vi.runAllTimersAsync();
  expect(seen).toEqual([]);
});

test('what happens while much is summed up is shown after it, and counted for itself', async () => {
  show.tell(fight(100), false);
  await vi.advanceTimersByTimeAsync(500);
  expect(show.jumped).toBe(100);
  show.tell(fight(2), false);
  await vi.advanceTimersByTimeAsync(1500);
  expect([show.jumped, show.number, show.all]).toEqual([0, 1, 2]);
  await vi.runAllTimersAsync();
  expect(seen).toEqual([0, 1]);
});

test('what comes after everything was skipped is counted for itself', async () => {
  show.tell(fight(3), false);
  await vi.advanceTimersByTimeAsync(500);
  show.skipAll();
  show.tell(fight(2), false);
  await vi.advanceTimersByTimeAsync(100);
  await vi.runAllTimersAsync();
  expect(show.number).toBe(show.all);
});

test('who comes back is told the news, however late the board comes that says what is told', () => {
  const news = () => show.since.map(({ event }) => event.text);
  show.comeBack([{ step: fight(2), own: true }]);
  expect(news()).toEqual([]);
  show.told = ({ kind }) => kind === 'strikes';
  expect(news()).toEqual(['blow 0', 'blow 1']);
  show.tell({ version: 2, events: [blow(7)] }, true);
  show.told = () => true;
  expect(news()).toEqual(['blow 7']);
});
