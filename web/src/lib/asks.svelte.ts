// Who would like to be the reader's friend: the bar says it on every page, because nobody looks for it.
import { get } from './api';
import type { PersonNote } from './protocol';
import { settings } from './settings.svelte';

const EVERY_MS = 60_000;

class Asks {
  people: PersonNote[] = $state.raw([]);

  async look(): Promise<void> {
    const known = settings.now.person ? await get('/people').catch(() => null) : [];
    if (known !== null) this.people = known.filter(({ tie }) => tie === 'asks');
  }

  /** Look now and then for as long as pages show it. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => document.visibilityState === 'visible' && void this.look(), EVERY_MS);
    return () => clearInterval(timer);
  }
}

export const asks = new Asks();
