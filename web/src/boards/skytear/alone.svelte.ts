// What the page does for a player: a wish that takes two answers, and answers where there is nothing to decide.
import { settings } from '../../lib/settings.svelte';
import { ownSide, type SkytearChoice, type SkytearTable } from './game';

/** How long a window stays open that needs no answer, before the table goes on; the same for every hand. */
export const PASS_MS = 2200;
/** As long as one takes to read what happens and what glows; only where nobody learns from it that something does. */
export const THINK_MS = 7000;
const END_MS = 500;
const PASSES = new Set(['PassPriority', 'SetStops']);
const ENDS = new Set(['EndActivation', 'SetStops']);

type Fits = (choice: SkytearChoice) => boolean;

export class Alone {
  /** When a window that needs no answer closes by itself; null where nothing of the kind goes on. */
  closes: number | null = $state(null);
  /** How long that takes in all. */
  lasts = $state(PASS_MS);
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

  /** Somebody looks at the hand: the window waits for them. */
  stay(): void {
    if (this.closes === null) return;
    clearTimeout(this.#timer);
    this.closes = null;
  }

  forget(): void {
    clearTimeout(this.#timer);
  }

  #goOn(): void {
    const { choices, view } = this.table;
    const only = (kinds: Set<string>): boolean => choices.every(({ option }) => kinds.has(option.is));
    if (only(PASSES) || (this.table.live?.prompt?.kind === 'respond' && !this.#isAimedAt())) {
      this.lasts = only(PASSES) || this.#isWatched() ? PASS_MS : THINK_MS;
      this.closes = Date.now() + this.lasts;
      this.#later(this.lasts, ({ option }) => option.is === 'PassPriority' && !option.rest);
    } else if (only(ENDS)) {
      const now = `${view.turn} ${view.active}`;
      if (now === this.#ended) return;
      this.#ended = now;
      this.#later(END_MS, ({ option }) => option.is === 'EndActivation');
    }
  }

  /** Whether other people sit at the table: how long somebody takes must not tell them what a hand holds. */
  #isWatched(): boolean {
    const { live, seat } = this.table;
    return live?.room?.seats.some(({ person }, number) => person && number !== seat) ?? false;
  }

  /** Whether what waits on the Stack is about somebody of the reader's side. */
  #isAimedAt(): boolean {
    const { view, figures } = this.table;
    const own = ownSide(this.table);
    const hexes = new Set(figures.stack.at(-1)?.hexes ?? []);
    return (
      view.heroes.some(({ side, hex, illusion }) => side === own && (hexes.has(hex) || hexes.has(illusion))) ||
      view.minions.some((hex, minion) => view.minion_sides[minion] === own && hexes.has(hex)) ||
      view.boards[own]!.pillars.some(([hex]) => hexes.has(hex))
    );
  }

  #later(ms: number, fits: Fits): void {
    const found = this.table.choices.find(fits);
    if (found) this.#timer = window.setTimeout(() => void this.table.live?.choose(found), ms);
  }
}
