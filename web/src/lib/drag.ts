// A pointer that goes down on something and moves on drags it.

const THRESHOLD = { mouse: 6, touch: 12 };

export interface Dragging {
  /** The pointer is here; the first time, it has gone so far that it is no click. */
  moved: (at: PointerEvent) => void;
  /** It was let go here. */
  dropped: (at: PointerEvent) => void;
  /** It is over, whether dropped or broken off. */
  ended: () => void;
}

/** From a `pointerdown` on. */
export function dragFrom(event: PointerEvent, dragging: Dragging): void {
  if (event.button !== 0) return;
  const from = { x: event.clientX, y: event.clientY };
  const far = event.pointerType === 'mouse' ? THRESHOLD.mouse : THRESHOLD.touch;
  const over = new AbortController();
  const listen = { signal: over.signal };
  let begun = false;
  window.addEventListener(
    'pointermove',
    (move) => {
      if (move.pointerId !== event.pointerId) return;
      begun ||= Math.hypot(move.clientX - from.x, move.clientY - from.y) >= far;
      if (begun) dragging.moved(move);
    },
    listen,
  );
  const stop = (end: PointerEvent): void => {
    if (end.pointerId !== event.pointerId) return;
    over.abort();
    if (!begun) return;
    swallowClick();
    if (end.type === 'pointerup') dragging.dropped(end);
    dragging.ended();
  };
  window.addEventListener('pointerup', stop, listen);
  window.addEventListener('pointercancel', stop, listen);
  window.addEventListener(
    'keydown',
    (key) => {
      if (!begun || key.key !== 'Escape') return;
      key.preventDefault();
      over.abort();
      dragging.ended();
    },
    { ...listen, capture: true },
  );
}

/** The end of a drag is no click on what lies there. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}
