import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { crowd } from '../src/lib/crowd.svelte';
import { lessons } from '../src/lib/progress.svelte';
import { post } from '../src/lib/api';
import type { CommentNote, TableNote } from '../src/lib/protocol';
import { company, deleteSure, standing, withPeople } from '../src/lib/mine';
import { settings } from '../src/lib/settings.svelte';
import { Table } from '../src/lib/table.svelte';
import { words } from '../src/lib/words.svelte';
import { hintsGiven } from '../src/table/deed';
import { FirstTimes } from '../src/table/firsttimes.svelte';
import { event, room, state, step, type SampleWire } from './samples';
import { answered, openStreams, Refusal, serve, Stream } from './server';

let table: Table<SampleWire>;

beforeEach(async () => {
  openStreams();
  serve({
    '/games/sample/catalogue': () => ({ cards: [] }),
    '/tables/abc/history': () => [],
    '/tables/abc/chat': () => ({ speaker: '', longest: 200, phrases: [], remarks: [] }),
  });
  settings.set({ token: 'secret' });
  await words.speak('en');
  table = new Table('abc');
  table.open();
});

afterEach(() => table.close());

const note = (change: Partial<TableNote>): TableNote => ({
  table: 'abc',
  game: 'sample',
  status: 'playing',
  made_at: 0,
  lesson: '',
  seats: [
    { name: 'Ada', bot: '' },
    { name: 'Nimbus', bot: 'medium' },
  ],
  seat: 0,
  left: false,
  decider: 0,
  result: '',
  given_up: false,
  scores: [],
  counts: '',
  ...change,
});

describe('the end of a game', () => {
  it('that people made decides who has won', async () => {
    const ended = { how: 'resign' as const, seat: 1, winners: [0], text: 'Ben has given up.' };
    Stream.now.tell('table', state({ room: { ...room, status: 'over', ended } }));
    await answered();
    expect(table.winners).toEqual([0]);
    expect(table.won).toBe(true);
  });
});

describe('hints', () => {
  it('are given alone unless it is rated, between people if they agreed', async () => {
    Stream.now.tell('table', state({ room: { ...room, chat: true } }));
    await answered();
    expect(hintsGiven(table)).toBe(false);
    Stream.now.tell('table', state({ version: 5, room: { ...room, chat: true, hints: true } }));
    expect(hintsGiven(table)).toBe(true);
    Stream.now.tell('table', state({ version: 6, room }));
    expect(hintsGiven(table)).toBe(true);
    Stream.now.tell('table', state({ version: 7, room: { ...room, rated: true } }));
    expect(hintsGiven(table)).toBe(false);
  });
});

describe('a list of tables', () => {
  it('says with whom, and whose turn it is', () => {
    expect(company(note({}))).toBe('with Nimbus (medium bot)');
    expect(standing(note({}))).toBe('Your turn');
    expect(standing(note({ decider: 1 }))).toBe('Waiting for Nimbus');
    expect(standing(note({ status: 'over', decider: null, result: 'drawn' }))).toBe('Draw');
    const left = note({ status: 'over', decider: null, given_up: true });
    expect(standing({ ...left, result: 'won' })).toBe('Won: given up by the other side');
    expect(standing({ ...left, result: 'lost' })).toBe('Lost: given up');
    expect(withPeople(note({}))).toBe(false);
  });

  it('says what is lost by deleting one', () => {
    expect(deleteSure(note({}))).toBe('The table and all that happened there are gone for ever.');
    expect(deleteSure(note({ counts: 'rated' }))).toContain('you lose it');
    expect(deleteSure(note({ counts: 'event' }))).toContain('A tournament waits');
    const seats = [...note({}).seats, { name: 'Ben', bot: '' }];
    expect(deleteSure(note({ seats, counts: 'rated' }))).toBe('The table goes from your list; the others keep it.');
  });
});

describe('too many tables', () => {
  it('ask for room and go on when there is some', async () => {
    let full = true;
    serve({
      '/tables': () => {
        return full ? new Refusal(429, 'You sit at ten.', 'too-much') : { table: 'new' };
      },
    });
    const made = post('/tables');
    await answered();
    expect(crowd.text).toBe('You sit at ten.');
    full = false;
    crowd.answer(true);
    expect(await made).toEqual({ table: 'new' });
    expect(crowd.text).toBe('');
  });
});

describe('what a coach says of first times', () => {
  it('is said again when what it was about is taken back and done again', async () => {
    lessons.set('sample', { said: [] });
    const comment: CommentNote = {
      name: 'move',
      event: 'moved',
      prompt: '',
      who: '',
      place: '',
      look: [],
      text: 'Oh!',
    };
    Stream.now.tell('table', state());
    await answered();
    const firsts = new FirstTimes(table, 'sample');
    const happens = (version: number): void => {
      Stream.now.tell('step', step(version, { what: 'chose', events: [event('moved', 'A stone moves.')] }));
      firsts.follow([comment]);
    };
    happens(5);
    expect(firsts.now).toEqual(comment);
    firsts.heard();
    happens(6);
    expect(firsts.now).toBeUndefined();
    Stream.now.tell('step', step(7, { what: 'undone', back_to: 4, events: [] }));
    firsts.follow([comment]);
    happens(8);
    expect(firsts.now).toEqual(comment);
  });
});
