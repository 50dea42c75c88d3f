// Lines over the choices of a game. Each has a dash and a mark of its own: colour alone tells nothing.
import { percent } from '../lib/words.svelte';
import type { Plot, PlotLine, Report } from '../lib/protocol';

export const STYLES = [
  { dash: '', mark: 'M-4,-4H4V4H-4Z' },
  { dash: '7 4', mark: 'M0,-5.5L5,4H-5Z' },
  { dash: '2 4', mark: 'M0,-5L5,0L0,5L-5,0Z' },
  { dash: '10 3 2 3', mark: 'M-4.5,0a4.5,4.5 0 1 0 9,0a4.5,4.5 0 1 0 -9,0Z' },
  { dash: '1 3 5 3', mark: 'M-5,-3H5V3H-5Z' },
] as const;

export const styleOf = (index: number): (typeof STYLES)[number] => STYLES[index % STYLES.length]!;

export interface Box {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scale {
  x: (choice: number) => number;
  y: (value: number) => number;
  ticks: number[];
}

export function scaleOf(plot: Plot, last: number, box: Box): Scale {
  const values = plot.lines.flatMap((line) => line.values);
  const low = Math.min(0, ...values);
  const high = Math.max(plot.unit === '%' ? 100 : 1, ...values);
  const step = stepFor(high - low);
  const top = Math.ceil(high / step) * step;
  const bottom = Math.floor(low / step) * step;
  const inner = { width: box.width - box.left - box.right, height: box.height - box.top - box.bottom };
  return {
    x: (choice) => box.left + (inner.width * choice) / Math.max(1, last),
    y: (value) => box.top + (inner.height * (top - value)) / (top - bottom),
    ticks: Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, index) => bottom + index * step),
  };
}

/** A round number of which four or five fit. */
function stepFor(range: number): number {
  const rough = range / 4;
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  return [1, 2, 2.5, 5, 10].map((each) => each * power).find((each) => each >= rough && each % 1 === 0) ?? 10 * power;
}

/** A value stays until the next one: steps, not slopes. */
export function pathOf(line: PlotLine, points: number[], scale: Scale): string {
  let path = '';
  let before: number | null = null;
  points.forEach((point, index) => {
    const value = line.values[index]!;
    const x = scale.x(point).toFixed(1);
    if (before === null) path = `M${x},${scale.y(value).toFixed(1)}`;
    else if (value !== before || index === points.length - 1) path += `H${x}V${scale.y(value).toFixed(1)}`;
    before = value;
  });
  return path;
}

/** The place among the points of the last one that is not after a choice. */
export function placeOf(points: number[], choice: number): number {
  let place = 0;
  while (place + 1 < points.length && points[place + 1]! <= choice) place++;
  return place;
}

/** The turns with the choice at which each ended; one that the last choice began was never played. */
export function turnEnds(report: Pick<Report, 'turns' | 'choices'>): { turn: number; end: number }[] {
  return report.turns
    .map(({ number, turn }, index) => ({ turn, number, end: report.turns[index + 1]?.number ?? report.choices }))
    .filter(({ turn, number }) => turn > 0 && number < report.choices)
    .map(({ turn, end }) => ({ turn, end }));
}

export function shown(value: number, unit: string, language: string): string {
  if (unit === '%') return percent(value / 100, language);
  return `${value.toLocaleString(language, { maximumFractionDigits: unit ? 0 : 1 })}${unit && ` ${unit}`}`;
}
