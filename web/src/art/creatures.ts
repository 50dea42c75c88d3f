// Who or what is on a card: kinds of figures by the words of its name, its subtype and its deck, with what only this card has.
import { CASTLES } from './castles';
import { DEEDS } from './deeds';
import { heroFigure } from './heroes';
import { MOTIFS } from './motifs';
import { outsiderFigure } from './outsiders';
import { oneOf, random } from './random';
import { TYPES } from './scenes';
import { dot, placed, star, type Shape } from './shapes';
import { motifsOf } from './words';

const HORNS = [
  'M-16-22C-34-24-38-38-34-46-28-36-20-34-8-32ZM16-22C34-24 38-38 34-46 28-36 20-34 8-32Z',
  'M-12-28-18-48-2-32ZM12-28 18-48 2-32Z',
  'M-20-18C-40-18-46-32-44-42-38-32-30-30-18-28ZM20-18C40-18 46-32 44-42 38-32 30-30 18-28Z',
  'M-14-28-26-42-16-36-16-50-4-32ZM14-28 26-42 16-36 16-50 4-32Z',
];

const raider: Shape[] = [
  ['M0-40C22-38 24-14 20-4L34 42H-34L-20-4C-24-14-22-38 0-40Z', 'body'],
  ['M0-28C12-26 14-12 10-2H-10C-14-12-12-26 0-28Z', 'ink'],
  ['M-20 14 0 24 20 14 22 24 0 34-22 24Z', 'trim'],
];
const skull: Shape[] = [
  ['M-30 42C-26 22-20 18-12 16H12C20 18 26 22 30 42L18 38 10 44 0 38-10 44-18 38Z', 'body'],
  ['M-10 20H10M-14 28H14M-16 36H16', 'line'],
  ['M0-40C26-40 32-14 22-2L20 14H10V8H6V14H-6V8H-10V14H-20L-22-2C-32-14-26-40 0-40Z', 'bone'],
  ['M0-8-4 2H4Z', 'ink'],
];
const beast: Shape[] = [
  ['M-34-40-14-26H14L34-40 32-8C40 4 30 22 16 26L8 44H-8L-16 26C-30 22-40 4-32-8Z', 'body'],
  ['M-14 14 14 14 10 30 0 38-10 30Z', 'ink'],
  ['M-12 14-8 26-4 14ZM12 14 8 26 4 14ZM-8 34-5 25-2 36ZM8 34 5 25 2 36Z', 'bone'],
  ['M-8 4H8L0 13Z', 'trim'],
];
const horror: Shape[] = [
  [
    'M-30-6C-46 8-26 20-40 42-24 38-22 24-16 18-14 30-22 36-16 46-4 40-4 28 0 22 4 28 4 40 16 46 22 36 14 30 16 18 22 24 24 38 40 42 26 20 46 8 30-6 40-30 20-44 0-44S-40-30-30-6Z',
    'body',
  ],
  ['M-20 6C-8 14 8 14 20 6 12 22-12 22-20 6Z', 'ink'],
];
const drowned: Shape[] = [
  ['M0-24C2-40 12-48 26-44', 'line'],
  [dot(28, -42, 6), 'glow'],
  ['M-36 6C-30-20-12-28 6-26 26-24 38-8 40 8 34 30 12 40-6 36-26 34-34 22-36 6ZM-34 0-46-16-44 20-34 12Z', 'body'],
  ['M-8 12C6 8 26 8 38 8 32 26 10 32-8 26Z', 'ink'],
  ['M-4 12 0 20 4 11ZM10 10 14 18 18 9ZM24 9 28 16 32 8ZM0 27 4 19 8 28ZM14 26 18 18 22 24Z', 'bone'],
];
const serpent: Shape[] = [
  [
    'M-30 44C-46 30-30 16-10 18 8 20 16 14 8 6-10-4-16-26 2-38 20-48 40-34 34-18 30-8 18-10 12-14 12-4 34 4 32 22 30 40 2 36-8 34-16 34-14 40-6 44Z',
    'body',
  ],
  ['M6-4C14 2 22 10 22 20M-24 30C-14 26-4 28 6 28', 'line'],
  ['M34-22 46-18M34-22 44-28', 'line'],
  ['M14-18 18-8 22-16Z', 'bone'],
];
const insect: Shape[] = [
  ['M-16-8-38-24-44-10M-18 4H-44L-46 18M-16 16-36 28-34 44M16-8 38-24 44-10M18 4H44L46 18M16 16 36 28 34 44', 'line'],
  ['M0-8C22-8 26 16 18 32 12 44-12 44-18 32-26 16-22-8 0-8Z', 'body'],
  ['M-17 12H17M-19 24H19', 'line'],
  ['M0-34C18-34 20-14 12-6H-12C-20-14-18-34 0-34Z', 'body'],
  ['M-10-8C-16 2-10 8-4 6-8 2-6-2-4-6ZM10-8C16 2 10 8 4 6 8 2 6-2 4-6Z', 'bone'],
];
const standing: Shape[] = [
  ['M-38 44-34 22-24 20-26-26-8-46H10L26-28 24 20 36 24 38 44Z', 'body'],
  ['M-26-26-4-20 4-46M-4-20V20M24 6 6 10', 'line'],
  ['M-14 24H14L10 32H-10Z', 'ink'],
];
const goblin: Shape[] = [
  [
    'M-46-22-20-14C-18-30-10-38 0-38S18-30 20-14L46-22 26 4C24 14 18 20 12 22L26 44H-26L-12 22C-18 20-24 14-26 4Z',
    'body',
  ],
  ['M-12 8C-4 12 4 12 12 8 8 20-8 20-12 8Z', 'ink'],
  ['M-8 10-6 16-3 11ZM8 10 6 16 3 11Z', 'bone'],
];

