// A table as somebody plans it. What makes a table is known to the server, which is asked after each change.
import { post, Refused } from '../../lib/api';
import { decks } from '../../lib/decks.svelte';
import type { GameNote, SettingNote, SizeNote, WayNote } from '../../lib/protocol';
import { words } from '../../lib/words.svelte';
import { check } from '../decks/deck';

/** Who can be planned for a seat that is not one's own. */
export const OTHERS = ['medium', 'open', 'beginner', 'easy', 'hard', 'master', 'random'] as const;
export type Other = (typeof OTHERS)[number];
export const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'master'] as const;
export type Level = (typeof LEVELS)[number];
export type SeatKind = 'me' | Other;
export const MODES = ['friendly', 'strict', 'practice'] as const;
export const CLOCKS = {
  none: { kind: 'none' },
  quick: { kind: 'bank', seconds: 600, increment: 5 },
  relaxed: { kind: 'bank', seconds: 2400, increment: 15 },
  move: { kind: 'move', seconds: 60 },
  days: { kind: 'days', days: 3 },
} as const;

/** What stands in a list for words of one's own; no value of a setting begins with a space. */
export const OWN = ' own';
export const USUAL = 'medium' satisfies SeatKind;
const PATIENCE_MS = 400;

/** The person and, on the other seats, bots or whoever has the link. */
export function seatsFor(size: SizeNote, others: SeatKind): SeatKind[] {
  return Array.from({ length: size.seats }, (_, seat) => (seat === 0 ? 'me' : others));
}

export function seatPlan(seat: SeatKind): { kind: string; level?: string } {
  return seat === 'me' || seat === 'open' ? { kind: seat } : { kind: 'bot', level: seat };
}

/** Settings as the fields of a form hold them. */
const asChosen = (settings: Record<string, boolean | number | string>): Record<string, string> =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)]));

export class Draft {
  game: GameNote = $state.raw()!;
  #way = $state('');
  seats: SeatKind[] = $state([]);
  chosen: Record<string, string> = $state({});
  mode: (typeof MODES)[number] = $state('friendly');
  clock: keyof typeof CLOCKS = $state('none');
  watched = $state(true);
  /** Whether bots may be asked for advice between people. */
  hints = $state(false);
  phrases = $state(false);
  /** Whether the result counts for ratings; such a game is strict and has a clock. */
  #rated = $state(false);
  /** What stands against the plan, beside the field that was changed last. */
  problem: { field: string; text: string } | null = $state(null);
  busy = $state(false);
  #timer = 0;
  #asked = 0;

  constructor(game: GameNote, way: string | null) {
    this.game = game;
    this.way = game.ways.find((each) => each.name === way)?.name ?? game.ways[0]!.name;
  }

  /** What another page has chosen already: settings by their names, or a deck of the workshop with all it is meant for. */
  static async wished(game: GameNote, wanted: Record<string, string>): Promise<Draft> {
    const draft = new Draft(game, wanted.way ?? null);
    const deck = decks.find(wanted.deck ?? '');
    if (deck?.game !== game.name) {
      const known = Object.entries(wanted).filter(([name]) => game.settings.some((setting) => setting.name === name));
      draft.chosen = Object.fromEntries(known);
      return draft;
    }
    draft.chosen = asChosen(deck.settings);
    if (draft.deckSetting) await draft.take(draft.deckSetting.name, deck.text);
    return draft;
  }

  /** The first setting that takes a deck, which is for whoever makes the table. */
  get deckSetting(): SettingNote | undefined {
    return this.game.settings.find((setting) => setting.deck);
  }

  /** A deck of one's own, and with it what the workshop says that a table for it must be set to. */
  async take(name: string, text: string): Promise<void> {
    this.chosen[name] = text;
    const others = Object.entries(this.#settings()).filter(([other]) => !this.#takesDeck(other));
    const note = await check(this.game.name, text, Object.fromEntries(others)).catch(() => null);
    // A deck for another seat changes nothing else, and something else may have been chosen meanwhile.
    if (note && name in note.settings && this.chosen[name] === text)
      Object.assign(this.chosen, asChosen(note.settings));
  }

  /** One of the values of a setting, a deck of the workshop by its id, or words that are still to be written. */
  async pick(name: string, picked: string): Promise<void> {
    const deck = decks.of(this.game.name).find((each) => each.id === picked);
    if (deck) await this.take(name, deck.text);
    else this.chosen[name] = picked === OWN ? '' : picked;
    if (picked === OWN) this.problem = null;
    else this.changed(name);
  }

  #takesDeck(name: string): boolean {
    return this.game.settings.some((setting) => setting.name === name && setting.deck);
  }

