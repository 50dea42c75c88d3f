// How the choices of a question are laid out.
import type { Choice } from '../lib/protocol';

export type Group = readonly [name: string, choices: Choice[]];

const QUICK_KEYS = 9;

export function grouped(choices: Choice[]): Group[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) groups.set(choice.group, [...(groups.get(choice.group) ?? []), choice]);
  const found = [...groups];
  const isAside = ([, members]: Group): boolean => members.every(({ aside }) => aside);
  const answers = found.filter((group) => !isAside(group));
  const several = answers.filter(([, members]) => members.length > 1);
  // A choice that stands alone needs no heading of its own: such go together, at the end.
  const single = answers.flatMap(([, members]) => (members.length === 1 ? members : []));
  // What is about how one is asked, and no answer, comes last.
  const last = found.filter(isAside);
  return [...several, ...(single.length > 0 ? [['', single] as const] : []), ...last];
}

/** The digit that chooses each: a number is chosen by itself, anything else by its place. */
export function keysOf(labels: string[]): string[] {
  const numbers = labels.every((label) => /^\d$/.test(label)) && new Set(labels).size === labels.length;
  return numbers ? labels : labels.map((_, place) => (place < QUICK_KEYS ? String(place + 1) : ''));
}
