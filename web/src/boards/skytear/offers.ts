// What a hero that is asked what it does could do at once with a hex: go there, or strike who stands there.
// Both are an action and where; whoever points at the place has said both.
import type { SkytearChoice, SkytearTable } from './game';

export interface Offer {
  action: 'move' | 'attack';
  /** Declares the action. */
  first: SkytearChoice;
  /** What fits at the question that follows. */
  then: (choice: SkytearChoice) => boolean;
}

/** For each hex what is offered there, while the question is what a hero does. */
export function offersOf(table: SkytearTable): Map<number, Offer> {
  const found = new Map<number, Offer>();
  const { acting } = table.figures;
  if (table.live?.prompt?.kind !== 'act' || table.live.coach || !acting) return found;
  const declared = (action: string): SkytearChoice | undefined => {
    const number = table.catalogue.actions.findIndex(({ id }) => id === action);
    return table.choicesFor('Declare', { action: number })[0];
  };
  const [move, attack] = [declared('move'), declared('attack')];
  if (move)
    for (const { hex, ends } of acting.ways)
      if (ends)
        found.set(hex, {
          action: 'move',
          first: move,
          then: ({ option }) => option.is === 'PickHex' && option.pick === hex,
        });
  if (attack)
    for (const { hex, unit } of acting.blows)
      found.set(hex, {
        action: 'attack',
        first: attack,
        then: ({ option }) => option.is === 'PickUnit' && option.pick === unit,
      });
  return found;
}
