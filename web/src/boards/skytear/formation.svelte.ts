// Before the first turn: heroes lie where they would start, and each can be put elsewhere.
import type { Alone } from './alone.svelte';
import type { SkytearChoice, SkytearTable } from './game';
import type { Hexes } from './hexes.svelte';
import type { Post } from './wire';

export class Formation {
  /** Where heroes would start, in the order in which they are asked for. */
  posts: Post[] = $derived.by(() => (this.hexes.kind === 'place-hero' ? this.table.figures.posts : []));
  /** The hero that is being put elsewhere. */
  carried = $state(-1);

  constructor(
    readonly table: SkytearTable,
    readonly hexes: Hexes,
    readonly alone: Alone,
  ) {}

  /** Where who is carried would start if nobody moved it. */
  get from(): number {
    return this.posts.find(({ hero }) => hero === this.carried)?.hex ?? -1;
  }

  isPost(hex: number): boolean {
    return this.posts.some((post) => post.hex === hex);
  }

  /** Whether who is carried could be put here. */
  takes(hex: number): boolean {
    return this.carried >= 0 && this.hexes.spots.has(hex);
  }

  /** Takes up who would start here; says whether there is somebody. */
  takeUp(hex: number): boolean {
    const post = this.posts.find((one) => one.hex === hex);
    if (post) this.carried = post.hero;
    return post !== undefined;
  }

  letGo(): void {
    this.carried = -1;
  }

  /** The end of a drag: who was dragged away from its own place is put down. */
  drop(hex: number): void {
    const post = this.posts.find(({ hero }) => hero === this.carried);
    if (post && hex >= 0 && hex !== post.hex && this.takes(hex)) this.put(hex);
  }

  /** Who is carried goes to another place; those who are asked for before stay where they stand. */
  put(hex: number): void {
    const hero = this.carried;
    this.carried = -1;
    const spot = new Map(this.posts.map((post) => [post.hero, post.hex]));
    const other = this.posts.find((post) => post.hex === hex);
    if (other) spot.set(other.hero, spot.get(hero)!);
    spot.set(hero, hex);
    const moved = [hero, other?.hero ?? hero];
    const last = Math.max(...moved.map((one) => this.posts.findIndex((post) => post.hero === one)));
    const fits = this.posts.slice(0, last + 1).map(
      (post) =>
        ({ option }: SkytearChoice): boolean =>
          option.is === 'PickHex' && option.pick === spot.get(post.hero),
    );
    const first = this.table.choices.find(fits[0]!);
    if (first) this.alone.wish(first, ...fits.slice(1));
  }
}
