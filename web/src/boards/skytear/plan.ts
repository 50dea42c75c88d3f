// Where the hexes of a battlefield are drawn. One's own nexus is at the bottom of a tall box and on the left of a wide one.
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
  /** Whether hexes lie on a side. */
  flat: boolean;
}

export const RADIUS = 34;
const WIDE = Math.sqrt(3) * RADIUS;
const MARGIN = 6;

export function planOf(field: Field, flat: boolean, turned: boolean): Plan {
  const sign = turned ? -1 : 1;
  const points = field.hexes.map(([q, r]) => {
    const [across, down] = [sign * WIDE * (q + r / 2), sign * 1.5 * RADIUS * r];
    return flat ? { x: -down, y: across } : { x: across, y: down };
  });
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const reach = RADIUS + MARGIN;
  const [x, y] = [Math.min(...xs) - reach, Math.min(...ys) - reach];
  return { points, flat, box: { x, y, width: Math.max(...xs) + reach - x, height: Math.max(...ys) + reach - y } };
}

export function outline(radius: number, flat: boolean): string {
  const corners = Array.from({ length: 6 }, (_, index) => {
    const turn = (Math.PI / 3) * (index + (flat ? 0.5 : 0));
    return `${(radius * Math.sin(turn)).toFixed(1)},${(-radius * Math.cos(turn)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
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
