import { expect, test } from 'vitest';
import { bestLayout } from '../src/boards/skytear/layout';

const ROOM = { x: 0, y: 0, width: 400, height: 400 };
const above = (): { x: number; y: number } => ({ x: 200, y: 100 });
const below = (): { x: number; y: number } => ({ x: 200, y: 300 });
const outside = (): { x: number; y: number } => ({ x: 200, y: -20 });

test('actions lie as usual where they cover nobody', () => {
  expect(bestLayout([above, below], ['move'], [{ x: 20, y: 20 }], ROOM, 27)).toBe(above);
});

test('they make room for a piece that stands there', () => {
  expect(bestLayout([above, below], ['move'], [{ x: 205, y: 110 }], ROOM, 27)).toBe(below);
});

test('but they never leave the window for it', () => {
  expect(bestLayout([above, outside], ['move'], [{ x: 205, y: 110 }], ROOM, 27)).toBe(above);
});
