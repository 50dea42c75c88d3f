// What the main button does now.
import type { Choice } from '../lib/protocol';
import type { Table } from '../lib/table.svelte';
import { t } from '../lib/words.svelte';
import { mainOf } from './main';

export interface Deed {
  word: string;
  act: (() => void) | null;
  choice?: Choice;
}

const choosing = (table: Table, choice: Choice): Deed => ({
  word: choice.label,
  act: table.sending ? null : () => void table.choose(choice),
  choice,
});

/** Whether somebody else plays for the reader. */
export function isAway(table: Table): boolean {
  const seat = table.seat === null ? null : table.room?.seats[table.seat];
  return table.room?.status === 'playing' && seat != null && (seat.left || (seat.person && seat.bot !== ''));
}

/** Whether bots may be asked for advice here: alone if nothing is rated, between people if they agreed to. */
export function hintsGiven(table: Table): boolean {
  return (table.room?.chat !== true && table.room?.rated !== true) || table.room.hints;
}

export function mainDeed(table: Table): Deed {
  if (table.over && !table.ended) return { word: t('skip-shown'), act: () => table.show.skipAll() };
  if (table.over) {
    if (table.seat === null || table.room?.request) return { word: t('game-over'), act: null };
    return {
      word: t(table.room?.lesson ? 'lesson-chapter-again' : 'rematch'),
      act: () => void table.askFor('rematch'),
    };
  }
  if (table.show.busy && !table.prompt) return { word: t('skip-shown'), act: () => table.show.skip() };
  if (isAway(table)) return { word: t('come-back'), act: () => void table.comeBack() };
  const [held, ...more] = table.picked ?? [];
  if (held && more.length === 0 && !held.harms) return choosing(table, held);
  const main = mainOf(table.choices);
  if (main) return { ...choosing(table, main), ...(table.unasked ? { word: t('skip-shown') } : {}) };
  if (table.prompt && table.withheld) return { word: table.withheld.word, act: null };
  if (!table.prompt) return { word: t('please-wait'), act: null };
  // Where nothing glows, the answers are buttons with the question.
  return { word: t(table.things.onBoard.size > 0 ? 'choose-on-board' : 'choose-above'), act: null };
}
