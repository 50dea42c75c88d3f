// At how many tables it is the reader's turn, and which tournaments wait for them: the tab says it, wherever in the
// site they are.
import { get } from './api';
import type { CallNote, TableNote } from './protocol';
import { settings } from './settings.svelte';
import { cue } from './sound';

const EVERY_MS = 20_000;
const MARK = /^● \d+ · /;

class Turns {
  number = $state(0);
  /** Tournaments in which the reader is to say that they are there: in two minutes the game may be lost. */
  calls: CallNote[] = $state.raw([]);

  /** At a table only tournaments are new: its page says itself whose turn it is there. */
  async look(atTable = false): Promise<void> {
    const mine = (): Promise<TableNote[]> => (atTable ? Promise.resolve([]) : get('/tables'));
    const asked = settings.now.token ? Promise.all([mine(), get('/events/calls')]) : Promise.resolve([[], []]);
    const found = await asked.catch(() => null);
    if (found === null) return;
    const [tables, calls] = found;
    this.number = tables.filter(
      ({ status, decider, seat, left, lesson }) =>
        status === 'playing' && decider !== null && decider === seat && !left && !lesson,
    ).length;
    const called = calls.some(({ event }) => !this.calls.some((known) => known.event === event));
    // The page of the tournament says it itself, and at once.
    if (called && !calls.some(({ event }) => location.pathname === `/events/${event}`)) cue('my-turn');
    this.calls = calls;
    this.mark();
  }

  /** Before the title of whatever page is shown, once it has its own. */
  mark(): void {
    const number = this.number + this.calls.length;
    setTimeout(() => {
      const own = document.title.replace(MARK, '');
      const mark = number > 0 && !own.startsWith('●') ? `● ${number} · ` : '';
      if (document.title !== mark + own) document.title = mark + own;
    });
  }

  /** Look now and then for as long as pages show it. */
  watch(atTable = false): () => void {
    void this.look(atTable);
    const timer = setInterval(() => void this.look(atTable), EVERY_MS);
    return () => {
      clearInterval(timer);
      document.title = document.title.replace(MARK, '');
    };
  }
}

export const turns = new Turns();