  write(name: string, text: string): void {
    this.chosen[name] = text;
    this.changed(name);
  }

  get way(): string {
    return this.#way;
  }
  set way(name: string) {
    this.#way = name;
    const size = this.wayNote.sizes[0]!;
    this.seats = seatsFor(size, USUAL);
    this.#fitMode();
  }

  get wayNote(): WayNote {
    return this.game.ways.find((each) => each.name === this.#way)!;
  }
  get size(): SizeNote {
    return this.wayNote.sizes.find((each) => each.seats === this.seats.length)!;
  }
  /** The settings that the way to play leaves open. */
  get open(): SettingNote[] {
    return this.game.settings.filter((setting) => !(setting.name in this.wayNote.settings));
  }
  /** Whom one plays with, where all other seats are of one kind. */
  get company(): 'bots' | 'friends' | 'mixed' {
    const kinds = new Set(this.seats.filter((seat) => seat !== 'me'));
    if (kinds.size > 1) return 'mixed';
    return kinds.has('open') ? 'friends' : 'bots';
  }
  /** All other seats for bots of a level, or for whoever has the link. */
  fill(other: Other): void {
    this.seats = this.seats.map((seat) => (seat === 'me' ? seat : other));
    this.#fitMode();
    this.changed('seats');
  }
  get rated(): boolean {
    return this.#rated;
  }
  set rated(rated: boolean) {
    this.#rated = rated;
    if (rated) this.mode = 'strict';
    if (rated && this.clock === 'none') this.clock = 'relaxed';
    if (rated) this.hints = false;
    this.changed('');
  }

  /** The level of the bots, where there is one. */
  get level(): Level {
    return this.seats.find((seat): seat is Level => LEVELS.some((level) => level === seat)) ?? USUAL;
  }

  get people(): number {
    return this.seats.filter((seat) => seat === 'me' || seat === 'open').length;
  }

  resize(seats: number): void {
    const mine = this.seats.indexOf('me');
    const kept = this.seats.slice(0, seats);
    if (mine >= seats) kept[seats - 1] = 'me';
    while (kept.length < seats) kept.push(USUAL);
    this.seats = kept;
    this.changed('seats');
  }

  plan(number: number, other: Other): void {
    this.seats[number] = other;
    this.#fitMode();
    this.changed('seats');
  }

  /** Whoever was planned for the seat changes places with the person. */
  sitAt(number: number): void {
    this.seats[this.seats.indexOf('me')] = this.seats[number]!;
    this.seats[number] = 'me';
    this.changed('seats');
  }

  #fitMode(): void {
    if (this.mode === 'practice' && this.people !== 1) this.mode = 'friendly';
  }

  /** Ask the server, when the person has stopped typing, whether this makes a table. */
  changed(field: string): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#check(field), PATIENCE_MS);
  }

  async #check(field: string): Promise<void> {
    const asked = ++this.#asked;
    const checked = await post('/tables/check', this.#body()).catch(() => null);
    if (asked !== this.#asked || checked === null) return;
    this.problem = checked.problem ? { field, text: checked.problem } : null;
  }

  async make(): Promise<string | null> {
    clearTimeout(this.#timer);
    this.#asked++;
    this.busy = true;
    this.problem = null;
    try {
      return (await post('/tables', this.#body())).table;
    } catch (error) {
      const text = error instanceof Refused ? error.problem.text : words.say('web-unreachable');
      this.problem = { field: '', text };
      return null;
    } finally {
      this.busy = false;
    }
  }

  #body(): Record<string, unknown> {
    return {
      game: this.game.name,
      seats: this.seats.map(seatPlan),
      settings: { ...this.#settings(), ...this.wayNote.settings },
      mode: this.mode,
      clock: CLOCKS[this.clock],
      watch: this.watched ? 'everybody' : 'nobody',
      hints: this.hints && this.people > 1,
      phrases: this.phrases && this.people > 1,
      rated: this.rated,
    };
  }

  #settings(): Record<string, boolean | number | string> {
    const open = this.open.filter((setting) => this.chosen[setting.name] !== undefined);
    return Object.fromEntries(
      open.map((setting) => {
        const chosen = this.chosen[setting.name]!;
        return [setting.name, setting.values.find((value) => String(value) === chosen) ?? chosen];
      }),
    );
  }
}
