// The cards of a hand from cheap to dear; the key tells copies of a card apart, so that each keeps its place on the screen.
export function sortedHand(held: number[], cost: (card: number) => number): { card: number; key: string }[] {
  return held
    .map((card, place) => ({ card, key: `${card} ${held.slice(0, place).filter((other) => other === card).length}` }))
    .sort((one, two) => cost(one.card) - cost(two.card) || one.card - two.card);
}
