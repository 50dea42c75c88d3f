import type { ClockPlan } from '../../lib/protocol';
import { words } from '../../lib/words.svelte';

// Points come in twelfths, so that thirds and halves are exact.
const WHOLE = 12;
const PARTS = ['', '¹⁄₁₂', '⅙', '¼', '⅓', '⁵⁄₁₂', '½', '⁷⁄₁₂', '⅔', '¾', '⅚', '¹¹⁄₁₂'];

export function points(twelfths: number): string {
  const whole = Math.floor(twelfths / WHOLE);
  const part = PARTS[twelfths % WHOLE] ?? '';
  return whole === 0 && part ? part : `${whole}${part}`;
}

/** Minutes and seconds that are left until a moment; days and hours where it is far, as the language shortens them. */
export function left(until: number, now: number, language = words.language): string {
  const seconds = Math.max(0, Math.ceil(until - now));
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60),
  ];
  const told = (number: number, unit: string): string =>
    number.toLocaleString(language, { style: 'unit', unit, unitDisplay: 'short' });
  if (days > 0) return `${told(days, 'day')} ${told(hours, 'hour')}`;
  if (hours > 0) return `${told(hours, 'hour')} ${told(minutes % 60, 'minute')}`;
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A moment as a clock shows it, with the day where it is not today, and the year where it is not this one. */
export function moment(at: number, language: string, today = new Date()): string {
  const date = new Date(at * 1000);
  const time: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
  if (date.toDateString() === today.toDateString()) return date.toLocaleTimeString(language, time);
  const year = date.getFullYear() === today.getFullYear() ? undefined : 'numeric';
  return date.toLocaleString(language, { ...time, day: 'numeric', month: 'short', year });
}

/** How many minutes a game may take by its clock alone; one for each choice sets it no end. */
export function longest(clock: { kind: ClockPlan['kind']; seconds?: number }, seats: number): number {
  return clock.kind === 'bank' ? (seats * (clock.seconds ?? 0)) / 60 : Infinity;
}
