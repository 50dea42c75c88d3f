// How far a person has come in the lessons; kept in this browser, beside the settings.
import { get, post, Refused } from './api';
import { keep, recall } from './kept';

export interface Progress {
  /** The table at which the lesson is given. */
  table: string;
  chapter: number;
  /** The chapters whose goal was reached. */
  done: number[];
  /** What the coach has said of first times, and need not say again. */
  said: string[];
}

const KEY = 'skyshelf-lessons';
const NOTHING: Progress = { table: '', chapter: 0, done: [], said: [] };

class Lessons {
  now: Record<string, Progress> = $state(recall(KEY, {}));

  constructor() {
    window.addEventListener('storage', (event) => {
      if (event.key === KEY) this.now = recall(KEY, {});
    });
  }

  of(game: string): Progress {
    return { ...NOTHING, ...this.now[game] };
  }

  set(game: string, change: Partial<Progress>): void {
    this.now[game] = { ...this.of(game), ...change };
    keep(KEY, this.now);
  }

  reached(game: string, chapter: number): void {
    const { done } = this.of(game);
    if (!done.includes(chapter)) this.set(game, { done: [...done, chapter] });
  }

  /** The address of the lesson: where it was left, or a new table. */
  async open(game: string): Promise<string> {
    const known = this.of(game).table;
    if (known && (await this.#isMine(known))) return `/table/${known}`;
    const made = await post(`/lessons/${game}`);
    this.set(game, { table: made.table, chapter: 0 });
    return `/table/${made.table}`;
  }

  /** From the first word, as if nothing had been learnt. */
  async restart(game: string): Promise<string> {
    const { table } = this.of(game);
    this.set(game, { ...NOTHING, table });
    const address = await this.open(game);
    if (address === `/table/${table}`) await post(`/tables/${table}/chapter`, { chapter: 0 });
    return address;
  }

  /** A server may have been cleared, or a cookie lost. */
  async #isMine(table: string): Promise<boolean> {
    try {
      return (await get(`/tables/${table}`)).seat !== null;
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
  }
}

export const lessons = new Lessons();
