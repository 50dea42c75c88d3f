import { describe, expect, it } from 'vitest';
import { sideUp } from '../src/boards/skytear/game';
import type { Face } from '../src/boards/skytear/wire';

const yami: Face = { id: 'yami', name: 'Yami', faction: 'kurumo', type: 'hero', text: ['Blazing Step'] };
const gank: Face = { ...yami, id: 'gank', name: 'Gank', type: 'power' };

describe('the back of a hero card', () => {
  it('has no skills, and the simplified mode uses it', () => {
    expect(sideUp(yami, 'standard')).toEqual(yami);
    expect(sideUp(yami, 'simplified')).toEqual({ ...yami, text: [] });
    expect(sideUp(gank, 'simplified')).toEqual(gank);
  });
});
