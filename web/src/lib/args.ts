// What the arguments of a sentence are about.
import type { Arg, Phrase } from './engine';

export function phraseIn(arg: Arg | undefined): Phrase | null {
  return typeof arg === 'object' && arg.is === 'Phrase' ? arg : null;
}

export function seatIn(arg: Arg | undefined): number | null {
  return typeof arg === 'object' && arg.is === 'Who' ? arg.seat : null;
}