const brute: Shape[] = [
  [
    'M-44 44-40 4C-40-10-28-18-16-18-16-34-8-40 0-40S16-34 16-18C28-18 40-10 40 4L44 44H26L24 16V44H-24V16L-26 44Z',
    'body',
  ],
  ['M-11-24H11V-14C11-6 5-4 0-4S-11-6-11-14Z', 'trim'],
  ['M-9-10-6-2-3-10ZM9-10 6-2 3-10Z', 'bone'],
  ['M-24 22H24', 'line'],
];
const wraith: Shape[] = [
  [
    'M0-44C20-44 26-26 22-10 34 0 40 18 34 40L22 30 14 44 4 32-6 46-14 32-24 42-34 26C-40 8-32-4-22-10-26-26-20-44 0-44Z',
    'body',
  ],
  ['M0-32C12-32 15-18 12-8 8 2-8 2-12-8-15-18-12-32 0-32Z', 'ink'],
  ['M-34 4C-44 0-46-10-40-16M34 4C44 0 46-10 40-16', 'line'],
];
const bones: Shape[] = [
  ['M-26 44-20 8-34 22-40 4-20-4H20L40 4 34 22 20 8 26 44H14L8 22H-8L-14 44Z', 'body'],
  ['M-16 4H16M-14 11H14M-11 18H11', 'line'],
  ['M0-42C20-42 24-24 17-14L15-4H-15L-17-14C-24-24-20-42 0-42Z', 'bone'],
  ['M-4-10 0-16 4-10Z', 'ink'],
];
const lizard: Shape[] = [
  [
    'M-46 30C-30 34-20 22-16 10-24-8-14-30 8-34 28-38 44-26 46-14L26-8C30 4 26 14 18 18L26 42H10L4 22C-2 26-6 26-8 24L-12 42H-28L-20 28C-30 40-42 38-46 30Z',
    'body',
  ],
  ['M26-10 30-4 33-11 36-5 39-12 42-13Z', 'bone'],
  ['M-14-6-24-10-12-16-20-24-4-24-6-34 6-30', 'line'],
];
const maw: Shape[] = [
  ['M-42-10C-40-38-16-46 0-44 18-46 42-36 42-8 44 24 24 42 0 42S-44 22-42-10Z', 'body'],
  ['M-30 4C-14-4 14-4 30 4 26 30 10 36 0 36S-26 30-30 4Z', 'ink'],
  ['M-28 5-22 16-16 2ZM-12 1-6 13 0 0ZM4 0 10 13 16 2ZM20 2 24 14 28 5ZM-16 32-12 22-6 35ZM2 35 8 23 13 33Z', 'bone'],
];
const centipede: Shape[] = [
  ['M-32 36H-46M-24 26H-40M-18 14H-36M32-34 44-40M26 2 42 6M20 14 36 22M12 26 26 38M-16 0H-32', 'line'],
  ['M-24 46C-40 34-34 18-20 10-8 2-16-14-8-26-2-38 20-44 32-30 40-18 30-6 20 0 18 18 8 38-8 44Z', 'body'],
  ['M-16 4 16 6M-26 16 12 20M-28 28 4 32', 'line'],
  ['M32-24C42-20 42-12 38-8M26-18C34-12 32-6 28-4', 'line'],
];
const golem: Shape[] = [
  ['M-18-40H14L20-20 12-12H30L44 6 36 34H24L22 14V44H4V26H-4V44H-22V14L-26 34H-38L-44 4-28-12H-12L-22-20Z', 'body'],
  ['M-22 2 22-2M-12-12 12-12M-4 26V10M30-12 22 8', 'line'],
];
const hound: Shape[] = [
  [
    'M-40 4C-36-8-22-12-6-10L8-28 14-40 20-30C32-28 42-18 44-8L26 0C24 10 18 12 16 14L22 44H12L6 22C-6 26-18 24-22 20L-24 44H-34L-32 18C-44 20-48 6-44-10Z',
    'body',
  ],
  ['M30-3 33 4 36-6ZM38-6 40 0 43-9Z', 'bone'],
];

