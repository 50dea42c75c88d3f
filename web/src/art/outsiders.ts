// Outsiders and colossals: large figures, told apart by the words of their names.
import { MOTIFS } from './motifs';
import { dot, oval, placed, star, type Shape } from './shapes';
import { motifsOf } from './words';

const reaper: Shape[] = [
  ['M34-50H39V46H34Z', 'bone'],
  ['M39-50C16-58-14-48-26-24-8-38 16-40 39-34Z', 'bone'],
  ['M0-42C20-42 22-22 18-10L30 46 16 38 6 48-4 38-14 48-24 38-34 46-18-10C-22-22-20-42 0-42Z', 'body'],
  ['M0-32C11-32 13-18 9-8H-9C-13-18-11-32 0-32Z', 'ink'],
  [`${dot(-4, -20, 2.6)}${dot(4, -20, 2.6)}`, 'glow'],
];
const knight: Shape[] = [
  ['M-14-36C-34-38-40-50-36-58-28-48-20-48-8-44ZM14-36C34-38 40-50 36-58 28-48 20-48 8-44Z', 'bone'],
  ['M-46 48-42 4-26-8H26L42 4 46 48H26L22 24 14 48H-14L-22 24-26 48Z', 'body'],
  ['M-16-42H16L18-20 8-6H-8L-18-20Z', 'trim'],
  ['M-12-30-3-25-11-22ZM12-30 3-25 11-22Z', 'glow'],
  ['M-42 4-54-8-34-4ZM42 4 54-8 34-4ZM-8-14V-8M0-14V-7M8-14V-8', 'bone'],
];
const lord: Shape[] = [
  ['M-8-38C-26-38-34-48-34-60M-24-46-38-48M8-38C26-38 34-48 34-60M24-46 38-48', 'thick'],
  ['M-44 48C-50 20-40-2-20-10L-18-40-6-34H6L18-40 20-10C40-2 50 20 44 48H22L16 20H-16L-22 48Z', 'body'],
  ['M-10-16H10L6 4 0 8-6 4Z', 'trim'],
  ['M-8-2-5 8-2-2ZM8-2 5 8 2-2Z', 'bone'],
  ['M-14-26-5-22-13-19ZM14-26 5-22 13-19Z', 'glow'],
];
const matriarch: Shape[] = [
  ['M0-30A30 30 0 1 1-.1-30ZM0-26', 'line'],
  ['M22-54A34 34 0 1 0 30-4 26 26 0 1 1 22-54Z', 'bone'],
  ['M0-40C14-40 18-26 14-14 34-4 42 22 46 48 18 40-18 40-46 48-42 22-34-4-14-14-18-26-14-40 0-40Z', 'body'],
  ['M-9-26C-7-22-4-22-2-26M2-26C4-22 7-22 9-26M-20 16C-8 24 8 24 20 16', 'line'],
  [`${star(5, 7, 3, -28, 30)}${star(5, 6, 2.5, 0, 36)}${star(5, 7, 3, 28, 30)}`, 'glow'],
];
const elder: Shape[] = [
  ['M-44 48C-30 40-34 24-28 12M44 48C30 40 34 24 28 12M-20 48C-16 38-20 30-16 20M20 48C16 38 20 30 16 20', 'thick'],
  ['M0-56 24-34 30 26H-30L-24-34Z', 'body'],
  [`${oval(0, -20, 15, 9)}`, 'bone'],
  [`${oval(-11, 4, 8, 5)}${oval(12, 6, 7, 5)}${oval(0, 18, 6, 4)}`, 'bone'],
  [`${dot(0, -20, 6)}${dot(-11, 4, 3.4)}${dot(12, 6, 3.2)}${dot(0, 18, 2.6)}`, 'ink'],
];
const herald: Shape[] = [
  ['M0-58C12-58 16-40 12-24 24-16 30 10 32 48H-32C-30 10-24-16-12-24-16-40-12-58 0-58Z', 'body'],
  ['M0-52C8-52 10-38 8-28H-8C-10-38-8-52 0-52Z', 'bone'],
  ['M-6-33H6M-4-36V-30M0-36V-30M4-36V-30', 'ink'],
  ['M-12-20 0 48 12-20', 'line'],
  ['M-32 10C-48 0-50-16-44-30M32 10C48 0 50-16 44-30', 'thick'],
];
const limb: Shape[] = [
  ['M-50 48C-40 12-20-8 2-14L-4-28 12-30 8-48 24-34 30-52 38-32 50-42 46-14C40 6 14 6 0 24-8 34-12 42-12 48Z', 'body'],
  ['M8-48 14-36 4-34ZM30-52 32-38 24-38ZM50-42 44-28 40-36Z', 'bone'],
  ['M-30 34C-22 16-8 4 8-2M16-10 26-6M20-20 34-14', 'line'],
];
const mount: Shape[] = [
  [
    'M-50 6C-42-12-20-14-2-12L14-34 12-50 24-40C38-36 48-22 52-8L38 2 26-6C24 6 20 12 18 16L24 48H12L4 24C-8 28-20 26-28 22L-32 48H-44L-40 18C-46 16-50 14-50 6Z',
    'body',
  ],
  ['M24-40 34-54 30-38ZM12-50 10-60 20-46ZM40-2 42 6 46-4Z', 'bone'],
  [dot(30, -22, 3.4), 'glow'],
  ['M-30-10-32 8M-16-12-17 8M-2-12-2 10', 'line'],
];
const coil: Shape[] = [
  [
    'M-48 48C-56 20-26 10-4 16 18 22 26 8 8 0-20-10-26-36-2-48 18-58 42-46 40-28 38-14 22-16 16-22 16-10 44-4 42 20 40 44 8 44-8 38-24 34-26 42-20 48Z',
    'body',
  ],
  ['M22-40A4 4 0 1 1 22.1-40Z', 'glow'],
  ['M40-30 54-26M40-30 52-36', 'line'],
  ['M14-22 18-10 24-20Z', 'bone'],
  ['M-40 34C-30 24-16 24-4 28M12 30C24 30 32 24 30 14', 'line'],
];
const plant: Shape[] = [
  [
    'M-50 48C-44 20-52 6-40-10-38 8-28 14-24 30-22 4-34-12-22-36-12-14-8-6-6 18-4-10-10-30 2-56 12-32 6-10 10 16 14-4 14-18 26-34 34-12 22 6 26 30 30 12 40 6 42-8 52 8 44 22 50 48Z',
    'body',
  ],
  [oval(0, 24, 20, 14), 'ink'],
  ['M-18 22-12 32-6 22 0 34 6 22 12 32 18 22Z', 'bone'],
  [`${dot(-14, 8, 3.4)}${dot(0, 4, 4)}${dot(14, 8, 3.4)}`, 'glow'],
];
const swarm: Shape[] = [
  ['M-18-8-46-26-52-8M-20 8-50 6-54 26M-16 24-40 40-36 52M18-8 46-26 52-8M20 8 50 6 54 26M16 24 40 40 36 52', 'thick'],
  [oval(0, 22, 26, 26), 'body'],
  [oval(0, -14, 19, 16), 'body'],
  ['M0-30-10-48M0-30 10-48M-24 16H24M-25 28H25', 'line'],
  [`${dot(-10, -18, 4)}${dot(0, -22, 4.6)}${dot(10, -18, 4)}${dot(-5, -10, 3)}${dot(5, -10, 3)}`, 'glow'],
  ['M-9-2C-16 8-8 14-3 10ZM9-2C16 8 8 14 3 10Z', 'bone'],
];
const mass: Shape[] = [
  [
    'M0-52C30-52 40-26 30-6 46 4 46 24 38 46 32 32 26 30 22 32 22 44 12 50 8 50L0 34-8 50C-12 50-22 44-22 32-26 30-32 32-38 46-46 24-46 4-30-6-40-26-30-52 0-52Z',
    'body',
  ],
  ['M-16 6C-6 14 6 14 16 6L12 20 5 12 0 22-5 12-12 20Z', 'bone'],
  [`${dot(-14, -20, 6)}${dot(14, -20, 6)}${dot(0, -30, 4)}`, 'glow'],
];

