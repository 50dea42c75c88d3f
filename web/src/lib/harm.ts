// What one would be sorry for is not done by one touch: it is held down for a moment.
import type { Choice } from './protocol';

/** Groups of choices by which one only loses something. */
const HARM = new Set(['discard']);
export const HOLD_MS = 600;

export function harms(choice: Choice): boolean {
  return HARM.has(choice.group);
}
