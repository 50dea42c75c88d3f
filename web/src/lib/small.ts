// Whether little fits beside each other: a phone, or large letters. The same as `@container page (max-width: 56.25rem)`.
import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import { settings } from './settings.svelte';

const MOST_REM = 56.25;
/** Large letters on a phone: the same as `@container page (max-width: 18rem)`. */
const TINY_REM = 18;
/** The same as `@container page (max-width: 75rem)`, or as `@media (max-height: 720px)`. */
const TIGHT = { rem: 75, px: 720 };
/** A phone that is held sideways, in letters of about the usual size: wide enough for something on both sides of a map. */
const SIDEWAYS = { rem: 40, px: 500 };
/** From so many on, in both directions, six cards with their words fit beside each other, and two rows of them. */
const ROOMY_REM = { width: 45, height: 56 };

export const small = {
  get current(): boolean {
    return (innerWidth.current ?? 0) <= MOST_REM * settings.letters;
  },
  /** Large letters on a phone: what one always needs has a row of its own, and the rest is scrolled to. */
  get tiny(): boolean {
    return (innerWidth.current ?? 0) <= TINY_REM * settings.letters;
  },
  /** The row of the hand is low or short: what lies beside it has to be brief. */
  get tight(): boolean {
    return (innerWidth.current ?? 0) <= TIGHT.rem * settings.letters || (innerHeight.current ?? 0) <= TIGHT.px;
  },
  /** A phone that is held sideways: height is what it lacks. */
  get sideways(): boolean {
    const [width, height] = [innerWidth.current ?? 0, innerHeight.current ?? 0];
    return this.current && width > height && height <= SIDEWAYS.px && width >= SIDEWAYS.rem * settings.letters;
  },
  /** A tablet that is held upright: what lies below each other has room. */
  get roomy(): boolean {
    const [width, height] = [innerWidth.current ?? 0, innerHeight.current ?? 0];
    return this.current && width >= ROOMY_REM.width * settings.letters && height >= ROOMY_REM.height * settings.letters;
  },
};