/** The first word that is met decides; who has none is a mass of arms. */
const BODIES: readonly (readonly [word: string, body: readonly Shape[]])[] = [
  ['mount', mount],
  ['barding', mount],
  ['limb', limb],
  ['hate', knight],
  ['legion', knight],
  ['death', reaper],
  ['beast', lord],
  ['beasts', lord],
  ['lord', lord],
  ['dreaming', matriarch],
  ['dreams', matriarch],
  ['damsel', matriarch],
  ['choir', herald],
  ['silent', herald],
  ['ancient', elder],
  ['genesis', elder],
  ['city', elder],
  ['coils', coil],
  ['abyssal', coil],
  ['toxic', coil],
  ['vines', plant],
  ['whip', plant],
  ['fungus', plant],
  ['rootbound', plant],
  ['brood', swarm],
];

/** An outsider's figure; of those that grow, each stage has one more spark beside it. */
export function outsiderFigure(id: string): Shape[] {
  const words = id.split('_');
  const body = BODIES.find(([word]) => words.includes(word))?.[1] ?? mass;
  const stage = Number(/_(\d+)$/.exec(id)?.[1] ?? 0);
  const pips = Array.from({ length: stage }, (_, index) => star(4, 9, 3.5, 52, 34 - index * 17));
  const [motif] = motifsOf(id);
  return [
    ...body,
    ...(stage ? [[pips.join(''), 'glow'] as const] : []),
    ...(motif ? placed(MOTIFS[motif], -44, -34, 0.42) : []),
  ];
}
