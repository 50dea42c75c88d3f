// Points come in twelfths, so that thirds and halves are exact.
const WHOLE = 12;
const PARTS: Record<number, string> = { 2: '⅙', 3: '¼', 4: '⅓', 6: '½', 8: '⅔', 9: '¾', 10: '⅚' };

export function points(twelfths: number): string {
  const whole = Math.floor(twelfths / WHOLE);
  const part = PARTS[twelfths % WHOLE] ?? '';
  return whole === 0 && part ? part : `${whole}${part}`;
}

/** Minutes and seconds that are left until a moment; days and hours, as the language shortens them, where it is far. */
export function left(until: number, now: number, language: string): string {
  const seconds = Math.max(0, Math.ceil(until - now));
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60),
  ];
  const some = (number: number, unit: string) =>
    number.toLocaleString(language, { style: 'unit', unit, unitDisplay: 'short' });
  if (days > 0) return `${some(days, 'day')} ${some(hours, 'hour')}`;
  if (minutes >= 60) return `${some(hours, 'hour')} ${some(minutes % 60, 'minute')}`;
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A moment as a clock shows it, with the day where it is not today. */
export function moment(at: number, language: string, today = new Date()): string {
  const date = new Date(at * 1000);
  const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };
  if (date.toDateString() === today.toDateString()) return date.toLocaleTimeString(language, time);
  return date.toLocaleString(language, { ...time, day: 'numeric', month: 'short' });
}
