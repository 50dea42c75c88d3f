import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
import { GUARD_MS, Table } from '../src/lib/table.svelte';
import { choice, event, prompt, room, state, step, view, type SampleWire } from './samples';
import { answered, openStreams, Refusal, serve, Stream, type Asked } from './server';

let asked: Asked[];
let table: Table<SampleWire>;

beforeEach(() => {
  openStreams();
  asked = serve({ '/games/sample/catalogue': () => ({ cards: [] }), '/tables/abc/history': () => [] });
  settings.set({ token: 'secret', confirm: 'never' });
  table = new Table('abc');
  table.open();
});

afterEach(() => table.close());

describe('a table', () => {
  it('is what the server says it is', async () => {
    Stream.now.tell('table', state({ prompt: prompt(4, [choice('play a')]) }));
    await answered();
    expect(table.view).toEqual(view);
    expect(table.choices.map(({ text }) => text)).toEqual(['play a']);
    expect(table.catalogue).toEqual({ cards: [] });
    expect(table.connection).toBe('open');
    expect(table.decider).toBe(0);
  });

  it('follows step by step', async () => {
    Stream.now.tell('table', state());
    await answered();
    const before = table.view;
    Stream.now.tell(
      'step',
      step(5, {
        events: [event('moved', 'A stone moves.')],
        changes: [{ op: 'replace', path: '/turn', value: 2 }],
        figures: { sum: 3 },
      }),
    );
    expect(table.view).toEqual({ ...view, turn: 2 });
    expect(before).toEqual(view);
    expect(table.figures).toEqual({ sum: 3 });
    expect(table.log.map(({ text }) => text)).toEqual(['A stone moves.']);
  });

  it('tells who comes back what happened since the last choice of their own', async () => {
    const chose = (version: number, by: number) =>
      step(version, { what: 'chose', by, events: [event('moved', `Step ${version}.`)] });
    serve({ '/tables/abc/history': () => [chose(1, 1), chose(2, 0), chose(3, 1), chose(4, 1)] });
    Stream.now.tell('table', state({ seat: 0 }));
    await answered();
    expect(table.show.since.map(({ event }) => event.text)).toEqual(['Step 3.', 'Step 4.']);
  });

  it('shows the last move before it tells how it ended, unless one comes later or hurries', async () => {
    const over = { ...room, status: 'over' as const };
    const last = (version: number) =>
      step(version, { what: 'chose', by: 1, events: [event('moved', 'The last stone moves.')], room: over });
    Stream.now.tell('table', state());
    await answered();
    Stream.now.tell('step', last(5));
    await answered();
    expect([table.over, table.ended]).toEqual([true, false]);
    await vi.waitFor(() => expect(table.show.now?.event.text).toBe('The last stone moves.'));
    table.show.skipAll();
    await vi.waitFor(() => expect(table.ended).toBe(true));

    Stream.now.tell('table', state({ version: 6 }));
    expect(table.ended).toBe(false);
    Stream.now.tell('table', state({ version: 7, room: over }));
    expect(table.ended).toBe(true);
  });

  it('tells what happens while it asks for what happened before, in its order', async () => {
    const saying = (version: number) => step(version, { events: [event('moved', `Step ${version}.`)] });
    const texts = () => table.log.map(({ text }) => text);
    serve({
      '/tables/abc/history': ({ query }) =>
        [3, 4, 5, 6].filter((each) => each > Number(query.get('after'))).map(saying),
    });
    Stream.now.tell('table', state());
    Stream.now.tell('step', saying(5));
    Stream.now.tell('step', saying(7)); // the answer was given before
    await answered();
    expect(texts()).toEqual(['Step 3.', 'Step 4.', 'Step 5.', 'Step 6.', 'Step 7.']);

    // The connection was lost and is back.
    serve({ '/tables/abc/history': () => [8, 9].map(saying) });
    Stream.now.tell('table', state({ version: 9 }));
    expect(table.recalling).toBe(true);
    Stream.now.tell('step', saying(10));
    await answered();
    expect(texts().slice(-4)).toEqual(['Step 7.', 'Step 8.', 'Step 9.', 'Step 10.']);
    expect(table.recalling).toBe(false);
  });

  it('has no figures without a view', () => {
    Stream.now.tell('table', state({ view: null, room: { ...room, status: 'waiting' } }));
    expect(table.figures).toBeNull();
  });

  it('shows nothing of the old game when another one begins', () => {
    Stream.now.tell('table', state());
    Stream.now.tell('step', step(5, { what: 'started', room: { ...room, number: 2 } }));
    expect(table.view).toBeNull();
  });

  it('has no news of the old game when another one begins', () => {
    Stream.now.tell('table', state());
    Stream.now.tell('step', step(5, { what: 'chose', events: [event('fell', 'The castle falls.')] }));
    expect(table.show.since).toHaveLength(1);
    Stream.now.tell('step', step(6, { what: 'started', room: { ...room, number: 2 } }));
    expect(table.show.since).toEqual([]);
  });

  it('keeps the news of the others until there are newer ones', () => {
    Stream.now.tell('table', state());
    const news = () => table.show.since.map((moment) => moment.event.text);
    Stream.now.tell(
      'step',
      step(5, { what: 'chose', events: [event('wave', 'A wave comes.')], prompt: prompt(5, [choice('play a')]) }),
    );
    Stream.now.tell(
      'step',
      step(6, { what: 'chose', events: [event('played', 'You play a card.')], prompt: prompt(6, [choice('pass')]) }),
    );
    expect(news()).toEqual(['A wave comes.']);
    Stream.now.tell('step', step(7, { what: 'chose', events: [], prompt: null }));
    Stream.now.tell('step', step(8, { what: 'chose', events: [event('wave', 'Another wave comes.')] }));
    expect(news()).toEqual(['Another wave comes.']);
  });

  it('says that somebody does not agree', () => {
    Stream.now.tell('table', state());
    Stream.now.tell('step', step(5, { what: 'refused', text: 'Ben does not agree.' }));
    expect([table.show.all, table.show.since]).toEqual([1, []]);
  });

  it('that does not exist is not waited for', async () => {
    serve({ '/tables/abc': () => new Refusal(404, 'There is no such table.', 'unknown') });
    Stream.now.close();
    Stream.now.dispatchEvent(new Event('error'));
    await answered();
    expect([table.connection, table.problem]).toEqual(['gone', 'There is no such table.']);
  });

  it('finds the choices about something', () => {
    const [one, two] = [choice('take 1', { is: 'TakeDie', die: 1 }), choice('take 2', { is: 'TakeDie', die: 2 })];
    Stream.now.tell('table', state({ prompt: prompt(4, [one, two, choice('pass')]) }));
    expect(table.choicesFor('TakeDie')).toHaveLength(2);
    expect(table.choicesFor('TakeDie', { die: 2 }).map(({ text }) => text)).toEqual(['take 2']);
    expect(table.choicesFor('Pass')).toHaveLength(1);
    expect(table.choicesFor('TakeDie', { die: 3 })).toEqual([]);
  });

  it('knows who won', () => {
    const outcome = { kind: 'points', winners: [0], rule: '', scores: [], is: 'Outcome' as const };
    Stream.now.tell('table', state({ view: { ...view, outcome }, room: { ...room, status: 'over' } }));
    expect([table.over, table.won]).toEqual([true, true]);
  });
});

