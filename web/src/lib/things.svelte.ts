// The things of a board: where each is on the screen, and which choices it stands for.
import type { Choice } from './protocol';

/** A thing that lies so many pixels elsewhere has moved. */
const SLIP = 6;

/** What a thing was when it was seen last. */
interface Seen {
  element: Element;
  box: DOMRect;
}

export class Things {
  #lit = new Map<object, { choices: readonly Choice[]; places: number }>();
  #named = new Map<string, Element>();
  #seen = new Map<string, Seen>();
  #changes = $state(0);
  #told = false;

  /** Something on the board glows for these choices, as long as it does not say otherwise; a map does in places. */
  glow(thing: object, choices: readonly Choice[], places = 1): void {
    const known = this.#lit.get(thing);
    if (choices.length === 0 ? !this.#lit.delete(thing) : known?.choices === choices && known.places === places) return;
    if (choices.length > 0) this.#lit.set(thing, { choices, places });
    // All things of a board change in one go: whoever asks looks once, when all have spoken.
    if (this.#told) return;
    this.#told = true;
    queueMicrotask(() => {
      this.#told = false;
      this.#changes++;
    });
  }

  /** The choices that something on the board stands for; the others need a button. */
  get onBoard(): Set<Choice> {
    void this.#changes;
    return new Set([...this.#lit.values()].flatMap(({ choices }) => choices));
  }

  /** How many places of the board glow: twins stand for one choice, and both do. */
  get glowing(): number {
    void this.#changes;
    return [...this.#lit.values()].reduce((sum, { places }) => sum + places, 0);
  }

  /** A thing with a name of its own, such as `card 12` or `pile discard`, is here now. */
  name(name: string, element: Element): () => void {
    this.#named.set(name, element);
    return () => {
      if (this.#named.get(name) === element) this.#named.delete(name);
    };
  }

  element(name: string): Element | null {
    return this.#named.get(name) ?? null;
  }

  /** Where a thing is, or was when it was seen last. */
  where(name: string): DOMRect | null {
    return this.#named.get(name)?.getBoundingClientRect() ?? this.#seen.get(name)?.box ?? null;
  }

  /** How a thing looked when it was last seen: what has left the board can still fall or fly. */
  seen(name: string): Seen | null {
    return this.#seen.get(name) ?? null;
  }

  /** Those that lie elsewhere than they were remembered. */
  moved(): string[] {
    return [...this.#named].flatMap(([name, element]) => {
      const before = this.#seen.get(name);
      if (before === undefined || before.box.width === 0) return [];
      const now = element.getBoundingClientRect();
      const far = Math.hypot(now.x - before.box.x, now.y - before.box.y);
      return far > SLIP && now.width > 0 ? [name] : [];
    });
  }

  /** Before something changes: remember where everything is. */
  remember(): void {
    for (const [name, element] of this.#named) this.#seen.set(name, { element, box: element.getBoundingClientRect() });
  }
}
