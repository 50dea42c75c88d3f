// What boards show events with. Only transform and opacity move; each promise ends when its movement does or is skipped.
import type { Things } from './things.svelte';

type Place = string | DOMRect;
type Tone = 'harm' | 'good' | 'plain';

const SETTLE = 'cubic-bezier(0.2, 0.9, 0.3, 1.06)';

export class Stage {
  /** Over the board; the shell brings it. */
  layer: HTMLElement | null = null;
  speed = 1;
  #running = new Set<Animation>();
  #waits = new Set<() => void>();

  constructor(readonly things: Things) {}

  /** Where a thing is, or was when it was last seen. */
  where(place: Place | null): DOMRect | null {
    return typeof place === 'string' ? this.things.where(place) : place;
  }

  /** A thing comes to where it is now: from another thing, or from where it was. 300 ms. */
  travel(name: string, from: Place | null = null, ms = 300): Promise<void> {
    const element = this.things.element(name);
    const start = from === null ? this.things.seen(name)?.box : this.where(from);
    const end = element?.getBoundingClientRect();
    if (!element || !start || !end) return Promise.resolve();
    return this.#move(element, [{ transform: across(start, end) }, { transform: 'none' }], ms, SETTLE);
  }

  /** A copy of a thing flies from one place to another, in an arc. 260 ms. */
  fly(name: string, from: Place, to: Place, ms = 260): Promise<void> {
    const [start, end] = [this.where(from), this.where(to)];
    const copy = this.#copy(name, end);
    if (!copy || !start || !end) return Promise.resolve();
    const lift = 'translateY(-24px)';
    const frames = [
      { transform: across(start, end), opacity: 1 },
      { transform: `${lift} ${across(middle(start, end), end)}`, opacity: 1 },
      { transform: 'none', opacity: 0.4 },
    ];
    return this.#pass(copy, frames, ms);
  }

  /** A thing that has left the board tips over and fades, on its way to a pile where there is one. 420 ms. */
  fall(name: string, to: Place | null = null): Promise<void> {
    const seen = this.things.seen(name);
    const copy = seen ? this.#copy(name, seen.box) : null;
    if (!seen || !copy) return Promise.resolve();
    const end = this.where(to);
    const away = end ? across(end, seen.box) : 'translateY(18px)';
    const frames = [
      { transform: 'none', opacity: 1 },
      { transform: 'rotate(10deg)', opacity: 1, offset: 0.4 },
      { transform: `${away} rotate(14deg)`, opacity: 0 },
    ];
    return this.#pass(copy, frames, 420);
  }

  /** A thing leans back, lunges at another and comes back. 600 ms. */
  strike(name: string, at: Place): Promise<void> {
    const element = this.things.element(name);
    const [from, to] = [this.where(name), this.where(at)];
    if (!element || !from || !to) return Promise.resolve();
    const [x, y] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
    const far = Math.hypot(x, y) || 1;
    const by = (way: number): string => `translate(${(x / far) * way}px, ${(y / far) * way}px)`;
    const reach = Math.min(far * 0.45, 90);
    const frames = [
      { transform: 'none' },
      { transform: by(-10), offset: 0.2 },
      { transform: by(reach), offset: 0.4, easing: 'ease-in' },
      { transform: by(reach), offset: 0.5 },
      { transform: 'none' },
    ];
    return this.#move(element, frames, 600);
  }

  /** A number rises from a place: what was lost or won there. 380 ms and long enough to be read. */
  number(at: Place, text: string, tone: Tone = 'plain'): Promise<void> {
    const box = this.where(at);
    if (!box || !this.layer) return Promise.resolve();
    const shown = document.createElement('span');
    shown.className = `pop ${tone}`;
    shown.textContent = text;
    this.#lay(shown, new DOMRect(box.x, box.y + box.height / 3, box.width, 0));
    const frames = [
      { transform: 'translateY(8px) scale(0.7)', opacity: 0 },
      { transform: 'none', opacity: 1, offset: 0.25 },
      { transform: 'translateY(-20px)', opacity: 1, offset: 0.8 },
      { transform: 'translateY(-24px)', opacity: 0 },
    ];
    return this.#pass(shown, frames, 560);
  }

  /** A thing comes out of nothing, or out of a place such as the rift. 360 ms. */
  appear(name: string): Promise<void> {
    const frames = [
      { transform: 'scale(0.4)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ];
    return this.#own(name, frames, 360, SETTLE);
  }

  flip(name: string): Promise<void> {
    return this.#own(name, [{ transform: 'rotateY(90deg)' }, { transform: 'none' }], 260);
  }

  shake(name: string): Promise<void> {
    const frames = ['none', 'translateX(-4px)', 'translateX(4px)', 'none'].map((transform) => ({ transform }));
    return this.#own(name, frames, 160);
  }

  /** A thing draws the eye without moving away. 400 ms. */
  pulse(name: string): Promise<void> {
    return this.#own(
      name,
      ['none', 'scale(1.08)', 'none'].map((transform) => ({ transform })),
      400,
    );
  }

  wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#waits.delete(done);
        resolve();
      };
      const timer = window.setTimeout(done, ms / this.speed);
      this.#waits.add(done);
    });
  }

  /** Everything that moves has arrived. */
  finish(): void {
    for (const animation of [...this.#running]) animation.finish();
    for (const done of [...this.#waits]) done();
  }

  /** What was only shown is taken away. */
  clear(): void {
    this.layer?.replaceChildren();
  }

  #own(name: string, frames: Keyframe[], ms: number, easing = 'ease-out'): Promise<void> {
    const element = this.things.element(name);
    return element ? this.#move(element, frames, ms, easing) : Promise.resolve();
  }

  /** How a thing looks or looked, as a copy that can go anywhere. */
  #copy(name: string, box: DOMRect | null): HTMLElement | null {
    const found = this.things.element(name) ?? this.things.seen(name)?.element;
    if (!(found instanceof HTMLElement) || !box || !this.layer) return null;
    const copy = document.createElement('div');
    copy.className = 'copy';
    copy.append(...[...found.querySelectorAll(':scope > .shown')].map((part) => part.cloneNode(true)));
    this.#lay(copy, box);
    return copy;
  }

  #lay(element: HTMLElement, box: DOMRect): void {
    Object.assign(element.style, {
      left: `${box.x}px`,
      top: `${box.y}px`,
      width: `${box.width}px`,
      ...(box.height > 0 && { height: `${box.height}px` }),
    });
    this.layer?.append(element);
  }

  /** What is only there to be seen moving is gone when it has arrived: much may come after it. */
  async #pass(shown: HTMLElement, frames: Keyframe[], ms: number): Promise<void> {
    await this.#move(shown, frames, ms);
    shown.remove();
  }

  async #move(element: Element, frames: Keyframe[], ms: number, easing = 'ease-out'): Promise<void> {
    const animation = element.animate(frames, { duration: ms / this.speed, easing, fill: 'backwards' });
    this.#running.add(animation);
    await animation.finished.catch(() => undefined);
    this.#running.delete(animation);
  }
}

/** The transform that shows something of one box in another. */
function across(from: DOMRect, to: DOMRect): string {
  const scale = to.width > 0 ? from.width / to.width : 1;
  const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

function middle(one: DOMRect, two: DOMRect): DOMRect {
  const half = (a: number, b: number): number => (a + b) / 2;
  return new DOMRect(half(one.x, two.x), half(one.y, two.y), half(one.width, two.width), half(one.height, two.height));
}
