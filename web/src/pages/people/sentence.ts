import { Refused } from '../../lib/api';
import type { PersonNote } from '../../lib/protocol';
import { t } from '../../lib/words.svelte';

/** What went wrong, for the person who reads it. */
export const sentence = (error: unknown): string => (error instanceof Refused ? error.problem.text : t('unreachable'));

/** What a wish is called on its button: to part with who is no friend yet is to say no, or to ask no longer. */
export function wishWord(tie: PersonNote['tie'], wish: 'befriend' | 'part' | 'block' | 'unblock'): string {
  if (wish === 'part' && tie === 'asks') return t('people-wish-refuse');
  if (wish === 'part' && tie === 'asked') return t('people-wish-withdraw');
  return t(`people-wish-${wish}`);
}
