// The tables of one's own, as lists tell them.
import type { SeatedNote, TableNote } from './protocol';
import { botWord, listed, t } from './words.svelte';

export function others(note: TableNote): SeatedNote[] {
  return note.seats.filter((seat, number) => number !== note.seat && seat.name !== '');
}

/** Whether other people sit there, who would be left alone. */
export const withPeople = (note: TableNote): boolean => others(note).some((seat) => seat.bot === '');

/** Who else plays, with the level of bots. */
export function company(note: TableNote): string {
  const names = others(note).map(({ name, bot }) => (bot ? `${name} (${botWord(bot)})` : name));
  if (names.length > 0) return t('list-with', { names: listed(names) });
  return note.seats.length === 1 ? t('list-alone') : '';
}

/** How it stands: the result, or whose turn it is. */
export function standing(note: TableNote): string {
  const how = note.given_up ? '-given-up' : '';
  if (note.result) return t(`result-${note.result}${how}`);
  if (note.left) return t('list-left');
  if (note.status !== 'playing' || note.decider === null) return t(`status-${note.status}`);
  if (note.decider === note.seat) return t('your-turn');
  return t('waits-for', { name: note.seats[note.decider]?.name ?? '' });
}

/** What is lost by deleting it. */
export function deleteSure(note: TableNote): string {
  return t(`delete-sure-${withPeople(note) ? 'people' : note.counts || 'alone'}`);
}
