// What a page makes of an answer that did not come whole.
import { afterEach, expect, test, vi } from 'vitest';
import { get, Unreachable } from '../src/lib/api';

afterEach(() => vi.unstubAllGlobals());

test('an answer that was cut off on its way is none, and not an empty one', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('[{"table": "a"', { status: 200 })));
  await expect(get('/tables')).rejects.toBeInstanceOf(Unreachable);
});
