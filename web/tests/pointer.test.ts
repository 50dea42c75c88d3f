import { expect, test } from 'vitest';
import { pointedAt } from '../src/lib/pointer';

function hear(type: string, screenX: number): boolean {
  const event = new PointerEvent(type, { screenX, screenY: 5, bubbles: true });
  let heard = false;
  document.body.addEventListener(type, () => (heard = pointedAt(event)), { once: true });
  document.body.dispatchEvent(event);
  return heard;
}

test('a hand that moves onto a thing points at it', () => {
  expect(hear('pointerover', 10)).toBe(true);
  expect(hear('pointermove', 10)).toBe(true);
});

test('what comes to lie under a pointer at rest is pointed at by the next movement only', () => {
  hear('pointermove', 20);
  expect(hear('pointerover', 20)).toBe(false);
  expect(hear('pointermove', 20)).toBe(false);
  expect(hear('pointermove', 21)).toBe(true);
});
