// At how many tables it is the reader's turn: the tab says it, wherever in the site they are.
import { get } from './api';
import { settings } from './settings.svelte';

const EVERY_MS = 20_000;
const MARK = /^● \d+ · /;

class Turns {
  number = $state(0);

  async look(): Promise<void> {
    const tables = settings.now.token ? await get('/tables').catch(() => null) : [];
    if (tables === null) return;
    this.number = tables.filter(
      ({ status, decider, seat, left, lesson }) =>
        status === 'playing' && decider !== null && decider === seat && !left && !lesson,
    ).length;
    this.mark();
  }

  /** Before the title of whatever page is shown, once it has its own. */
  mark(): void {
    const mark = this.number > 0 ? `● ${this.number} · ` : '';
    setTimeout(() => {
      const own = document.title.replace(MARK, '');
      if (document.title !== mark + own) document.title = mark + own;
    });
  }

  /** Look now and then for as long as pages show it. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => void this.look(), EVERY_MS);
    return () => {
      clearInterval(timer);
      document.title = document.title.replace(MARK, '');
    };
  }
}

export const turns = new Turns();
