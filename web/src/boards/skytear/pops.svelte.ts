// HP lost and won, shown for a moment where it happened.
import type { Hero } from './wire';

const SHOWN_MS = 1400;

export class Pops {
  now: { id: number; hex: number; change: number }[] = $state.raw([]);
  #before: Hero[] = [];
  #count = 0;

  /** Compare the heroes with those of the last step. */
  follow(heroes: Hero[]): void {
    const before = this.#before;
    this.#before = heroes;
    if (before.length !== heroes.length) return;
    const found = heroes.flatMap((hero, number) => {
      const change = hero.hp - before[number]!.hp;
      const hex = before[number]!.hex;
      return change !== 0 && hex >= 0 ? [{ id: ++this.#count, hex, change }] : [];
    });
    if (found.length === 0) return;
    this.now = [...this.now, ...found];
    const last = this.#count;
    setTimeout(() => (this.now = this.now.filter(({ id }) => id > last)), SHOWN_MS);
  }
}
