// A card on its way into one's own sky: taken up or dragged out of the offer, or taken and in search of its place.
import { dragFrom } from '../../lib/drag';
import { settings } from '../../lib/settings.svelte';
import { small } from '../../lib/small';
import type { PaintersTable } from './game';
import { whereIs } from './game';
import type { SkyFace, Spot, TakeCard } from './wire';
import type { Choice } from '../../lib/protocol';
import type { Wire } from './wire';

type Taking = Choice<Wire> & { option: TakeCard };

export class Placing {
  /** The place that one looks at: under the pointer, touched or focused. */
  at: number | null = $state(null);
  /** Where the pointer is; null where there is none on the screen. */
  pointer: { x: number; y: number } | null = $state.raw(null);
  /** The card that is dragged out of the offer. */
  dragged: number | null = $state(null);
  #table: PaintersTable;
  /** Where the dragged card was let go, and the question that was open then. */
  #target: { place: number; prompt: number } | null = null;

  constructor(table: PaintersTable) {
    this.#table = table;
  }

  /** The card was taken, and its place is asked for. */
  get asked(): boolean {
    return this.#table.choicesFor('Place').length > 0;
  }

  /** What a click took up in the offer: nothing is chosen yet. A thumb reads it first, and says so there. */
  get #up(): Taking | null {
    const picked = settings.asksTwice ? null : this.#table.live?.picked;
    const [only] = picked?.length === 1 ? this.#table.choicesFor('TakeCard').filter((each) => picked[0] === each) : [];
    return only ?? null;
  }

  /** The card that has left the offer as one sees it, but not as the rules do. */
  get lifted(): number | null {
    return this.dragged ?? this.#up?.option.card ?? null;
  }

  get card(): number | null {
    return this.lifted ?? (this.asked ? (this.#table.figures.placing[0]?.card ?? null) : null);
  }

  get face(): SkyFace | null {
    return this.card === null ? null : (this.#table.catalogue.cards[this.card] ?? null);
  }

  /** The places beside one's own cards, with what is for and against them. */
  get spots(): Spot[] {
    return this.#table.figures.placing.find(({ card }) => card === this.card)?.spots ?? [];
  }

  /** What is known of the place that one looks at. */
  get spot(): Spot | null {
    return this.spots.find(({ place }) => place === this.at) ?? null;
  }

  /** A pointer went down on a card of the offer. */
  begin(event: PointerEvent, choice: Taking | undefined): void {
    if (choice === undefined || this.#table.live === null) return;
    dragFrom(event, {
      moved: (at) => {
        this.dragged = choice.option.card;
        this.follow(at);
      },
      dropped: () => this.#put(choice),
      ended: () => {
        this.dragged = null;
        this.at = null;
        this.pointer = null;
      },
    });
  }

  /** The card that was taken up goes to this place, if it may lie there. */
  put(place: number): void {
    this.at = place;
    if (this.#up) this.#put(this.#up);
  }

  #put(choice: Taking): void {
    const { live } = this.#table;
    if (live === null || live.guarded || this.spot === null || this.spot.why.length > 0) return;
    this.#target = { place: this.spot.place, prompt: live.prompt?.number ?? -1 };
    void live.choose(choice);
  }

  /** The next question is there: the place where the card was dropped answers it. */
  answer(): void {
    const { live } = this.#table;
    const target = this.#target;
    if (target === null || live === null || live.prompt === null || live.prompt.number === target.prompt) return;
    this.#target = null;
    const [choice] = this.#table.choicesFor('Place', { place: target.place });
    if (choice) void live.choose(choice);
  }

  /** The pointer moves with the card. */
  follow(event: PointerEvent): void {
    if (this.card === null) return;
    this.pointer = { x: event.clientX, y: event.clientY };
    const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-place]');
    this.at = found ? Number(found.dataset.place) : null;
  }

  /** A key of an arrow: on to the nearest place that way. Whether there was one. */
  step(key: string): boolean {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[key];
    if (way === undefined || this.card === null || this.dragged !== null) return false;
    const here = this.at === null ? null : whereIs(this.at);
    const far = (place: number): number => {
      if (here === null) return 0;
      const { x, y } = whereIs(place);
      const along = (x - here.x) * way[0]! + (y - here.y) * way[1]!;
      const aside = Math.abs((x - here.x) * way[1]!) + Math.abs((y - here.y) * way[0]!);
      return along > 0 ? along + 2 * aside : Infinity;
    };
    const [next] = this.spots
      .filter(({ place }) => far(place) < Infinity)
      .toSorted((one, two) => far(one.place) - far(two.place));
    if (next) document.querySelector<HTMLElement>(`[data-place="${next.place}"] button`)?.focus();
    return true;
  }

  /** Whether the card hangs at the pointer: a thumb would cover it, and a small screen has no room. */
  get hangs(): boolean {
    return this.pointer !== null && !(small.current && this.dragged === null);
  }
}
