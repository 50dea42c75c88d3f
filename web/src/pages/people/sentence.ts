import { Refused } from '../../lib/api';
import { t } from '../../lib/words.svelte';

/** What went wrong, for the person who reads it. */
export const sentence = (error: unknown): string => (error instanceof Refused ? error.problem.text : t('unreachable'));
