// Where a dragged card can be let go. The server says it for good: some cards keep others out of their lane.
import type { HordeChoice } from './game';
import { EMPTY } from './wire';

/** What lies in a lane: on the side of whoever drags, and on the other. */
interface Held {
  own: number;
  other: number;
}

const STANDS = new Set(['ally', 'tower', 'monster']);

/** Creatures and towers need a free place, an attachment needs somebody, and a spell is cast anywhere. */
export function mayGoTo({ own, other }: Held, option: HordeChoice['option'] | null, type: string): boolean {
  if (option?.is === 'MoveAlly') return own !== option.unit;
  if (option?.is !== 'PlayCard') return true;
  if (STANDS.has(type)) return own === EMPTY;
  return type !== 'attachment' || own !== EMPTY || other !== EMPTY;
}
