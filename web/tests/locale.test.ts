import { afterEach, describe, expect, it, vi } from 'vitest';
import { words } from '../src/lib/words.svelte';

describe('dates', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    words.language = 'en';
  });

  it('are written as in the country that the browser names', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['pl', 'en-GB', 'en']);
    expect(words.locale).toBe('en-GB');
  });
  it('are written by the language where the browser knows no country of it', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
    words.language = 'it';
    expect(words.locale).toBe('it');
  });
});
