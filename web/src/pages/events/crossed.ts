// What is drawn of an event, as plain data.
import type { EventNote, GroupNote, RoundNote } from '../../lib/protocol';

/** What each player got against each other, in twelfths, by "player other"; the last game counts. */
export function crossed(event: EventNote): Map<string, number> {
  const found = new Map<string, number>();
  for (const round of event.rounds)
    for (const { players, points } of round.groups)
      players.forEach((player, side) => {
        for (const other of players) if (other !== player && points) found.set(`${player} ${other}`, points[side] ?? 0);
      });
  return found;
}

export interface Box {
  x: number;
  y: number;
  group: GroupNote | null;
}

const WIDTH = 220;
const HEIGHT = 62;
const GAP = 46;

/** Where the games of a knock-out are drawn, round by round; those to come are empty. */
export function bracket(rounds: RoundNote[]): { columns: Box[][]; width: number; height: number } {
  const knockout = rounds.filter(({ stage }) => stage === 'knockout');
  const first = knockout[0]?.groups.length ?? 0;
  const columns: Box[][] = [];
  for (let games = first; games >= 1; games = games === 1 ? 0 : games / 2) {
    const depth = columns.length;
    const step = HEIGHT * 2 ** depth;
    columns.push(
      Array.from({ length: games }, (_, place) => ({
        x: depth * (WIDTH + GAP),
        y: step * place + step / 2 - HEIGHT / 2,
        group: knockout[depth]?.groups[place] ?? null,
      })),
    );
  }
  return { columns, width: columns.length * (WIDTH + GAP) - GAP, height: first * HEIGHT };
}

export const BOX = { width: WIDTH, height: HEIGHT - 10, gap: GAP };