const rat: Shape[] = [
  ['M-30 34C-46 30-48 10-40 4', 'line'],
  [`${dot(-14, -28, 13)}${dot(18, -28, 13)}`, 'body'],
  ['M2-30C18-30 24-16 22-4L30 4 20 8C26 22 26 34 20 44H-22C-32 26-26 4-16-4-18-18-12-30 2-30Z', 'body'],
  [`${dot(-14, -28, 6)}${dot(18, -28, 6)}`, 'trim'],
  ['M6 2 8 12 12 2ZM14 2 16 11 19 2Z', 'bone'],
  ['M-2 6-16 2M-2 10-16 12M24 8 38 6M23 11 36 16', 'line'],
];
const wolf: Shape[] = [
  ['M-30-46-12-26H12L30-46 30-14 38 44H-38L-30-14Z', 'body'],
  ['M-14-6H14L8 14 0 24-8 14Z', 'trim'],
  ['M-6 10H6L0 18ZM-24-38-14-26-26-22ZM24-38 14-26 26-22Z', 'ink'],
];
const raptor: Shape[] = [
  [
    'M-46-24C-28-26-16-18-10-8-8-28 2-40 14-40 24-40 30-32 28-24L40-20 28-14C26-4 20 2 14 6 28 14 34 28 32 44L14 34 4 44-6 32C-26 28-44 4-46-24Z',
    'body',
  ],
  ['M-40-18C-28-8-18 6-4 14M-34-6C-26 4-18 14-6 20', 'line'],
  ['M27-25 42-19 28-14Z', 'glow'],
];
const stag: Shape[] = [
  ['M-10-22C-24-26-30-36-28-50M-26-36-38-42M10-22C24-26 30-36 28-50M26-36 38-42M-20-30-22-42M20-30 22-42', 'line'],
  ['M-14-24H14L26-20 16-10 14 10 34 44H-34L-14 10-16-10-26-20Z', 'body'],
  ['M-7 0H7L4 12H-4Z', 'trim'],
];
const shadow: Shape[] = [
  ['M-28-30 34 36M30-34-30 38', 'line'],
  ['M0-40C20-40 22-20 18-8L36 44H-36L-18-8C-22-20-20-40 0-40Z', 'body'],
  ['M-15-22H15V-12H-15Z', 'bone'],
  ['M-10-17H-4M4-17H10', 'line'],
  ['M-24 12 24 22 26 30-26 18Z', 'trim'],
];
const shieldman: Shape[] = [
  ['M-22 44C-22 14-14 4-6 2H14C24 6 30 16 30 44Z', 'body'],
  ['M4-40C20-40 22-24 20-12L14 2H-4L-10-12C-12-24-10-40 4-40Z', 'trim'],
  ['M-4-22H16V-16H8V-4H2V-16H-4Z', 'ink'],
  ['M-22 0A20 20 0 1 1-22.1 0Z', 'bone'],
  ['M-22 8A12 12 0 1 1-22.1 8Z', 'trim'],
];
const tribal: Shape[] = [
  ['M-16-30-30-46-8-36 0-50 8-36 30-46 16-30Z', 'glow'],
  ['M-32 44C-30 16-22 6-12 4H12C22 6 30 16 32 44Z', 'body'],
  ['M-16-32H16V-8C16 4 6 10 0 10S-16 4-16-8Z', 'trim'],
  ['M-10-18H-4M4-18H10M-8-2H8M-16-10-8-8M16-10 8-8', 'line'],
];

