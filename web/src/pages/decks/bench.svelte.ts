// The deck on the bench: what is in it, kept after every change, and what the server says to it.
import { Refused } from '../../lib/api';
import { decks, type OwnDeck, type Value } from '../../lib/decks.svelte';
import type { DeckFault, DeckNote, PileNote } from '../../lib/protocol';
import { t } from '../../lib/words.svelte';
import type { Head, Offers } from '../../lib/engine';
import { check, pilesOf, sizeOf, textOf } from './deck';
import type { Entry, Stock } from './entries';

const PAUSE_MS = 200;
const MOST = 99;

export class Bench {
  piles: PileNote[] = $state([]);
  /** The pile that cards go into. */
  active = $state(0);
  note: DeckNote | null = $state.raw(null);
  problem = $state('');
  #timer = 0;
  #asked = 0;

  constructor(
    readonly deck: OwnDeck,
    readonly offers: Offers,
    readonly stock: Stock,
  ) {
    this.piles = pilesOf(deck.text);
    if (offers.most_heads === 1 && this.piles.length === 0) this.piles = [{ head: '', cards: {} }];
    void this.#ask();
  }

  get pile(): PileNote | undefined {
    return this.piles[this.active];
  }

  get head(): Head | undefined {
    return this.headOf(this.pile?.head ?? '');
  }

  headOf(id: string): Head | undefined {
    return this.offers.heads.find((head) => head.id === id);
  }

  get text(): string {
    return textOf(this.offers.head, this.piles);
  }

  get size(): number {
    return this.piles.reduce((sum, pile) => sum + sizeOf(pile), 0);
  }

  get good(): boolean {
    return this.note !== null && this.note.readable && this.note.faults.length === 0;
  }

  /** The cards of a pile in the order of their costs, those that the browser does not know left out. */
  rows(pile: PileNote): [Entry, number][] {
    const found: [Entry, number][] = [];
    for (const [card, number] of Object.entries(pile.cards)) {
      const entry = this.stock.faces.get(card);
      if (entry && number > 0) found.push([entry, number]);
    }
    return found.toSorted(([one], [other]) => one.cost - other.cost || one.name.localeCompare(other.name));
  }

  number(card: string): number {
    return this.pile?.cards[card] ?? 0;
  }

  faultsOf(card: string): DeckFault[] {
    return this.note?.faults.filter((fault) => fault.cards.includes(card)) ?? [];
  }

  /** Cards that a fault is about and that could be put into the open pile. */
  missing(fault: DeckFault): Entry[] {
    const fits = fault.cards.filter((card) => this.number(card) === 0 && this.head?.fixed.includes(card));
    return this.stock.entries.filter((entry) => fits.includes(entry.id));
  }

  add(card: string, by: number): void {
    if (!this.pile) return;
    const number = Math.min(MOST, this.number(card) + by);
    const { [card]: _before, ...others } = this.pile.cards;
    this.pile.cards = number > 0 ? { ...this.pile.cards, [card]: number } : others;
    this.changed();
  }

  lead(id: string): void {
    if (!this.pile) return;
    this.pile.head = id;
    this.changed();
  }

  addHead(id: string): void {
    this.piles.push({ head: id, cards: { ...this.headOf(id)?.cards } });
    this.active = this.piles.length - 1;
    this.changed();
  }

  removeHead(index: number): void {
    this.piles.splice(index, 1);
    this.active = Math.max(0, Math.min(this.active, this.piles.length - 1));
    this.changed();
  }

  set(settings: Record<string, Value>): void {
    decks.change(this.deck.id, { settings });
    this.changed();
  }

  /** What the server has read instead of what was here. */
  take(note: DeckNote): void {
    this.piles = note.piles.map((pile) => ({ head: pile.head, cards: { ...pile.cards } }));
    this.active = 0;
    this.changed();
  }

  changed(): void {
    decks.change(this.deck.id, { text: this.text });
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#ask(), PAUSE_MS);
  }

  async #ask(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const note = await check(this.deck.game, this.text, decks.find(this.deck.id)?.settings ?? {});
      if (asked !== this.#asked) return;
      this.note = note;
      this.problem = '';
    } catch (error) {
      if (asked === this.#asked) this.problem = error instanceof Refused ? error.problem.text : t('unreachable');
    }
  }
}
