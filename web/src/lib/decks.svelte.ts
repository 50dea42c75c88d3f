// A person's own decks, kept in this browser.
import { keep, recall } from './kept';
import { newId } from './unique';

export type Value = boolean | number | string;

export interface OwnDeck {
  id: string;
  game: string;
  name: string;
  /** As tables take it; it may be unfinished. */
  text: string;
  /** What the game it is meant for is set to, such as the enemy or the battlefield. */
  settings: Record<string, Value>;
  changed: number;
}

const KEY = 'skyshelf-decks';

/** Whether something that was kept is a deck; older ones lack some parts. */
function isDeck(found: Partial<OwnDeck> | null): found is OwnDeck {
  return [found?.id, found?.game, found?.name, found?.text].every((part) => typeof part === 'string');
}

function read(): OwnDeck[] {
  const kept = recall<(Partial<OwnDeck> | null)[]>(KEY, []);
  if (!Array.isArray(kept)) return [];
  return kept.filter(isDeck).map((deck) => ({ ...deck, settings: deck.settings ?? {}, changed: deck.changed ?? 0 }));
}

class Decks {
  all: OwnDeck[] = $state(read());
  /** The last one that was deleted, until another one is or somebody wants it back. */
  deleted: OwnDeck | null = $state(null);

  constructor() {
    window.addEventListener('storage', (event) => {
      if (event.key === KEY) this.all = read();
    });
  }

  of(game: string): OwnDeck[] {
    return this.all.filter((deck) => deck.game === game).toSorted((one, other) => other.changed - one.changed);
  }

  find(id: string): OwnDeck | undefined {
    return this.all.find((deck) => deck.id === id);
  }

  add(game: string, name: string, text: string, settings: Record<string, Value> = {}): OwnDeck {
    const deck = {
      id: newId(),
      game,
      name: this.#free(game, name),
      text,
      settings: { ...settings },
      changed: Date.now(),
    };
    this.all.push(deck);
    this.#keep();
    return deck;
  }

  change(id: string, change: Partial<Pick<OwnDeck, 'name' | 'text' | 'settings'>>): void {
    const deck = this.find(id);
    if (!deck) return;
    Object.assign(deck, change, { changed: Date.now() });
    this.#keep();
  }

  remove(id: string): void {
    this.deleted = this.find(id) ?? null;
    this.all = this.all.filter((deck) => deck.id !== id);
    this.#keep();
  }

  restore(): void {
    if (this.deleted) this.all.push(this.deleted);
    this.deleted = null;
    this.#keep();
  }

  /** The name, with a number behind it where another deck has it already. */
  #free(game: string, name: string): string {
    const taken = new Set(this.of(game).map((deck) => deck.name));
    for (let number = 1; ; number++) {
      const wanted = number === 1 ? name : `${name} ${number}`;
      if (!taken.has(wanted)) return wanted;
    }
  }

  #keep(): void {
    keep(KEY, this.all);
  }
}

export const decks = new Decks();
