// What the hexes of the map stand for: choices, what a hero could do there at once, the way there, what a blow would do.
import { t } from '../../lib/words.svelte';
import { choicesByHex, fieldOf, hexesOf, type SkytearChoice, type SkytearTable } from './game';
import { wordsOf } from './looks';
import { offersOf } from './offers';
import { RADIUS, line, middle, nearest, planOf, type Point } from './plan';
import type { Blow } from './wire';

/** So near a thumb may miss a hex that glows, in pixels. */
const THUMB = 26;
const FAR: Point = { x: Infinity, y: Infinity };

/** The way of the hero that acts to a hex. */
export interface Route {
  /** As it is drawn. */
  line: string;
  steps: number;
}

export class Hexes {
  field = $derived.by(() => fieldOf(this.table));
  plan = $derived(planOf(this.field));
  spots = $derived.by(() => choicesByHex(this.table));
  offers = $derived.by(() => offersOf(this.table));
  /** What the question is about. */
  kind = $derived.by(() => this.table.live?.prompt?.kind ?? '');
  /** Before a hero strikes: what it would do to whom. */
  blows: Blow[] = $derived.by(() => {
    const blows = this.table.figures.acting?.blows ?? [];
    return this.kind === 'attack' ? blows : blows.filter(({ hex }) => this.offers.has(hex));
  });

  constructor(readonly table: SkytearTable) {}

  /** Whether a hex stands for something; where it does not, Space is for the main button. */
  stands(hex: number): boolean {
    return this.spots.has(hex) || this.offers.has(hex);
  }

  /** Where the keyboard stands first. */
  get first(): number {
    return [...this.spots.keys()][0] ?? this.field.lanes[0]?.control ?? 0;
  }

  /** The next hex with a choice; behind the last one the first. */
  after(hex: number): number {
    const lit = [...this.spots.keys()].sort((one, two) => one - two);
    return lit.find((one) => one > hex) ?? Math.min(...lit, hex);
  }

  /** What a place stands for: of the areas that cover it, the one that lies best around the pointer. */
  meant(hex: number, pointer: Point | null): SkytearChoice[] {
    const { view } = this.table;
    const choices = this.spots.get(hex) ?? [];
    if (choices.length < 2 || !choices.every((choice) => hexesOf(view, choice).length > 1)) return choices;
    const at = pointer ?? this.plan.points[hex]!;
    const far = (choice: SkytearChoice): number => {
      const { x, y } = middle(hexesOf(view, choice).map((one) => this.plan.points[one]!));
      return Math.hypot(x - at.x, y - at.y);
    };
    return [choices.reduce((best, one) => (far(one) < far(best) ? one : best))];
  }

  /** Where a press went: a thumb that missed a glowing hex by little has touched it. */
  pressed(hex: number, at: Point | null, pixels: number): number {
    if (at === null || this.spots.size === 0 || this.spots.has(hex) || RADIUS * pixels > THUMB) return hex;
    const near = this.plan.points.map((point, one) =>
      this.spots.has(one) && Math.hypot(point.x - at.x, point.y - at.y) * pixels < THUMB ? point : FAR,
    );
    return near.every((point) => point === FAR) ? hex : nearest({ ...this.plan, points: near }, at);
  }

  /** Before a hero goes: the way there and what it costs. */
  wayTo(hex: number): Route | null {
    const goes = this.kind === 'move' || this.offers.get(hex)?.action === 'move';
    const ways = new Map((this.table.figures.acting?.ways ?? []).map((one) => [one.hex, one]));
    const end = ways.get(hex);
    if (!goes || !end || end.steps === 0) return null;
    const hexes = [hex];
    for (let at = end; at.steps > 0;) {
      hexes.unshift(at.before);
      const before = ways.get(at.before);
      if (!before) break;
      at = before;
    }
    return { line: line(hexes.map((one) => this.plan.points[one]!)), steps: end.steps };
  }

  labelOf(hex: number): string {
    const choices = this.spots.get(hex) ?? [];
    const name = this.field.places[hex]!;
    const there = wordsOf(this.table, hex).join(', ');
    const what = there ? `${there}, ${name}` : name;
    const [only] = choices;
    if (choices.length === 1 && only) {
      const says = only.label.toLowerCase() === name.toLowerCase() ? there || t('skytear-open-ground') : what;
      return `${only.label} (${says})`;
    }
    if (choices.length > 1) return t('choices-of', { name: what });
    const offer = this.offers.get(hex);
    return offer ? `${offer.first.label}: ${what}` : what;
  }
}
