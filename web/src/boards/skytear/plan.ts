// Where the hexes of a battlefield are drawn: south is at the bottom and west on the left, for everybody and on every screen.
import type { Field } from './wire';

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export interface Plan {
  points: Point[];
  box: Box;
}

export const RADIUS = 34;
/** How thick the land is: its edge is seen from above and from the south. */
export const DEPTH = 13;
const WIDE = Math.sqrt(3) * RADIUS;
const MARGIN = 4;

export function planOf(field: Field): Plan {
  const points = field.hexes.map(([q, r]) => ({ x: WIDE * (q + r / 2), y: 1.5 * RADIUS * r }));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const reach = RADIUS + MARGIN;
  const [x, y] = [Math.min(...xs) - reach, Math.min(...ys) - reach];
  return { points, box: { x, y, width: Math.max(...xs) + reach - x, height: Math.max(...ys) + reach + DEPTH - y } };
}

function corners({ x, y }: Point, radius: number): string {
  const found = Array.from({ length: 6 }, (_, index) => {
    const turn = (Math.PI / 3) * index;
    return `${(x + radius * Math.sin(turn)).toFixed(1)},${(y - radius * Math.cos(turn)).toFixed(1)}`;
  });
  return `M${found.join('L')}Z`;
}

export function outline(radius: number): string {
  return corners({ x: 0, y: 0 }, radius);
}

/** A hex as a place to point at, around its middle. */
export const CELL = outline(RADIUS - 2.5);

/** All land at once, so far below the hexes. */
export function land(points: Point[], radius: number, below: number): string {
  return points.map(({ x, y }) => corners({ x, y: y + below }, radius)).join('');
}

/** The edge that two neighbouring hexes share. */
export function edge(one: Point, other: Point): string {
  const [x, y] = [(one.x + other.x) / 2, (one.y + other.y) / 2];
  const [dx, dy] = [((other.y - one.y) / WIDE) * (RADIUS / 2), ((one.x - other.x) / WIDE) * (RADIUS / 2)];
  return `M${(x - dx).toFixed(1)},${(y - dy).toFixed(1)}L${(x + dx).toFixed(1)},${(y + dy).toFixed(1)}`;
}

export function line(points: Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}`;
}

export function middle(points: Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** The hexes that a straight way touches, from one to another. */
export function straight(plan: Plan, from: number, to: number): number[] {
  const [start, end] = [plan.points[from]!, plan.points[to]!];
  const steps = Math.max(1, Math.round(Math.hypot(end.x - start.x, end.y - start.y) / WIDE));
  const found = Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    return nearest(plan, { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share });
  });
  return [...new Set(found)];
}

export function nearest(plan: Plan, { x, y }: Point): number {
  let [best, least] = [0, Infinity];
  plan.points.forEach((point, hex) => {
    const far = Math.hypot(point.x - x, point.y - y);
    if (far < least) [best, least] = [hex, far];
  });
  return best;
}

/** The nearest point in a direction, or where one stands. */
export function neighbour(plan: Plan, from: number, dx: number, dy: number): number {
  const at = plan.points[from]!;
  let [best, least] = [from, Infinity];
  plan.points.forEach((point, hex) => {
    const [x, y] = [point.x - at.x, point.y - at.y];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    if (hex === from || along < RADIUS / 3 || aside > along * 1.8) return;
    const far = along + aside * 1.4;
    if (far < least) [best, least] = [hex, far];
  });
  return best;
}
