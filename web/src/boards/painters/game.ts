// The table of Sky Painters.
import type { Choice } from '../../lib/protocol';
import type { Scene } from '../../lib/scene.svelte';
import { laid, type Laid } from '../contract';
import { STRIDE, type Wire } from './wire';

export type PaintersTable = Laid<Wire>;
export type PaintersChoice = Choice<Wire>;

export const paintersTable = (table: Scene): PaintersTable => laid<Wire>(table, 'PaintersView');

/** A place as the server numbers it, in columns from the left and rows from below. */
export function whereIs(place: number): { x: number; y: number } {
  return { x: Math.floor(place / STRIDE) - STRIDE / 2, y: (place % STRIDE) - STRIDE / 2 };
}
