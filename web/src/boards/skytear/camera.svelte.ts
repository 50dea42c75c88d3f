// Which part of the map is in view: by wheel, drag, pinch, buttons and keys. Where it is looked at from is in map units.
import type { Box, Point } from './plan';

const MOST = 4;
/** How far the map can be pushed aside, so that nothing lies under the buttons around it for good. */
const SLACK = 0.15;
/** Pixels that a finger may slip and still touch what is under it. */
const SLIP = 7;

export class Camera {
  zoom = $state(1);
  /** How far the middle of the view is from the middle of the map. */
  x = $state(0);
  y = $state(0);
  #fingers = new Map<number, Point>();
  #travelled = 0;

  viewBox(box: Box): string {
    const [width, height] = [box.width / this.zoom, box.height / this.zoom];
    return `${box.x + (box.width - width) / 2 + this.x} ${box.y + (box.height - height) / 2 + this.y} ${width} ${height}`;
  }

  fit(): void {
    [this.zoom, this.x, this.y] = [1, 0, 0];
  }

  /** Show these points and a little around them, not closer than need be. */
  frame(points: Point[], margin: number, closest: number, box: Box): void {
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const [width, height] = [right - left + 2 * margin, bottom - top + 2 * margin];
    this.zoom = Math.max(1, Math.min(closest, box.width / width, box.height / height));
    [this.x, this.y] = [(left + right) / 2 - box.x - box.width / 2, (top + bottom) / 2 - box.y - box.height / 2];
    this.move(0, 0, box);
  }

  /** Closer or farther; what is at the point, seen from the middle of the map, stays where it is. */
  scale(by: number, box: Box, around: Point = { x: this.x, y: this.y }): void {
    const zoom = Math.min(MOST, Math.max(1, this.zoom * by));
    const share = this.zoom / zoom;
    this.x = around.x - (around.x - this.x) * share;
    this.y = around.y - (around.y - this.y) * share;
    this.zoom = zoom;
    this.move(0, 0, box);
  }

  move(dx: number, dy: number, box: Box): void {
    const share = (1 - 1 / this.zoom) / 2 + SLACK;
    const [most, deepest] = [box.width * share, box.height * share];
    this.x = Math.min(most, Math.max(-most, this.x + dx));
    this.y = Math.min(deepest, Math.max(-deepest, this.y + dy));
  }

  /** Whether what just ended was a drag and no click. */
  get dragged(): boolean {
    return this.#travelled > SLIP;
  }

  down(event: PointerEvent): void {
    if (this.#fingers.size === 0) this.#travelled = 0;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** A finger moves; `unit` is the size of a pixel in map units. */
  drag(event: PointerEvent, svg: SVGSVGElement, unit: number, box: Box): void {
    const before = this.#fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    this.#travelled += Math.hypot(dx, dy);
    if (!this.dragged) return;
    if (!svg.hasPointerCapture(event.pointerId)) svg.setPointerCapture(event.pointerId);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const [far, near] = [
        Math.hypot(now.x - other.x, now.y - other.y),
        Math.hypot(before.x - other.x, before.y - other.y),
      ];
      if (near > 0) this.scale(far / near, box);
      this.move((-dx * unit) / 2, (-dy * unit) / 2, box);
    } else {
      this.move(-dx * unit, -dy * unit, box);
    }
    this.#fingers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }
}
