// A game as one reader sees it at one moment: what boards draw. At a table it goes on, in a replay it went.
import { catalogueOf, get } from './api';
import type { Wire } from './engine';
import type { Choice, RoomState, RuleNote, SaidEvent } from './protocol';
import type { Line } from './lines';
import type { Table } from './table.svelte';
import { unmarked } from './rules';
import { words } from './words.svelte';
import { Things } from './things.svelte';
import type { Inspected } from '../boards/contract';

/** What somebody reads: always as it is now. */
export interface Reading {
  about: () => Inspected;
  /** What it is about on the screen; the words lie beside it. */
  at: Element | null;
  /** It stays until it is put away; else it goes with the pointer. */
  pinned: boolean;
}

type OptionOf<W extends Wire, K> = Extract<W['option'], { is: K }>;
type ChoiceOf<W extends Wire, K> = Choice<W> & { option: OptionOf<W, K> };

export abstract class Scene<W extends Wire = Wire> {
  version = $state(-1);
  seat: number | null = $state(null);
  room: RoomState | null = $state.raw(null);
  view: W['view'] | null = $state.raw(null);
  figures: W['figures'] | null = $state.raw(null);
  /** What is printed on the game's components, in the reader's language. */
  catalogue: W['catalogue'] | null = $state.raw(null);
  log: Line[] = $state.raw([]);
  /** What the last step told, for boards that show it happen. */
  events: SaidEvent[] = $state.raw([]);
  problem = $state('');
  reading: Reading | null = $state.raw(null);
  readonly things = new Things();
  #rules: RuleNote[] = $state.raw([]);
  #rulesIn = '';

  constructor(readonly id: string) {}

  /** Where people can do something; null where everything is over and done. */
  abstract get live(): Table<W> | null;

  read(about: () => Inspected, at: Element | null = null, pinned = true): void {
    this.reading = { about, at, pinned };
  }

  /** The thing is gone, or the pointer has left it. */
  unread(at: Element, pinned = true): void {
    if (this.reading?.at === at && (pinned || !this.reading.pinned)) this.reading = null;
  }

  get choices(): Choice<W>[] {
    return this.live?.prompt?.choices ?? [];
  }

  /** The choices about something: its option has this kind and these parts. */
  choicesFor<K extends W['option']['is']>(kind: K, parts: Partial<OptionOf<W, K>> = {}): ChoiceOf<W, K>[] {
    const wanted = Object.entries(parts);
    const isWanted = (choice: Choice<W>): choice is ChoiceOf<W, K> =>
      choice.option.is === kind && wanted.every(([name, value]) => Reflect.get(choice.option, name) === value);
    return this.choices.filter(isWanted);
  }

  /** Ask what is printed on the components; who gets no answer asks again when something else comes. */
  protected async learn(game: string): Promise<void> {
    const { language } = words;
    const found = await catalogueOf<W>(game).catch(() => null);
    if (words.language === language) this.catalogue = found;
  }

  /** Shows what a rule says. */
  async inspectRule(id: string): Promise<void> {
    await this.#learnRules();
    this.read(() => {
      void this.#learnRules();
      const rule = this.#rules.find((each) => each.id === id);
      return { title: words.say('web-rule', { rule: id }), text: rule ? [unmarked(rule.text)] : [], rule: id };
    });
  }

  /** What the rules say, in the language of this moment. */
  async #learnRules(): Promise<void> {
    const { language } = words;
    if (this.#rulesIn === language) return;
    this.#rulesIn = language;
    const game = this.room?.game ?? '';
    const rules = await get(`/games/${game}/rules`).catch(() => []);
    if (language === this.#rulesIn) this.#rules = rules;
  }

  nameOf(seat: number): string {
    return this.room?.seats[seat]?.name || words.say('web-seat-open');
  }

  get over(): boolean {
    return this.room?.status === 'over';
  }

  /** It is over, and what led to it has been seen. */
  get ended(): boolean {
    return this.over;
  }

  /** Who has won, by the rules or because somebody gave up; null while nobody knows. */
  get winners(): number[] | null {
    return this.room?.ended?.winners ?? this.view?.outcome?.winners ?? null;
  }

  get won(): boolean {
    return this.seat !== null && (this.winners ?? []).includes(this.seat);
  }

  /** Who is to decide, as far as everybody may know. */
  get decider(): number | null {
    return this.view?.decider ?? null;
  }
}