const bear: Shape[] = [
  [`${dot(-22, -28, 10)}${dot(22, -28, 10)}`, 'body'],
  ['M0-38C24-38 32-18 28 0L38 44H-38L-28 0C-32-18-24-38 0-38Z', 'body'],
  ['M0-6C12-6 16 4 12 14 8 22-8 22-12 14-16 4-12-6 0-6Z', 'trim'],
  ['M-6 0H6L0 8Z', 'ink'],
];
const guard: Shape[] = [
  ['M30-46 36-30 33-30V44H27V-30H24Z', 'bone'],
  ['M-34 44C-34 16-24 6-12 4H12C24 6 34 16 34 44Z', 'body'],
  ['M0-42C20-42 22-20 20-8L12 8H-12L-20-8C-22-20-20-42 0-42Z', 'trim'],
  ['M-14-18H14V-10H4V4H-4V-10H-14Z', 'ink'],
  ['M-4-42C-6-50 6-50 4-42L2-24H-2Z', 'glow'],
];
const samurai: Shape[] = [
  ['M-40 44C-38 18-26 8-12 6H12C26 8 38 18 40 44Z', 'body'],
  ['M-14-16H14V-2C14 8 6 12 0 12S-14 8-14-2Z', 'bone'],
  ['M-28-6C-30-34-16-42 0-42S30-34 28-6L38 4 18-12H-18L-38 4Z', 'trim'],
  ['M0-30C-10-34-22-44-22-52-14-46-6-44 0-40 6-44 14-46 22-52 22-44 10-34 0-30Z', 'glow'],
  ['M-10-6-2-4M10-6 2-4M-6 6H6', 'line'],
];
const machine: Shape[] = [
  ['M-34 44V18L-24 8H24L34 18V44Z', 'body'],
  ['M-22-30H22V4H-22Z', 'trim'],
  ['M-12-30V-42M12-30V-42', 'line'],
  [`${dot(-12, -44, 4)}${dot(12, -44, 4)}`, 'glow'],
  [
    `M0 14 3 18 8 16 9 21 14 22 12 27 16 30 12 33 14 38 9 39 8 44 3 42 0 46-3 42-8 44-9 39-14 38-12 33-16 30-12 27-14 22-9 21-8 16-3 18Z`,
    'glow',
  ],
  ['M-12-4H12M-6-8V0M0-8V0M6-8V0', 'line'],
];
const mask: Shape[] = [
  ['M-36 44C-34 14-24 8-14 4H14C24 8 34 14 36 44Z', 'body'],
  ['M-32-44C-14-38-6-38 0-40 6-38 14-38 32-44 38-14 22 10 0 18-22 10-38-14-32-44Z', 'trim'],
  ['M-22-20C-14-26-8-24-4-16-12-12-18-14-22-20ZM22-20C14-26 8-24 4-16 12-12 18-14 22-20Z', 'ink'],
  ['M0-12V0M-10 4C-4 8 4 8 10 4', 'line'],
];
const seer: Shape[] = [
  ['M-36 44C-34 16-24 10-12 8H12C24 10 34 16 36 44Z', 'body'],
  ['M-20 10V-18C-20-36-10-40 0-40S20-36 20-18V10L30 16 24-20C24-40 12-48 0-48S-24-40-24-20L-30 16Z', 'trim'],
  ['M-14-20H14V0C14 8 6 14 0 14S-14 8-14 0Z', 'bone'],
  ['M-10-8C-4-16 4-16 10-8 4 0-4 0-10-8Z', 'ink'],
  [dot(0, -8, 3.4), 'glow'],
  [dot(0, 30, 6), 'glow'],
];
const dryad: Shape[] = [
  ['M0-6C-30-4-46-22-44-40-30-42-20-40-14-34-14-46-6-50 0-50S14-46 14-34C20-40 30-42 44-40 46-22 30-4 0-6Z', 'trim'],
  ['M-44-40-8-16M44-40 8-16M0-50V-20', 'line'],
  ['M0-20C14-20 16-6 12 2L22 44H8L0 32-8 44H-22L-12 2C-16-6-14-20 0-20Z', 'body'],
  ['M-6-6-2-4M6-6 2-4', 'line'],
];
const warden: Shape[] = [
  ['M-42 44-38 10-24 0H24L38 10 42 44H20V26H-20V44Z', 'body'],
  ['M-18-40H18L22-24 16 4H-16L-22-24Z', 'body'],
  ['M-12-22H-4V-16H-12ZM4-22H12V-16H4Z', 'glow'],
  ['M-8-6H8M-18-40-10-30H10L18-40M-30 12-20 22M30 12 20 22', 'line'],
];

