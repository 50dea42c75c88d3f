// The arrows on a board: from what can be chosen to the nearest such thing in that direction.

type Spot = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Which of these boxes lies next that way, or none. What is aside counts more than what is far. */
export function nextThatWay(here: Spot, others: readonly Spot[], key: string): number {
  const [right, down] = WAYS[key] ?? [0, 0];
  const far = (spot: Spot): number => {
    const x = spot.x + spot.width / 2 - here.x - here.width / 2;
    const y = spot.y + spot.height / 2 - here.y - here.height / 2;
    const along = x * right + y * down;
    return along > 1 ? along + 2 * Math.abs(x * down + y * right) : Infinity;
  };
  const all = others.map(far);
  const least = Math.min(...all);
  return least < Infinity ? all.indexOf(least) : -1;
}

/** To the first thing of the board that can be chosen; where there is none, to the first that can be read. */
export function toBoard(): void {
  const first = (what: string): HTMLElement | null => document.querySelector(`#board ${what}`);
  (first('.lit') ?? first('button'))?.focus();
}

/** Whether this key was one of the board's: it is, unless something else has the focus or has the arrows for itself. */
export function walks({ key }: KeyboardEvent): boolean {
  const at = document.activeElement;
  const free = at === null || at === document.body;
  if (!(key in WAYS) || !(free || at.closest('#board')) || document.querySelector('#board [data-place]')) return false;
  const lit = [...document.querySelectorAll<HTMLElement>('#board .lit')].filter((each) => each.tabIndex >= 0);
  if (lit.length === 0) return false;
  const here = free ? null : at.getBoundingClientRect();
  const boxes = lit.map((each) => each.getBoundingClientRect());
  lit[here ? nextThatWay(here, boxes, key) : 0]?.focus();
  return true;
}
