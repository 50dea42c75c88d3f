// Where something lies beside a thing without covering it: on the side with more room, inside the window.

const GAP = 10;
const EDGE = 8;
/** Further down than this share of the height lies the hand. */
const LOW = 0.6;

interface Size {
  width: number;
  height: number;
}

interface Place {
  left: number;
  top: number;
}

const within = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));

/** `thing` is null where the words are about nothing on the screen: they lie in the upper middle. */
export function beside(thing: DOMRect | null, size: Size, room: Size): Place {
  if (thing === null) return { left: within((room.width - size.width) / 2, room.width - size.width), top: 64 };
  // Beside a card of the hand lie the others.
  if (thing.top > room.height * LOW && thing.top >= size.height + GAP + EDGE) {
    const left = within(thing.left + thing.width / 2 - size.width / 2, room.width - size.width);
    return { left, top: thing.top - size.height - GAP };
  }
  const [before, after] = [thing.left, room.width - thing.right];
  const fits = Math.max(before, after) >= size.width + GAP + EDGE;
  if (fits) {
    const left = after >= before ? thing.right + GAP : thing.left - size.width - GAP;
    return { left, top: within(thing.top + thing.height / 2 - size.height / 2, room.height - size.height) };
  }
  // A wide thing: above it or below it.
  const above = thing.top >= room.height - thing.bottom;
  const top = above ? thing.top - size.height - GAP : thing.bottom + GAP;
  return {
    left: within(thing.left + thing.width / 2 - size.width / 2, room.width - size.width),
    top: within(top, room.height - size.height),
  };
}