describe('a choice', () => {
  beforeEach(() => Stream.now.tell('table', state({ prompt: prompt(4, [choice('play a'), choice('pass')]) })));

  it('is sent with the number of its question', async () => {
    await table.choose(table.choices[1]!);
    const sent = asked.find(({ path }) => path === '/tables/abc/move')?.body;
    expect(sent).toMatchObject({ prompt: 4, choice: 1 });
    expect(sent?.key).toBeTruthy();
  });

  it('of another question is not sent', async () => {
    await table.choose(choice('play a'));
    expect(asked.some(({ path }) => path === '/tables/abc/move')).toBe(false);
  });

  it('is only picked where there are several', () => {
    table.guarded = false;
    table.pick(table.choices);
    expect(table.picked).toHaveLength(2);
    Stream.now.tell('step', step(5, { prompt: prompt(5, [choice('pass')]) }));
    expect(table.picked).toBeNull();
  });

  it('is made by a second touch of the same thing, where the first only picks it', () => {
    vi.useFakeTimers();
    settings.set({ confirm: 'always' });
    table.guarded = false;
    const sent = () => asked.filter(({ path }) => path === '/tables/abc/move').length;
    const only = [table.choices[0]!];
    table.pick(only);
    table.pick(only); // the second half of a double tap
    expect([sent(), table.picked]).toEqual([0, only]);
    vi.advanceTimersByTime(GUARD_MS);
    table.pick([table.choices[1]!]);
    expect(sent()).toBe(0);
    vi.advanceTimersByTime(GUARD_MS);
    table.pick([table.choices[1]!]);
    expect(sent()).toBe(1);
    vi.useRealTimers();
  });

  it('is not made by touches where it harms', () => {
    vi.useFakeTimers();
    Stream.now.tell('step', step(5, { prompt: prompt(5, [{ ...choice('discard a'), harms: true }, choice('pass')]) }));
    vi.advanceTimersByTime(GUARD_MS);
    const only = [table.choices[0]!];
    table.pick(only);
    vi.advanceTimersByTime(GUARD_MS);
    table.pick(only);
    expect(asked.some(({ path }) => path === '/tables/abc/move')).toBe(false);
    expect(table.picked).toEqual(only);
    vi.useRealTimers();
  });

  it('is made by a second touch only where it would come to nothing', () => {
    vi.useFakeTimers();
    settings.set({ confirm: 'never' });
    const sent = () => asked.filter(({ path }) => path === '/tables/abc/move').length;
    Stream.now.tell('step', step(5, { prompt: prompt(5, [{ ...choice('play a'), vain: true }, choice('pass')]) }));
    vi.advanceTimersByTime(GUARD_MS);
    const only = [table.choices[0]!];
    table.pick(only);
    expect([sent(), table.picked]).toEqual([0, only]);
    vi.advanceTimersByTime(GUARD_MS);
    table.pick(only);
    expect(sent()).toBe(1);
    vi.useRealTimers();
  });

  it('is warned of by key and list as well', () => {
    vi.useFakeTimers();
    const sent = () => asked.filter(({ path }) => path === '/tables/abc/move').length;
    Stream.now.tell('step', step(5, { prompt: prompt(5, [{ ...choice('play a'), vain: true }, choice('pass')]) }));
    vi.advanceTimersByTime(GUARD_MS);
    table.say(table.choices[0]!);
    expect([sent(), table.picked]).toEqual([0, [table.choices[0]]]);
    vi.advanceTimersByTime(GUARD_MS);
    table.say(table.choices[0]!);
    expect(sent()).toBe(1);
    vi.useRealTimers();
  });

  it('closes what was read about it', () => {
    table.read(() => ({ title: 'A card', text: [] }));
    void table.choose(table.choices[0]!);
    expect(table.reading).toBeNull();
  });

  it('puts away what was read of something else when one takes something up', () => {
    const [read, held] = [document.createElement('button'), document.createElement('button')];
    table.guarded = false;
    table.read(() => ({ title: 'A', text: [] }), read, true);
    table.pick(table.choices, held);
    expect(table.reading).toBeNull();

    // Who is to confirm it reads what it is.
    table.read(() => ({ title: 'B', text: [] }), held, true);
    table.pick(table.choices, held);
    expect(table.reading?.pinned).toBe(true);
  });

  it('is not made by a press that was meant for the question before', () => {
    vi.useFakeTimers();
    const sent = () => asked.filter(({ path }) => path === '/tables/abc/move').length;
    Stream.now.tell('step', step(5, { prompt: prompt(5, [choice('play b'), choice('pass')]) }));
    table.press(table.choices[0]!);
    table.pick([table.choices[0]!]);
    vi.advanceTimersByTime(GUARD_MS - 1);
    table.press(table.choices[0]!);
    expect([sent(), table.sending]).toEqual([0, false]);
    vi.advanceTimersByTime(1);
    table.press(table.choices[0]!);
    expect([sent(), table.sending]).toEqual([1, true]);
    vi.useRealTimers();
  });

  it('that is refused says why', async () => {
    serve({ '/tables/abc/move': () => new Refusal(422, 'There is no mana left.') });
    await table.choose(table.choices[0]!);
    expect([table.problem, table.sending]).toEqual(['There is no mana left.', false]);
  });

  it('that comes too late is no problem: news is on the way', async () => {
    serve({ '/tables/abc/move': () => new Refusal(409, 'Too late.') });
    await table.choose(table.choices[0]!);
    expect(table.problem).toBe('');
  });

  it('waits for the connection', async () => {
    window.dispatchEvent(new Event('offline'));
    const done = table.choose(table.choices[0]!);
    await answered();
    expect(asked.some(({ path }) => path === '/tables/abc/move')).toBe(false);
    table.open();
    Stream.now.tell('open', null);
    await done;
    expect(asked.filter(({ path }) => path === '/tables/abc/move')).toHaveLength(1);
  });

  it('that the coach declines is not sent', async () => {
    const coach = { chapter: 0, step: 0, steps: 1, cards: [], expected: [1], no: 'Pass, please.', finished: false };
    Stream.now.tell('table', state({ prompt: prompt(4, [choice('play a'), choice('pass')]), coach }));
    await table.choose(table.choices[0]!);
    expect(table.problem).toBe('Pass, please.');
    expect(asked.some(({ path }) => path === '/tables/abc/move')).toBe(false);
  });
});
