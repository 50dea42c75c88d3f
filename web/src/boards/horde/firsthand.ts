// A first hand while cards of it are chosen to go back: the server only knows which are left.
import { keep, recall } from '../../lib/kept';

const KEY = 'skyshelf-first-hand';

export interface FirstHand {
  dealt: number[];
  /** In the order in which they were put back. */
  back: number[];
}

interface Whose {
  id: string;
  seat: number | null;
}

const NONE: FirstHand & { owner: string } = { owner: '', dealt: [], back: [] };
const ownerOf = ({ id, seat }: Whose): string => `${id} ${seat}`;

export function firstHandOf(table: Whose): FirstHand {
  const kept = recall(KEY, NONE);
  return kept.owner === ownerOf(table) ? kept : NONE;
}

/** Only the newest is kept. */
export function keepFirstHand(table: Whose, hand: FirstHand): void {
  keep(KEY, { owner: ownerOf(table), ...hand });
}
