// How close it was when the game ended: what was left of what the losers had to beat, or of what the winners defended.
import type { Scene } from '../../lib/scene.svelte';
import { t } from '../../lib/words.svelte';
import { hordeTable, numbersOf } from './game';
import { CASTLE, PORTAL, type HordeView } from './wire';

type Ended = Pick<HordeView, 'vanquished' | 'lost' | 'stage' | 'collapsing'> & { rules: { stages: number[] } };

/** The message and its numbers; none where people ended the game. */
export function closeness(
  view: Ended,
  castle: number | null,
  portal: number | null,
): [key: string, numbers: Record<string, number>] | null {
  // Who destroys the outsider and loses the castle has lost.
  if (view.lost === '') return view.vanquished ? ['horde-close-castle', { health: castle ?? 0 }] : null;
  const at = { stage: view.stage + 1, stages: view.rules.stages.length };
  return view.collapsing || portal === null
    ? ['horde-close-outsider', at]
    : ['horde-close-portal', { ...at, health: portal }];
}

export function howClose(scene: Scene): string {
  const table = hordeTable(scene);
  const health = (unit: number): number | null => numbersOf(table, unit)?.health ?? null;
  const found = closeness(table.view, health(CASTLE), health(PORTAL));
  return found === null ? '' : t(...found);
}
