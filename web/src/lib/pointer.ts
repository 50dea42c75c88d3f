// Whether a hand moved the pointer: what comes to lie under a pointer at rest, because the board has changed, is not pointed at.

const placeOf = (event: MouseEvent): string => `${event.screenX} ${event.screenY}`;
let place = '';
let stirred = false;

function onmove(event: PointerEvent): void {
  const now = placeOf(event);
  stirred = now !== place;
  place = now;
}
// Before anybody else hears of it.
window.addEventListener('pointermove', onmove, { capture: true, passive: true });

/** For an event by which the pointer came over something, or moved on it. */
export function pointedAt(event: PointerEvent): boolean {
  // Coming over something is told before the movement that led there.
  return event.type === 'pointermove' ? stirred : placeOf(event) !== place;
}
