// What a game is played under, in words: its clock, and how long something may take.
import type { ClockPlan } from './protocol';
import { t, words } from './words.svelte';

const DAY = 1440;

export function clockWord({ kind, seconds, days, increment }: ClockPlan): string {
  if (kind === 'none') return t('lobby-clock-none');
  if (kind === 'days') return t('lobby-clock-days', { days });
  return t(`lobby-clock-${kind}`, { seconds, minutes: Math.round(seconds / 60), increment });
}

export function lasting(minutes: number): string {
  const [number, unit] =
    minutes % DAY === 0 ? [minutes / DAY, 'day'] : minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute'];
  return new Intl.NumberFormat(words.language, { style: 'unit', unit, unitDisplay: 'long' }).format(number);
}
