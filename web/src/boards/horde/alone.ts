// What the page does for a player: it goes on where there is nothing to decide, and says why a phase cannot end.
import { settings } from '../../lib/settings.svelte';
import { t } from '../../lib/words.svelte';
import type { HordeTable } from './game';

/** How long the treachery card is looked at before the fight, where nothing can be done about it. */
export const PASS_MS = 1600;

export class Alone {
  #timer = 0;
  #asked = -1;
  /** The turn that was gone on with: whoever takes that back wants to look at it. */
  #turn = -1;
  /** Where an ally was sent to face a minion without asking. */
  #faced = '';

  constructor(readonly table: HordeTable) {}

  /** A question has come. */
  follow(): void {
    const live = this.table.live;
    const number = live?.prompt?.number ?? -1;
    if (number === this.#asked) return;
    this.#asked = number;
    clearTimeout(this.#timer);
    if (live?.prompt?.kind === 'reactions') this.#goOn();
    if (live?.prompt?.kind === 'engage-with') this.#faceIt();
    if (live?.prompt?.kind === 'alliance') void this.#explain(number);
  }

  forget(): void {
    clearTimeout(this.#timer);
  }

  /** Nobody is asked for a reaction who has none. */
  #goOn(): void {
    const { live, view, choices } = this.table;
    const [only] = choices;
    if (!live || !settings.now.goesOn || live.coach || choices.length !== 1 || view.turn === this.#turn) return;
    this.#turn = view.turn;
    live.unasked = t('horde-no-reaction');
    this.#timer = window.setTimeout(() => void live.choose(only!), PASS_MS);
  }

  /** Alone there is nobody to keep a secret from: the only ally that can face a minion does so. */
  #faceIt(): void {
    const { live, view, choices } = this.table;
    const here = `${view.turn} ${live?.undo.freely}`;
    // Whoever takes that back wants to be asked.
    if (!settings.now.goesOn || live?.coach || choices.length !== 1 || here === this.#faced) return;
    if (view.rules.alliance.length > 1 || view.rules.horde_seat >= 0) return;
    this.#faced = here;
    void live?.choose(choices[0]!);
  }

  /** The phase cannot end yet: that is said where one would end it. */
  async #explain(number: number): Promise<void> {
    const { live, choices } = this.table;
    if (!live || choices.some(({ option }) => option.is === 'EndActions')) return;
    const [reason] = await live.whyNot('end');
    if (reason && live.prompt?.number === number) live.withheld = { word: t('horde-done'), why: reason.text };
  }
}
