// What one has begun and not yet done: Escape takes it back, as it lets go of what is only touched.
import { isHorde, type HordeTable } from './game';

/** What is asked about a card while it is played, used or moved. */
const BEGUN = new Set([
  'lane',
  'bearer',
  'target',
  'tie',
  'move-lane',
  'engage-with',
  'how-many',
  'split',
  'choose',
  'pay',
]);
/** The phases in which a side does what it likes; in all others the game asks of its own accord. */
const OWN = { horde: 'horde', alliance: 'alliance' };

export function isInHand(table: HordeTable): boolean {
  const kind = table.live?.prompt?.kind;
  if (kind === undefined || !BEGUN.has(kind)) return false;
  return table.catalogue.phases[table.view.phase] === OWN[isHorde(table) ? 'horde' : 'alliance'];
}
