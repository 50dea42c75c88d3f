import type { PlayerNote } from '../../lib/protocol';

/** What of an event says who stands where. */
interface Ladder {
  ladder: number[];
  players: Pick<PlayerNote, 'active' | 'complete'>[];
  plan: { reach: number };
}

/** Whether a player can be met: whoever has left, or waits for the rest of a team, stands between nobody. */
export function canBeMet({ players }: Ladder, player: number): boolean {
  const found = players[player];
  return found !== undefined && found.active && found.complete;
}

/** Those whom a player may challenge, from the top. */
export function inReach(event: Ladder, player: number): number[] {
  const there = event.ladder.filter((each) => canBeMet(event, each));
  const here = there.indexOf(player);
  return here < 0 ? [] : there.slice(Math.max(0, here - event.plan.reach), here);
}
