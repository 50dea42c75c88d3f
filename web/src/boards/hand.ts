// The cards of a hand from cheap to dear; the key tells copies of a card apart, so that each keeps its place on the screen.
export function sortedHand(held: number[], cost: (card: number) => number): { card: number; key: string }[] {
  return held
    .map((card, place) => ({ card, key: `${card} ${held.slice(0, place).filter((other) => other === card).length}` }))
    .sort((one, two) => cost(one.card) - cost(two.card) || one.card - two.card);
}

/** The cards of a first hand that are put back by now, in the order in which they were; `before` are those that already were. */
export function putBack(first: readonly number[], held: readonly number[], before: readonly number[]): number[] {
  const missing = [...first];
  for (const card of held) {
    const place = missing.indexOf(card);
    if (place >= 0) missing.splice(place, 1);
  }
  const still = before.filter((card) => {
    const place = missing.indexOf(card);
    if (place >= 0) missing.splice(place, 1);
    return place >= 0;
  });
  return [...still, ...missing];
}
