// What the page does for a player: a wish that takes two answers, and answers where there is nothing to decide.
import { settings } from '../../lib/settings.svelte';
import type { SkytearChoice, SkytearTable } from './game';

/** How long it is shown that nothing can be answered, before the table goes on; the same for every hand. */
export const PASS_MS = 1600;
const END_MS = 500;
const PASSES = new Set(['PassPriority', 'SetStops']);
const ENDS = new Set(['EndActivation', 'SetStops']);

type Fits = (choice: SkytearChoice) => boolean;

export class Alone {
  /** When a window that nobody can answer closes by itself; null where nothing of the kind goes on. */
  closes: number | null = $state(null);
  #next: Fits[] = [];
  #timer = 0;
  #asked = -1;
  /** The activation that was ended last: whoever takes that back wants to look at it. */
  #ended = '';

  constructor(readonly table: SkytearTable) {}

  /** Chooses now, and what fits at the next questions: a Move and where to, an Attack and whom. */
  wish(now: SkytearChoice, ...next: Fits[]): void {
    const live = this.table.live;
    if (!live || live.guarded) return;
    this.#next = next;
    void live.choose(now);
  }

  /** A question has come. */
  follow(): void {
    const live = this.table.live;
    const number = live?.prompt?.number ?? -1;
    if (number === this.#asked) return;
    this.#asked = number;
    clearTimeout(this.#timer);
    this.closes = null;
    if (!live?.prompt) return;
    const wish = this.#next.shift();
    const wished = wish ? this.table.choices.find(wish) : undefined;
    if (wished) {
      void live.choose(wished);
      return;
    }
    this.#next = [];
    if (settings.now.goesOn && !live.coach) this.#goOn();
  }

  forget(): void {
    clearTimeout(this.#timer);
  }

  #goOn(): void {
    const { choices, view } = this.table;
    const only = (kinds: Set<string>): boolean => choices.every(({ option }) => kinds.has(option.is));
    if (only(PASSES)) {
      this.closes = Date.now() + PASS_MS;
      this.#later(PASS_MS, ({ option }) => option.is === 'PassPriority' && !option.rest);
    } else if (only(ENDS)) {
      const now = `${view.turn} ${view.active}`;
      if (now === this.#ended) return;
      this.#ended = now;
      this.#later(END_MS, ({ option }) => option.is === 'EndActivation');
    }
  }

  #later(ms: number, fits: Fits): void {
    const found = this.table.choices.find(fits);
    if (found) this.#timer = window.setTimeout(() => void this.table.live?.choose(found), ms);
  }
}
