// Whether little fits beside each other: a phone, or large letters. The same as `@container page (max-width: 56.25rem)`.
import { innerWidth } from 'svelte/reactivity/window';
import { settings } from './settings.svelte';

const MOST_REM = 56.25;
/** The browser's own size of letters, in pixels; known once the settings are applied. */
let letters = 0;

export const small = {
  get current(): boolean {
    letters ||= (parseFloat(getComputedStyle(document.documentElement).fontSize) * 100) / settings.now.textSize;
    return (innerWidth.current ?? 0) <= (MOST_REM * letters * settings.now.textSize) / 100;
  },
};
