// Which part of the map is in view: by wheel, drag, pinch, buttons and keys. Where it is looked at from is in map units.
// It fills the window; the whole map fits into the room that the zones around it leave free.
import type { Box, Point } from './plan';

const MOST = 4;
/** How far the map can be pushed aside, so that nothing lies under the buttons around it for good. */
const SLACK = 0.15;
/** Pixels that a finger may slip and still touch what is under it. */
const SLIP = 7;

/** The window in pixels, and the free room in it. */
export interface Room {
  width: number;
  height: number;
  free: Box;
}

export class Camera {
  zoom = $state(1);
  /** How far the middle of the view is from the middle of the map. */
  x = $state(0);
  y = $state(0);
  #fingers = new Map<number, Point>();
  #travelled = 0;

  /** Pixels for a unit of the map. */
  pixels(box: Box, { free }: Room): number {
    return Math.max(0.05, Math.min(free.width / box.width, free.height / box.height)) * this.zoom;
  }

  /** What the window shows of the map. */
  seen(box: Box, room: Room): Box {
    const scale = this.pixels(box, room);
    const [across, down] = [room.free.x + room.free.width / 2, room.free.y + room.free.height / 2];
    return {
      x: box.x + box.width / 2 + this.x - across / scale,
      y: box.y + box.height / 2 + this.y - down / scale,
      width: room.width / scale,
      height: room.height / scale,
    };
  }

  viewBox(box: Box, room: Room): string {
    const { x, y, width, height } = this.seen(box, room);
    return `${x} ${y} ${width} ${height}`;
  }

  /** Where a point of the map is in the window. */
  onScreen(point: Point, box: Box, room: Room): Point {
    const [seen, scale] = [this.seen(box, room), this.pixels(box, room)];
    return { x: (point.x - seen.x) * scale, y: (point.y - seen.y) * scale };
  }

  fit(): void {
    [this.zoom, this.x, this.y] = [1, 0, 0];
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