const rider: Shape[] = [
  [
    'M-46 12C-40-2-22-4-4-2L16-16 18-30 26-20C36-16 44-6 46 4L36 12 26 6C22 14 18 16 16 18L22 46H12L4 24C-8 28-18 26-26 22L-30 46H-40L-38 20C-44 20-46 18-46 12Z',
    'body',
  ],
  ['M-22 0-18-22C-18-28-10-32-4-30 2-32 6-24 4-16L8-2 2 16H-8L-6 2Z', 'trim'],
  [dot(-7, -38, 9), 'bone'],
  ['M0-18 46-48', 'thick'],
  [dot(30, -6, 2.4), 'glow'],
];
const boar: Shape[] = [
  ['M-30-34-12-28H12L30-34 32-12C36 12 26 40 0 44-26 40-36 12-32-12Z', 'body'],
  ['M-14 6H14C16 22 10 30 0 30S-16 22-14 6Z', 'trim'],
  [`${dot(-6, 17, 3.4)}${dot(6, 17, 3.4)}`, 'ink'],
  ['M-16 12C-30 14-34 0-30-8-26 0-20 4-14 4ZM16 12C30 14 34 0 30-8 26 0 20 4 14 4Z', 'bone'],
  ['M-10-28 0-44 10-28', 'thick'],
];
const harpy: Shape[] = [
  ['M-10-12C-30-40-48-38-50-28-44-6-26 10-8 8ZM10-12C30-40 48-38 50-28 44-6 26 10 8 8Z', 'trim'],
  ['M0-18C14-18 16 4 10 18L18 44 8 34 0 46-8 34-18 44-10 18C-16 4-14-18 0-18Z', 'body'],
  [dot(0, -28, 12), 'body'],
  ['M-10-36-16-48-4-40 0-52 4-40 16-48 10-36Z', 'glow'],
  ['M-3-26H3L0-18Z', 'bone'],
];
const giant: Shape[] = [
  ['M-50 46-46-4C-46-20-30-26-14-24V-42H14V-24C30-26 46-20 46-4L50 46H30L26 12 20 46H-20L-26 12-30 46Z', 'body'],
  ['M-12-42-4-34 0-42 4-34 12-42V-50H-12Z', 'trim'],
  ['M-8-24 0-14 8-24V-18L0-6-8-18Z', 'bone'],
];
const seated: Shape[] = [
  ['M0-44C12-44 16-32 12-22 28-16 34 6 32 20L44 44H-44L-32 20C-34 6-28-16-12-22-16-32-12-44 0-44Z', 'body'],
  ['M0-38C8-38 10-30 8-24H-8C-10-30-8-38 0-38Z', 'bone'],
  ['M-20 12C-8 22 8 22 20 12M-30 30H30', 'line'],
  [dot(0, 4, 7), 'glow'],
];
const chimaera: Shape[] = [
  ['M-40 8C-52-4-50-24-38-30', 'thick'],
  ['M-42-36-30-34-36-24Z', 'glow'],
  [star(11, 25, 18, 18, -14), 'trim'],
  [
    'M-44 16C-38 2-22 0-8-4L-14-26-22-38-8-34C0-38 8-36 10-28 24-32 36-22 36-10 36 0 32 6 26 8L30 46H18L14 22H-20L-24 46H-36L-34 24Z',
    'body',
  ],
  ['M-10-34-4-48 0-34ZM14-8 20 2 24-8ZM26-8 30 0 33-9Z', 'bone'],
  [`${dot(-6, -26, 2.4)}${dot(18, -16, 3)}${dot(28, -16, 3)}`, 'glow'],
];
const host: Shape[] = [
  [
    'M-46 46-42 8C-42-2-32-6-28-4V-14A8 8 0 1 1-14-14L-16-4C-10-4-8 0-8 6L-4 46ZM46 46 42 8C42-2 32-6 28-4V-14A8 8 0 1 0 14-14L16-4C10-4 8 0 8 6L4 46Z',
    'trim',
  ],
  ['M-24 46-20-2C-20-12-12-16-8-16L-9-24A10 10 0 1 1 9-24L8-16C12-16 20-12 20-2L24 46Z', 'body'],
  ['M-30-40V40M0-54V-42M30-40V40', 'thick'],
];

const crown: Shape = ['M-16-40-20-54-8-46 0-56 8-46 20-54 16-40Z', 'glow'];

