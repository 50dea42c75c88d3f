// How a game ended, in a line.
import { t } from '../lib/words.svelte';

/** Where all players lose, something else has won. */
const HORDES = new Set(['horde', 'monoliths']);

export function resultOf(game: string, winners: string[]): string {
  if (winners.length > 0) return t('winners', { names: winners.join(', ') });
  return HORDES.has(game) ? t('horde-won') : t('nobody-won');
}
