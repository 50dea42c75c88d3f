// How a game ended, in a line.
import { manifestOf } from '../boards';
import { listed, t } from '../lib/words.svelte';

export function resultOf(game: string, winners: string[], how?: string, rivals = false): string {
  if (how === 'draw') return t('result-drawn');
  if (how === 'call-off' || how === 'event-over') return t('result-called-off');
  if (winners.length > 0) return t('winners', { names: listed(winners) });
  // Between rivals whom the rules made equal it is a draw, as if they had agreed to one.
  if (rivals) return t('result-drawn');
  // Where all players lose, something else may have won.
  return t(manifestOf(game)?.lost ?? 'nobody-won');
}
