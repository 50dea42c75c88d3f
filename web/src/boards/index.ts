// The boards, each a chunk of its own that is fetched when a table of its game is opened.
import type { BoardModule } from './contract';

const boards: Record<string, () => Promise<BoardModule>> = {
  horde: () => import('./horde/Board.svelte'),
  monoliths: () => import('./horde/Board.svelte'),
  painters: () => import('./painters/Board.svelte'),
  skytear: () => import('./skytear/Board.svelte'),
};

/** The board of a game; one that has none yet is played on the generic one. */
export function boardOf(game: string): Promise<BoardModule> {
  return (boards[game] ?? (() => import('./generic/Board.svelte')))();
}
