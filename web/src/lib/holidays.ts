// What others see of somebody's holidays.
import type { Holiday } from './protocol';
import { t, words } from './words.svelte';

const SOON_SECONDS = 14 * 86_400;

/** The holiday that runs, or else one that comes soon; `now` in seconds. */
function holidayNear(holidays: readonly Holiday[], now: number): { holiday: Holiday; runs: boolean } | null {
  const holiday = holidays.find(({ begin, end }) => now < end && now > begin - SOON_SECONDS);
  return holiday ? { holiday, runs: holiday.begin <= now } : null;
}

/** What is said of it: until when somebody is away, or from when; nothing where no holiday is near. */
export function holidayWord(holidays: readonly Holiday[]): string {
  const near = holidayNear(holidays, Date.now() / 1000);
  if (!near) return '';
  // It ends with a midnight, and lasts until the day before.
  const at = near.runs ? near.holiday.end - 1 : near.holiday.begin;
  const day = new Date(at * 1000).toLocaleDateString(words.locale, { day: 'numeric', month: 'short' });
  return t(near.runs ? 'on-holiday' : 'holiday-soon', { day });
}