/** The kinds of a deck, or of a subtype of the alliance. */
const KIN: Record<string, Shape[][]> = {
  renegade: [raider, brute, shadow],
  undead: [skull, bones, wraith],
  predator: [beast, lizard, hound],
  nightmare: [horror, maw, wraith],
  sinklings: [drowned, maw],
  slitherers: [serpent, lizard],
  brood: [insect, centipede],
  monoliths: [standing, golem],
  tokens2024: [insect],
  turned: [raider, shadow, guard, tribal, seer, brute],
  liothan_shapeshifters: [bear, wolf, raptor, stag],
  liothan_enforcers: [guard, shieldman],
  kurumo_warriors: [samurai, shadow],
  kurumo_artificers: [machine, samurai],
  nupten_illusionists: [mask, seer],
  nupten_diviners: [seer, mask],
  taulot_followers: [dryad, tribal],
  taulot_custodians: [warden, tribal],
  royal_guard: [guard, shieldman],
  shapeshifter: [bear, wolf, raptor, stag],
  dryad: [dryad],
  tribesmen: [tribal],
  bushido: [samurai],
  shadows: [shadow],
  phalanx: [shieldman],
  rogue: [mask],
  mentalist: [seer],
};
/** For the gallery. */
export const KINDS = Object.keys(KIN);
/** Kinds that a word of a name tells; the first line that has one of them counts. */
const NAMED: readonly (readonly [kind: Shape[], words: string])[] = [
  [goblin, 'onikai'],
  [brute, 'yetnar'],
  [raptor, 'zephylite'],
  [rat, 'ratamil'],
  [rider, 'cavalry riders outrider stormrunner commander'],
  [harpy, 'harpy'],
  [golem, 'golem titan'],
  [giant, 'giant troll juggernaut'],
  [hound, 'hounds'],
  [chimaera, 'chimaera'],
  [host, 'legion havocs horde swarm coven'],
  [wraith, 'shade betrayed'],
  [bear, 'yeti'],
  [raptor, 'falcon talons crane tearers'],
  [stag, 'elk'],
  [wolf, 'wildcat pack'],
  [boar, 'boar tusken'],
  [seer, 'lady priestess matriarch sundancer'],
  [lizard, 'carnivore carnivores runners'],
  [centipede, 'crawler crawling'],
  [seated, 'shamans stormcaller summoner weaver channeler scaruspex'],
  [samurai, 'bushido daimyo'],
  [shadow, 'shadow shadows shadowling'],
  [shieldman, 'phalanx'],
  [mask, 'rogue plunderess'],
  [dryad, 'dryad maiden'],
  [tribal, 'tribe scarifier'],
  [machine, 'tinkerer crafters forge'],
  [drowned, 'merfolk'],
  [bones, 'skeleton revenant'],
  [standing, 'monolith'],
  [maw, 'mouth devourer'],
];
/** What is behind the figure. */
const BACKDROPS = [
  'M26-30A24 24 0 1 1 8-56 19 19 0 1 0 26-30Z',
  'M-80 44-52-8-38 12-14-34 10 14 26-10 46-30 80 44Z',
  'M-70 44-58 2-46 44ZM-52 44-42-14-32 44ZM34 44 44-20 54 44ZM50 44 60 4 70 44Z',
  'M-76 40C-62 26-54 52-40 38S-18 26-4 38 20 52 34 38 60 26 76 40V60H-76ZM-76 22C-62 8-54 34-40 20S-18 8-4 20 20 34 34 20 60 8 76 22V28C60 16 48 40 34 28S10 16-4 28-26 40-40 28-62 16-76 28Z',
  'M-64 46C-70 20-50 14-56-14-40-2-38 8-36 20-28 4-34-16-22-34-16-10-2-6 0 14 6-8 16-14 18-38 34-18 26 4 36 18 40 4 46-6 56-12 52 14 70 22 62 46Z',
  `${dot(0, -8, 40)}`,
  'M-66 46V-6H-58V-16H-50V-6H-42V46ZM42 46V-24H50V-34H58V-24H66V46Z',
  'M-50-50-34-12-44-14-30 24-38 22-22 50-26 18-18 20-32-14-22-12ZM52-46 38-10 48-12 36 26 44 24 30 50 32 20 24 22 38-16 28-14Z',
];
/** In the hand of those who have hands. */
const GEAR: Shape[][] = [
  [],
  [
    ['M24-44 30-46 38 40 32 42Z', 'bone'],
    ['M18-40C32-50 46-42 44-22 36-28 28-28 20-24Z', 'trim'],
  ],
  [
    ['M34-46H39V40H34Z', 'bone'],
    ['M39-44 56-30 39-18Z', 'trim'],
  ],
  [
    ['M32 10 48-40 54-46 53-36 38 13Z', 'bone'],
    ['M26 6 44 12 42 17 24 11Z', 'trim'],
  ],
  [
    ['M36-32H40V44H36Z', 'bone'],
    [dot(38, -38, 8), 'glow'],
  ],
  [
    ['M32-44C56-26 56 20 32 40', 'line'],
    ['M32-44V40', 'line'],
  ],
  [['M-54-12H-28V10C-28 20-36 26-41 28-46 26-54 20-54 10Z', 'trim']],
  [
    ['M-42-46H-38V44H-42Z', 'bone'],
    ['M-42-46-62-40-50-30-62-20-42-18Z', 'trim'],
  ],
];
const HANDY = new Set<Shape[]>([
  raider,
  brute,
  shadow,
  bones,
  golem,
  tribal,
  warden,
  wolf,
  bear,
  stag,
  seer,
  mask,
  goblin,
  samurai,
]);

