// Where the points of a rating's history are drawn.
import type { RatingPoint } from '../../lib/protocol';

const LEFT = 50;
const RIGHT = 14;
const TOP = 14;
const BOTTOM = 14;
const STEPS = [25, 50, 100, 200, 400, 800];
const MOST_TICKS = 6;

export interface Plotted {
  path: string;
  dots: { x: number; y: number; won: boolean }[];
  ticks: { value: number; y: number }[];
}

export function plotted(points: RatingPoint[], width: number, height: number): Plotted {
  const values = points.map(({ shown }) => shown);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = STEPS.find((each) => (high - low) / each < MOST_TICKS) ?? STEPS.at(-1)!;
  const bottom = Math.floor(low / step) * step;
  const top = Math.max(bottom + step, Math.ceil(high / step) * step);
  const x = (place: number): number =>
    points.length < 2 ? (LEFT + width - RIGHT) / 2 : LEFT + (place / (points.length - 1)) * (width - LEFT - RIGHT);
  const y = (value: number): number => TOP + ((top - value) / (top - bottom)) * (height - TOP - BOTTOM);
  const dots = points.map(({ shown, won }, place) => ({ x: x(place), y: y(shown), won }));
  const ticks = Array.from({ length: (top - bottom) / step + 1 }, (_, place) => bottom + place * step);
  return {
    path: dots.map((dot, place) => `${place === 0 ? 'M' : 'L'}${dot.x.toFixed(1)} ${dot.y.toFixed(1)}`).join(''),
    dots,
    ticks: ticks.map((value) => ({ value, y: y(value) })),
  };
}
