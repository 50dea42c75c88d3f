// An event as it happens: the server answers when there is something new.
import { untrack } from 'svelte';
import { get, NEW_GUEST, post, Refused } from '../../lib/api';
import type { EventNote, EventState, GroupNote, PlayerNote, RoundNote } from '../../lib/protocol';
import { t } from '../../lib/words.svelte';

const RETRY_MS = 2000;
const TICK_MS = 500;

export class LiveEvent {
  state: EventState | null = $state.raw(null);
  /** Why the event cannot be shown. */
  missing = $state('');
  /** Why what was last asked for was not done. */
  problem = $state('');
  /** What was last asked for. */
  asked = $state('');
  /** Whether the server cannot be heard at the moment: what is shown is what was. */
  away = $state(false);
  busy = $state(false);
  /** The server's time. */
  now = $state(0);
  #ahead = 0;
  #stopped = false;
  /** Counts who this browser has become: what was asked as somebody else is not told. */
  #reader = 0;

  constructor(readonly id: string) {}

  /** Follows the event until what it returns is called. */
  follow(): () => void {
    const again = (): void => {
      this.#reader++;
      void this.refresh();
    };
    const clock = window.setInterval(() => (this.now = Date.now() / 1000 + this.#ahead), TICK_MS);
    window.addEventListener(NEW_GUEST, again);
    // What it reads is its own: whoever follows does not begin again when it changes.
    untrack(() => void this.#listen());
    return () => {
      this.#stopped = true;
      window.clearInterval(clock);
      window.removeEventListener(NEW_GUEST, again);
    };
  }

  async #listen(): Promise<void> {
    while (!this.#stopped) {
      try {
        const known = this.state?.event.version;
        const reader = this.#reader;
        const found =
          known === undefined
            ? await get(`/events/${this.id}`)
            : await get(`/events/${this.id}/news`, { after: String(known) });
        this.away = false;
        if (reader === this.#reader) this.#take(found);
      } catch (error) {
        if (error instanceof Refused && error.status === 404) {
          this.missing = error.problem.text;
          return;
        }
        this.away = true;
        await new Promise((wake) => setTimeout(wake, RETRY_MS));
      }
    }
  }

  async refresh(): Promise<void> {
    const found = await get(`/events/${this.id}`).catch(() => null);
    if (found) this.#take(found);
  }

  #take(found: EventState): void {
    if (this.state && found.event.version < this.state.event.version) return;
    this.#ahead = found.now - Date.now() / 1000;
    this.now = found.now;
    this.state = found;
  }

  /** Ask for something; whether it was done. */
  async ask(deed: string, body: Record<string, unknown> = {}): Promise<boolean> {
    this.busy = true;
    this.problem = '';
    this.asked = deed;
    try {
      await post(`/events/${this.id}/${deed}`, body);
      await this.refresh();
      return true;
    } catch (error) {
      this.problem = error instanceof Refused ? error.problem.text : t('unreachable');
      return false;
    } finally {
      this.busy = false;
    }
  }
}

export const nameOf = (event: EventNote, player: number): string => event.players[player]?.name ?? '';

export const lastRound = (event: EventNote): RoundNote | null => event.rounds.at(-1) ?? null;

/** The game that a player has in the current round. */
export function groupOf(event: EventNote, player: number | null): GroupNote | null {
  if (player === null) return null;
  return lastRound(event)?.groups.findLast(({ players }) => players.includes(player)) ?? null;
}

/** Whether the game of a player waits for them: to say that they are there, or to be played. */
export function isCalled(event: EventNote, player: number | null): boolean {
  const group = groupOf(event, player);
  if (event.status !== 'running' || player === null || !group || group.points !== null) return false;
  return group.table !== '' || !group.ready.includes(player);
}

/** How many take part: people, or teams where sides have several. */
export const entered = (event: EventNote): string =>
  t(event.people > 1 ? 'events-entered-teams' : 'events-entered', { number: playing(event).length });

export const playing = (event: EventNote): PlayerNote[] => event.players.filter(({ active }) => active);