/** Where the eyes of a figure are: the middle between them, how far apart, how large. Who is not here has its own. */
const EYES = new Map<Shape[], readonly [x: number, y: number, apart: number, size: number]>([
  [raider, [0, -14, 5, 2.6]],
  [brute, [0, -17, 5, 2.6]],
  [skull, [0, -18, 10, 6]],
  [bones, [0, -24, 8, 5]],
  [wraith, [0, -18, 5, 3]],
  [beast, [0, -8, 14, 4]],
  [horror, [0, -16, 12, 5]],
  [maw, [0, -22, 14, 5]],
  [drowned, [12, -8, 8, 4.5]],
  [serpent, [20, -28, 6, 3]],
  [insect, [0, -22, 8, 4]],
  [standing, [2, 0, 10, 4]],
  [golem, [0, -26, 6, 3]],
  [goblin, [0, -10, 9, 4]],
  [rat, [6, -14, 6, 3]],
  [harpy, [0, -30, 5, 2.4]],
  [giant, [0, -30, 6, 2.6]],
  [boar, [0, -8, 14, 3.4]],
  [wolf, [0, -12, 13, 3.4]],
  [bear, [0, -16, 11, 3.4]],
]);
const HORNED = new Set<Shape[]>([skull, beast, horror, goblin, brute, maw]);
/** Of these some have more than two. */
const MANY_EYED = new Set<Shape[]>([horror, maw, insect]);

export interface Drawn {
  id: string;
  deck: string;
  figure: string;
  subtype?: string | null;
}

/** What is behind the figure of a card. */
export function backdropOf(card: Drawn): string {
  return oneOf(BACKDROPS, random(`backdrop ${card.id}`));
}

/** What the name, the type and the deck of a card say that it shows: all of its figure but the scars that chance gives. */
export function pictureOf(card: Drawn): Shape[] {
  const castle = CASTLES[card.id];
  if (castle) return [...castle];
  if (card.figure === 'outsider') return outsiderFigure(card.id);
  const hero = heroFigure(card.id);
  if (hero) return hero;
  if (card.figure in SETTINGS) return SETTINGS[card.figure]!(card.id);
  if (!card.deck) return power(card.id, card.figure);
  return somebody(card);
}

/** The figure of a card, with what makes it this card and no other. */
export function creatureOf(card: Drawn): Shape[] {
  const chance = random(`creature ${card.id}`);
  const kind = LIVING.has(card.figure) && !heroFigure(card.id) ? kindOf(card).kind : null;
  return [...pictureOf(card), ...(kind ? [...eyes(kind, chance), ...marks(kind, chance)] : [])];
}

const LIVING = new Set(['ally', 'hero', 'monster', 'minion']);

/** How a figure lies that is about a thing and not about somebody. */
const SETTINGS: Record<string, (id: string) => Shape[]> = {
  spell,
  attachment,
  tower,
  portal: () => [[TYPES.portal!, 'body']],
};

function spell(id: string): Shape[] {
  const [first, second] = motifsOf(id);
  if (!first) return [[TYPES.spell!, 'body']];
  return [...MOTIFS[first], ...(second ? badge(MOTIFS[second]) : [])];
}

/** A power card: what it is called, and small in a corner what it does. */
function power(id: string, deed: string): Shape[] {
  const [first, second] = motifsOf(id);
  const does = DEEDS[deed] ?? TYPES[deed] ?? TYPES.spell!;
  if (!first) return [[does, 'body']];
  const beside = second ? placed(MOTIFS[second], -50, 14, 0.46, -10) : [];
  return [...beside, ...MOTIFS[first], ...badge([[does, 'bone']])];
}

/** What is worn or carried hangs in a ring. */
function attachment(id: string): Shape[] {
  const [first, second] = motifsOf(id);
  const thing = first ? MOTIFS[first] : ([[TYPES.attachment!, 'body']] as const);
  return [
    [dot(0, 0, 45), 'body'],
    ['M-14-44 0-56 14-44', 'thick'],
    ...placed(thing, 0, 0, 0.8),
    ...(second ? badge(MOTIFS[second]) : []),
  ];
}

