// Where the symbols of a sky card are on it, as the card draws them: side by side, three quarters down.
const DOWN = 0.75;
const WIDE = 0.2;

/** The box of a symbol, of so many, on a card that lies here. */
export function symbolBox(card: DOMRect, symbol: number, of: number): DOMRect {
  const wide = card.width * WIDE;
  const [x, y] = [card.x + (card.width * (symbol + 0.5)) / of, card.y + card.height * DOWN];
  return new DOMRect(x - wide / 2, y - wide / 2, wide, wide);
}
