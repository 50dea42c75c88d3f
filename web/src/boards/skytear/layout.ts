// Where the actions of a hero lie around it: of several ways the one that covers the fewest pieces.
import type { Box, Point } from './plan';

type Layout = (action: string) => Point;

/** Half of what a piece takes, in pixels. */
const PIECE = 18;

/** The first of the layouts with the least under its buttons and outside of the room. */
export function bestLayout(
  layouts: readonly Layout[],
  actions: readonly string[],
  others: readonly Point[],
  room: Box,
  half: number,
): Layout {
  const faults = (layout: Layout): number => {
    const places = actions.map(layout);
    const covered = others.filter((other) =>
      places.some(({ x, y }) => Math.hypot(other.x - x, other.y - y) < half + PIECE),
    ).length;
    const outside = places.filter(
      ({ x, y }) =>
        x < room.x + half || y < room.y + half || x > room.x + room.width - half || y > room.y + room.height - half,
    ).length;
    // What cannot be pressed is worse than what cannot be seen.
    return covered + 3 * outside;
  };
  const counted = layouts.map((layout) => ({ layout, faults: faults(layout) }));
  return counted.reduce((best, one) => (one.faults < best.faults ? one : best)).layout;
}
