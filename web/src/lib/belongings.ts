// What this browser keeps goes to the person who is signed in, and comes from there: decks, medals, lessons, settings.
// Whoever shows some of it reads it again, as if another tab had changed it.
import { get, post, Refused } from './api';
import type { OwnDeck } from './decks.svelte';
import { forget, keep, KEPT, recall } from './kept';
import { mergedDecks, mergedFeats, mergedFields, mergedLessons, type Feats } from './merging';
import type { Progress } from './progress.svelte';
import type { BelongingNote } from './protocol';
import { DEFAULTS, settings, type Shared } from './settings.svelte';
import { newId } from './unique';

/** What was last seen there: of each deck when it was changed, and the settings. */
interface Known {
  decks: Record<string, number>;
  settings: Shared | null;
}

const KNOWN = 'skyshelf-known';
const DECKS = 'skyshelf-decks';
const LESSONS = 'skyshelf-lessons';
export const FEATS = 'skyshelf-feats';
const WATCHED = [DECKS, LESSONS, FEATS, 'skyshelf'];
const NO_FEATS: Feats = { medals: {}, tried: {}, plan: null, earlier: 0 };
const WAIT_MS = 1500;
/** So much goes into one request. */
const MOST_LETTERS = 40_000;
const MOST_THINGS = 40;

let timer: ReturnType<typeof setTimeout> | undefined;
let busy: Promise<void> = Promise.resolve();
/** While we ourselves keep what has come, nobody needs to be told. */
let putting = false;

/** From now on what is kept here is kept for the person. */
export function follow(): void {
  window.addEventListener(KEPT, (event) => {
    if (putting || !(event instanceof CustomEvent) || !settings.now.person) return;
    if (!WATCHED.includes(String(event.detail))) return;
    clearTimeout(timer);
    timer = setTimeout(() => void bringTogether().catch(() => undefined), WAIT_MS);
  });
  void bringTogether().catch(() => undefined);
}

/** Bring both sides together, once after another. */
export function bringTogether(): Promise<void> {
  busy = busy.catch(() => undefined).then(once);
  return busy;
}

/** Take away what was the person's: the next one at this browser has nothing to do with it. */
export function clear(): void {
  clearTimeout(timer);
  for (const key of [DECKS, LESSONS, FEATS, KNOWN]) {
    forget(key);
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }
}

function put(key: string, value: unknown): void {
  if (JSON.stringify(value) === JSON.stringify(recall(key, null))) return;
  putting = true;
  keep(key, value);
  putting = false;
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

function sharedOf(all: typeof settings.now): Shared {
  const { name: _, token: __, person: ___, ...shared } = all;
  return shared;
}

function parsed<T>(note: BelongingNote | undefined, nothing: T): T {
  const found: T | null = note?.body ? JSON.parse(note.body) : null;
  return found ?? nothing;
}

async function once(): Promise<void> {
  const notes = await get('/people/belongings').catch((error: unknown) => {
    // This browser was signed out from another one; what it keeps is its own again.
    if (error instanceof Refused && error.status === 403) settings.set({ person: false });
    throw error;
  });
  const known = recall<Known>(KNOWN, { decks: {}, settings: null });
  const one = (kind: string): BelongingNote | undefined => notes.find((each) => each.kind === kind);
  const send: BelongingNote[] = [];
  const give = (kind: BelongingNote['kind'], value: unknown): void => {
    const body = JSON.stringify(value);
    const lies = one(kind);
    if (lies?.body === body) return;
    send.push({ kind, item: '', changed: Math.max(Date.now(), (lies?.changed ?? 0) + 1), body });
  };

  const learnt = mergedLessons(
    parsed<Record<string, Progress>>(one('lessons'), {}),
    recall<Record<string, Progress>>(LESSONS, {}),
  );
  put(LESSONS, learnt);
  give('lessons', learnt);

  const earned = mergedFeats(parsed(one('feats'), NO_FEATS), { ...NO_FEATS, ...recall<Partial<Feats>>(FEATS, {}) });
  put(FEATS, earned);
  give('feats', earned);

  const base = known.settings ?? sharedOf(DEFAULTS);
  const wanted = mergedFields(
    base,
    { ...base, ...parsed<Partial<Shared>>(one('settings'), {}) },
    sharedOf(settings.now),
    known.settings === null ? 'theirs' : 'mine',
  );
  put('skyshelf', { ...settings.now, ...wanted });
  give('settings', wanted);

  const lying = notes
    .filter(({ kind }) => kind === 'deck')
    .map((note) => ({ id: note.item, changed: note.changed, deck: parsed<OwnDeck | null>(note, null) }));
  const { decks, send: changed } = mergedDecks(lying, recall<OwnDeck[]>(DECKS, []), known.decks, Date.now(), newId);
  put(DECKS, decks);
  for (const each of changed)
    send.push({
      kind: 'deck',
      item: each.id,
      changed: each.changed,
      body: each.deck ? JSON.stringify(each.deck) : '',
    });

  for (const part of parts(send)) await post('/people/belongings', { things: part });
  keep(KNOWN, { decks: Object.fromEntries(decks.map((deck) => [deck.id, deck.changed])), settings: wanted });
}

function parts(things: BelongingNote[]): BelongingNote[][] {
  const found: BelongingNote[][] = [];
  let letters = 0;
  for (const each of things) {
    letters += each.body.length;
    if (found.length === 0 || letters > MOST_LETTERS || found.at(-1)!.length >= MOST_THINGS) {
      found.push([]);
      letters = each.body.length;
    }
    found.at(-1)!.push(each);
  }
  return found;
}
