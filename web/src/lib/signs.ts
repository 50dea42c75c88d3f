// How the things that happen are marked: each kind of event has an icon, and some are heard.

/** What is heard of a step: of all that happened in it, what comes first here. */
export const HEARD = ['fall', 'hit', 'die', 'heal', 'gain', 'card', 'move'] as const;
export type Heard = (typeof HEARD)[number];

export interface Sign {
  icon: string;
  cue: Heard | null;
}
export type Signs = ReadonlyMap<string, Sign>;

/** The signs of a game, from rows of an icon, a sound and the kinds of events that have them. */
export function signs(rows: readonly (readonly [icon: string, cue: Heard | null, kinds: string])[]): Signs {
  return new Map(rows.flatMap(([icon, cue, kinds]) => kinds.split(' ').map((kind) => [kind, { icon, cue }] as const)));
}

/** The one sound for all that a step told. */
export function heardOf(kinds: readonly string[], known: Signs | undefined): Heard | null {
  const cues = new Set(kinds.map((kind) => known?.get(kind)?.cue));
  return HEARD.find((cue) => cues.has(cue)) ?? null;
}
