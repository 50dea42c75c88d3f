// How a game stood in the end: the numbers that tell most, beside each other for those who played.
import type { Plot } from '../lib/protocol';

const MOST_ROWS = 3;
/** How it stood is no matter of chances any more. */
const FORESEEN = 'chances';
/** So many columns fit beside the words of a row. */
const MOST_NAMES = 2;

export interface Stood {
  names: string[];
  rows: { title: string; values: number[] }[];
}

/** The first plot tells most; those after it go along where they are about the same sides and there is room. */
export function stoodOf(plots: readonly Plot[]): Stood | null {
  const [first] = plots;
  if (first === undefined) return null;
  const names = first.lines.map(({ name }) => name);
  const alike = plots.filter(
    ({ id, lines }) => id !== FORESEEN && lines.map(({ name }) => name).join('\n') === names.join('\n'),
  );
  return {
    names,
    rows: alike
      .slice(0, names.length > MOST_NAMES ? 1 : MOST_ROWS)
      .map(({ title, lines }) => ({ title, values: lines.map(({ values }) => values.at(-1) ?? 0) })),
  };
}