const BASES: readonly (readonly [words: string, base: Shape[], top: number, size: number])[] = [
  [
    'pillar piercer',
    [
      ['M-20 46V38H-13V-2H-20V-12H20V-2H13V38H20V46Z', 'body'],
      ['M-5-2V38M5-2V38', 'line'],
    ],
    -32,
    0.48,
  ],
  [
    'gate altar shrine circle well rites granary glacier catapult ruins tunnel',
    [
      ['M-46 46V36H-34V26H34V36H46V46Z', 'body'],
      ['M-34 36H34', 'line'],
    ],
    -12,
    0.8,
  ],
  [
    '',
    [['M-26 46-20 4H-28V-10H-17V-3H-6V-10H6V-3H17V-10H28V4H20L26 46ZM-7 46V32A7 7 0 0 1 7 32V46Z', 'body']],
    -32,
    0.5,
  ],
];

/** A tower carries what it is called after. */
function tower(id: string): Shape[] {
  const words = id.split('_');
  const found = BASES.find(([names]) => names.split(' ').some((name) => words.includes(name))) ?? BASES.at(-1)!;
  const [, base, top, size] = found;
  const [first, second] = motifsOf(id);
  return [...base, ...(first ? placed(MOTIFS[first], 0, top, size) : []), ...(second ? badge(MOTIFS[second]) : [])];
}

/** Small, in the lower right corner, on a dark coin. */
function badge(shapes: readonly Shape[]): Shape[] {
  return [[dot(50, 28, 17), 'ink'], ...placed(shapes, 50, 28, 0.3)];
}

/** The kind of somebody, and the word of the name that told it. */
function kindOf(card: Drawn): { kind: Shape[]; word: string } {
  const words = card.id.split('_');
  for (const [kind, names] of NAMED) {
    const word = words.find((each) => names.split(' ').includes(each));
    if (word) return { kind, word };
  }
  const kinds = KIN[card.subtype ?? ''] ?? KIN[card.deck] ?? KIN.renegade!;
  return { kind: oneOf(kinds, random(`kind ${card.id}`)), word: '' };
}

function somebody(card: Drawn): Shape[] {
  const chance = random(`bearing ${card.id}`);
  const { kind, word } = kindOf(card);
  const horns: Shape[] = HORNED.has(kind) && chance() < 0.75 ? [[oneOf(HORNS, chance), 'bone']] : [];
  const gear = HANDY.has(kind) ? oneOf(GEAR, chance) : [];
  // What the kind does not tell already.
  const motif = motifsOf(card.id.replace(word, ''))[0] ?? motifsOf(card.id)[0];
  const sign = motif ? placed(MOTIFS[motif], -50, -26, 0.4, -8) : [];
  return [...gear, ...horns, ...kind, ...(card.figure === 'hero' ? [crown] : []), ...sign];
}

function eyes(kind: Shape[], chance: () => number): Shape[] {
  const found = EYES.get(kind);
  if (!found) return [];
  const [x, y, apart, size] = found;
  const many = MANY_EYED.has(kind) ? 2 + Math.floor(chance() * 5) : 1 + Math.floor(chance() * 1.9);
  const places =
    many === 1 && chance() < 0.5
      ? [[x, y, size * 1.5]]
      : [
          [x - apart, y, size],
          [x + apart, y, size],
        ];
  for (let extra = 2; extra < many; extra++) {
    places.push([x + (chance() * 2 - 1) * apart * 1.8, y - 6 - chance() * 12, size * (0.4 + chance() * 0.4)]);
  }
  const path = (scale: number): string => places.map(([px, py, r]) => dot(px!, py!, r! * scale)).join('');
  return [
    [path(1.25), 'ink'],
    [path(0.7), 'glow'],
  ];
}

/** Scars, war paint, runes: strokes that no other card has. */
function marks(kind: Shape[], chance: () => number): Shape[] {
  if (kind === serpent || kind === skull || kind === bones) return [];
  const strokes = Array.from({ length: 1 + Math.floor(chance() * 3) }, () => {
    const [x, y] = [chance() * 36 - 18, 24 + chance() * 14];
    return `M${x.toFixed(1)} ${y.toFixed(1)}l${(chance() * 14 - 7).toFixed(1)} ${(chance() * 10 - 5).toFixed(1)}`;
  });
  return [[strokes.join(''), 'line']];
}
