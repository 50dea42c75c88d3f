// The games on the shelf, as the server lists them.
import { get } from './api';
import type { GameNote } from './protocol';

class Shelf {
  games: GameNote[] = $state.raw([]);

  /** All games, in the reader's language. */
  async list(): Promise<GameNote[]> {
    this.games = await get('/games');
    return this.games;
  }

  /** The page of the game that a rule belongs to, at the rule. */
  ruleAddress(id: string): string {
    const game = this.games.find(({ prefix }) => id.startsWith(`${prefix}-`));
    return `/rules/${game?.name ?? ''}#${id}`;
  }
}

export const shelf = new Shelf();
