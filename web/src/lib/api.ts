// Requests to the server. docs/server.md has the protocol.
import { oneOf } from '../art/random';
import { crowd } from './crowd.svelte';
import type { Wire } from './engine';
import type { CampaignBody, GuestAnswer, Problem, TableState } from './protocol';
import type { Got, GetPath, Posted, PostPath } from './routes';
import { settings } from './settings.svelte';
import { newKey } from './unique';
import { words } from './words.svelte';

/** The server's no, with a sentence for people. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
}

/** No answer came. */
export class Unreachable extends Error {}

/** Told to the window when this browser has become somebody: streams that were opened before are nobody's. */
export const NEW_GUEST = 'skyshelf-guest';

/** Where one may be told to end another game first. */
const SITTING = /^\/tables(\/[^/]+\/(sit|branch))?$/;
const TRIES = 5;
/** A network may swallow a request without a word. */
const PATIENCE_MS = 30_000;
const NAMES = ['Heron', 'Ibis', 'Swift', 'Lark', 'Cirrus', 'Nova', 'Kestrel', 'Zephyr', 'Wren', 'Aurora'];

export function get<P extends GetPath>(path: P, params: Record<string, string> = {}): Promise<Got<P>> {
  return fetched(path, params);
}

/** What is printed on the components of a game, which each game types for itself. */
export function catalogueOf<W extends Wire>(
  game: string,
  params: Record<string, string> = {},
): Promise<W['catalogue']> {
  return fetched(`/games/${game}/catalogue`, params);
}

/** A table of a game whose types are known. */
export function tableOf<W extends Wire>(table: string): Promise<TableState<W>> {
  return fetched(`/tables/${table}`);
}

/** Games with a condition of their own, where a game has them. */
export function challengesOf<W extends Wire & { challenges: object }>(game: string): Promise<W['challenges']> {
  return fetched(`/games/${game}/challenges`);
}

/** How a campaign stands, where a game has one. */
export function campaignOf<W extends Wire & { campaign: object }>(
  game: string,
  plan: Omit<CampaignBody, 'key'>,
): Promise<W['campaign']> {
  return carriedOut(`/games/${game}/campaign`, { ...plan });
}

function fetched<T>(path: string, params: Record<string, string> = {}): Promise<T> {
  const query = new URLSearchParams({ lang: words.language, ...params });
  return ask<T>(`/api${path}?${query}`, {});
}

export function post<P extends PostPath>(path: P, body: Record<string, unknown> = {}): Promise<Posted<P>> {
  return carriedOut(path, body);
}

/** Carried out once, however often it has to be sent. */
async function carriedOut<T>(path: string, body: Record<string, unknown>): Promise<T> {
  const keyed = { key: newKey(), ...body };
  if (!settings.now.token) await becomeGuest(settings.now.name);
  for (let tries = 1; ; tries++) {
    try {
      return await send<T>(path, keyed);
    } catch (error) {
      const again = error instanceof Unreachable || (error instanceof Refused && error.status === 503);
      if (error instanceof Refused && error.problem.error === 'too-much' && SITTING.test(path)) {
        // The reader may end an old game and go on with what was wanted.
        if (await crowd.makeRoom(error.problem.text)) continue;
        throw error;
      }
      if (again && tries < TRIES) {
        await new Promise((wake) => setTimeout(wake, 400 * tries));
      } else if (
        error instanceof Refused &&
        error.status === 403 &&
        error.problem.error === 'forbidden' &&
        tries === 1
      ) {
        // The cookie or the token may be gone; a guest who still has them only gets the same token again.
        await becomeGuest(settings.now.name);
      } else {
        throw error;
      }
    }
  }
}

export async function becomeGuest(name: string): Promise<void> {
  const taken = name.trim() || oneOf(NAMES, Math.random);
  const guest = await send<GuestAnswer>('/guest', { name: taken, language: settings.now.language });
  const known = settings.now.token === guest.token;
  settings.set({ name: guest.name, token: guest.token });
  if (!known) window.dispatchEvent(new Event(NEW_GUEST));
}

/** A language is spoken from now on, in every tab, and when this person comes again. */
export async function chooseLanguage(language: string): Promise<void> {
  settings.set({ language });
  // Who is nobody yet tells it when they become somebody.
  if (settings.now.token) await becomeGuest(settings.now.name).catch(() => undefined);
}

function send<T>(path: string, body: Record<string, unknown>): Promise<T> {
  return ask<T>(`/api${path}?lang=${words.language}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-skyshelf-token': settings.now.token },
    body: JSON.stringify(body),
  });
}

async function ask<T>(address: string, how: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(address, { ...how, credentials: 'same-origin', signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch {
    throw new Unreachable();
  }
  if (!answer.ok) {
    const problem: Problem | null = await answer.json().catch(() => null);
    throw new Refused(answer.status, problem ?? { error: 'broken', text: answer.statusText, rule: '' });
  }
  try {
    return await answer.json();
  } catch {
    // Cut off on its way, or not from the server at all: as if none had come.
    throw new Unreachable();
  }
}
