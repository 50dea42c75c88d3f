// How close it was when the game ended: what the losers would still have had to beat.
import type { Scene } from '../../lib/scene.svelte';
import { t } from '../../lib/words.svelte';
import { hordeTable, numbersOf } from './game';
import { CASTLE, PORTAL } from './wire';

export function howClose(scene: Scene): string {
  const table = hordeTable(scene);
  const { view } = table;
  if (view.vanquished) return t('horde-close-castle', { health: numbersOf(table, CASTLE)?.health ?? 0 });
  // Who gives up has not come to an end.
  if (view.lost === '') return '';
  const at = { stage: view.stage + 1, stages: view.rules.stages.length };
  const health = view.collapsing ? null : (numbersOf(table, PORTAL)?.health ?? null);
  return health === null ? t('horde-close-outsider', at) : t('horde-close-portal', { ...at, health });
}
