// What a person has chosen about the pages; kept in this browser.
import { keep, recall } from './kept';

export type Theme = 'system' | 'dark' | 'light' | 'contrast';
export type Motion = 'system' | 'full' | 'reduced';
export type Confirm = 'touch' | 'always' | 'never';

/** How fast things happen on a board. */
export const SPEEDS = [0.5, 1, 2] as const;

interface Kept {
  name: string;
  token: string;
  /** Whether this browser is signed in as a person, and not only a guest. */
  person: boolean;
  language: string;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** Of 100. */
  volume: number;
  pace: number;
  turnSound: boolean;
  textSize: number;
  legible: boolean;
  shortcuts: boolean;
  confirm: Confirm;
  chatMuted: boolean;
  /** Whether the page answers where there is nothing to decide. */
  goesOn: boolean;
}

/** What goes along with a person to other browsers. */
export type Shared = Omit<Kept, 'name' | 'token' | 'person'>;

const KEY = 'skyshelf';
/** In a window that is larger than most, letters grow with it: from 1536 by 864 pixels on. */
const LARGE = 'min(1.0417vw, 1.8519vh)';
/** A phone that is held sideways is a small page however long it is: its letters are a little larger, so that it counts
 * as one, see `small`. */
const SIDEWAYS = { window: '(max-height: 480px) and (max-width: 1024px)', letters: '1.78vw' };
/** And in a lower one than 500 pixels, such as a phone on its side, large letters leave room for what they are about. */
const LOW = 'max(100%, 5.6vh)';
export const DEFAULTS: Kept = {
  name: '',
  token: '',
  person: false,
  language: '',
  theme: 'system',
  motion: 'system',
  sound: true,
  volume: 70,
  pace: 1,
  turnSound: true,
  textSize: 100,
  legible: false,
  shortcuts: true,
  confirm: 'touch',
  chatMuted: false,
  goesOn: true,
};

const read = (): Kept => ({ ...DEFAULTS, ...recall<Partial<Kept>>(KEY, {}) });

class Settings {
  now: Kept = $state(read());
  #light = window.matchMedia('(prefers-color-scheme: light)');
  #contrast = window.matchMedia('(prefers-contrast: more)');
  #calm = window.matchMedia('(prefers-reduced-motion: reduce)');
  #touch = window.matchMedia('(pointer: coarse)');
  #sideways = window.matchMedia(SIDEWAYS.window);
  /** A `rem` in pixels. */
  letters = $state(16);

  constructor() {
    for (const query of [this.#light, this.#contrast, this.#calm, this.#sideways]) {
      query.addEventListener('change', () => this.apply());
    }
    window.addEventListener('resize', () => this.#measure());
    // A table in another tab follows at once.
    window.addEventListener('storage', (event) => {
      if (event.key !== KEY) return;
      this.now = read();
      this.apply();
    });
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.now, change);
    keep(KEY, this.now);
    this.apply();
  }

  get theme(): Exclude<Theme, 'system'> {
    if (this.now.theme !== 'system') return this.now.theme;
    if (this.#contrast.matches) return 'contrast';
    return this.#light.matches ? 'light' : 'dark';
  }

  get calm(): boolean {
    return this.now.motion === 'reduced' || (this.now.motion === 'system' && this.#calm.matches);
  }

  /** Whether there is a finger, and perhaps no key. */
  get touches(): boolean {
    return this.#touch.matches;
  }

  /** Whether a touch of the board only selects, and a second one confirms. */
  get asksTwice(): boolean {
    return this.now.confirm === 'always' || (this.now.confirm === 'touch' && this.#touch.matches);
  }

  #setLetters(percent: number): void {
    const large = `min(max(${percent}%, ${LARGE}), ${LOW})`;
    const size = percent > 100 ? large : `calc(${percent / 100} * max(100%, ${LARGE}))`;
    document.documentElement.style.fontSize = this.#sideways.matches ? `max(${size}, ${SIDEWAYS.letters})` : size;
    this.#measure();
  }

  /** Chromium goes on measuring a container in letters of the old size until it is a new container. */
  #measure(): void {
    const letters = parseFloat(getComputedStyle(document.documentElement).fontSize);
    if (letters === this.letters || Number.isNaN(letters)) return;
    this.letters = letters;
    document.body.style.containerType = 'normal';
    void document.body.offsetWidth;
    document.body.style.containerType = '';
  }

  apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.theme;
    root.dataset.motion = this.calm ? 'reduced' : 'full';
    root.dataset.font = this.now.legible ? 'legible' : 'book';
    this.#setLetters(this.now.textSize);
  }
}

export const settings = new Settings();
