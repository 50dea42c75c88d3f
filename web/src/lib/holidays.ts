// What others see of somebody's holidays.
import type { Holiday } from './protocol';

const SOON_SECONDS = 14 * 86_400;

/** The holiday that runs, or else one that comes soon; `now` in seconds. */
export function holidayNear(holidays: readonly Holiday[], now: number): { holiday: Holiday; runs: boolean } | null {
  const holiday = holidays.find(({ begin, end }) => now < end && now > begin - SOON_SECONDS);
  return holiday ? { holiday, runs: holiday.begin <= now } : null;
}
