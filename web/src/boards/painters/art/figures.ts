// What flies on each sky card. A figure is a few shapes around the origin, within 46 units across and 36 up or down;
// its paints are the colours of the card's own die symbols.

/** a: the first paint, A: its deep tone, b and B: the second one, w: white, k: ink, s: stroke only, in the first paint. */
type Tone = 'a' | 'A' | 'b' | 'B' | 'w' | 'k' | 's' | 't';
export type Shape = readonly [path: string, tone: Tone];

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;

function rays(count: number, from: number, to: number, half = false): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = half ? Math.PI + (Math.PI * index) / (count - 1) : (2 * Math.PI * index) / count;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return `M${(x * from).toFixed(1)} ${(y * from).toFixed(1)}L${(x * to).toFixed(1)} ${(y * to).toFixed(1)}`;
  }).join('');
}

function star(points: number, outer: number, inner: number, turn = -Math.PI / 2): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 ? inner : outer;
    const angle = turn + (Math.PI * index) / points;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

const sun: Shape[] = [
  [rays(12, 21, 33), 's'],
  [circle(0, 0, 18), 'a'],
  ['M-7-2q3-4 6 0M2-2q3-4 6 0M-7 6q7 7 14 0', 't'],
];
const half: Shape[] = [
  [rays(9, 25, 38, true), 's'],
  ['M-22 8a22 22 0 0 1 44 0Z', 'a'],
  ['M-42 8H42M-32 17H32M-20 26H20', 't'],
];
const bird: Shape[] = [
  ['M-30 4C-44 2-46-6-40-14-32-6-26-6-18-6Z', 'B'],
  ['M-22-4C-12-18 12-20 24-8c2 14-10 26-24 26-14 0-24-8-22-22Z', 'a'],
  ['M-12-2C-6-30 8-34 22-34 20-18 10-4 0 4-6 8-12 6-12-2Z', 'b'],
  [circle(26, -12, 11), 'a'],
  ['M35-14 46-9 35-6Z', 'k'],
  [circle(28, -14, 2.6), 'w'],
  ['M-2 17v12M8 16v12', 't'],
];
const swallow: Shape[] = [
  ['M0-4C-16-30-40-28-46-22-30-20-18-8-12 4L-34 32 0 12 34 32 12 4C18-8 30-20 46-22 40-28 16-30 0-4Z', 'a'],
  ['M-8 2C-4 12 4 12 8 2 4-6-4-6-8 2Z', 'w'],
];
const stork: Shape[] = [
  ['M-30 2C-14-14 12-12 22 2 12 16-16 18-30 2Z', 'w'],
  ['M-30 2C-20-4-6-4 4 2-6 10-20 10-30 2Z', 'k'],
  ['M20 0C34-6 22-24 32-32', 's'],
  [circle(33, -30, 5), 'a'],
  ['M37-30 46-26 37-26Z', 'a'],
  ['M-4 12v22M6 12v22', 's'],
];
/** With open wings, on its way up: beside the stork that stands. */
const crane: Shape[] = [
  ['M-4 6C-28-2-36-20-32-38-18-28-6-18 4-2Z', 'w'],
  ['M-26 10C-14 0 10 0 18 8 8 20-14 20-26 10Z', 'w'],
  ['M-26 10C-18 6-8 6-2 10-8 16-18 16-26 10Z', 'k'],
  ['M-4 6C-4-20 8-34 22-40 24-22 18-6 8 5Z', 'w'],
  ['M16 8C28 6 24-6 34-12', 's'],
  [circle(36, -13, 5), 'a'],
  ['M40-15 51-12 40-10Z', 'k'],
  ['M-8 17-20 34M0 17-10 35', 's'],
];
const duck: Shape[] = [
  ['M-32 2C-24 26 14 26 22 6 8 4 6-2 4-8-8 2-22 2-32 2Z', 'a'],
  ['M-18 8C-8 0 4 4 6 12-2 18-14 16-18 8Z', 'A'],
  [circle(14, -12, 13), 'a'],
  ['M25-14 40-10 25-6Z', 'b'],
  [circle(17, -15, 2.8), 'k'],
];
const kite: Shape[] = [
  ['M0-34 26-4 0 30-26-4Z', 'a'],
  ['M0-34 0 30 26-4Z', 'A'],
  ['M0-34V30M-26-4H26', 't'],
  ['M0 30c-10 6 8 8-2 14', 's'],
];
const tigerKite: Shape[] = [
  ...kite.slice(0, 2),
  ['M-18-14l12 4-8 2ZM-24-4l14 2-10 5ZM18-14 6-10l8 2ZM24-4 10-2l10 5ZM-6-24 0-18l6-6ZM-8 18 0 12l8 6Z', 'b'],
  ['M0 30c-10 6 8 8-2 14', 's'],
];
const foxKite: Shape[] = [
  ['M-30-26-16-18 0-22 16-18 30-26 28 0 0 32-28 0Z', 'a'],
  ['M-28 0-8-2 0 32ZM28 0 8-2 0 32Z', 'w'],
  [`${circle(-10, -6, 3)}${circle(10, -6, 3)}M-4 22 4 22 0 30Z`, 'k'],
];
const starKite: Shape[] = [
  [star(5, 34, 15), 'a'],
  [star(5, 17, 8), 'A'],
  ['M-4 26c-8 6 8 8-2 16M14 26c8 4-2 8 6 14', 's'],
];
const balloon: Shape[] = [
  ['M0-34C24-34 30-6 0 16-30-6-24-34 0-34Z', 'a'],
  ['M8-26c9 4 9 14 4 22', 'w'],
  ['M-4 16H4L0 22ZM0 22c-6 6 6 10 0 16', 's'],
];
const hotAir: Shape[] = [
  ['M0-36C36-36 34-4 10 16H-10C-34-4-36-36 0-36Z', 'a'],
  ['M-8-35C-20-20-16 4-6 16H6C16 4 20-20 8-35Z', 'b'],
  ['M0-36V16', 't'],
  ['M-8 16-6 26M8 16 6 26', 't'],
  ['M-8 26H8V36H-8Z', 'k'],
];
const airship: Shape[] = [
  ['M-42-6C-30-26 26-28 42-6 26 16-30 14-42-6Z', 'a'],
  ['M-42-6H42', 't'],
  ['M-40-10-48-24-30-18ZM-40-2-48 12-30 6Z', 'A'],
  ['M-14 14H14L10 24H-10Z', 'k'],
];
const glider: Shape[] = [
  ['M-44 6 8-26 44-20 14 2Z', 'a'],
  ['M8-26 14 2-6 14Z', 'A'],
  ['M-2 6 6 26 12 24 8 4', 't'],
];
const rocket: Shape[] = [
  ['M0-38C16-24 16 2 12 14H-12C-16 2-16-24 0-38Z', 'a'],
  ['M-12 2-24 20-11 16ZM12 2 24 20 11 16Z', 'A'],
  [circle(0, -12, 6), 'w'],
  ['M-8 16C-8 30-2 28 0 38 2 28 8 30 8 16Z', 'b'],
];
const lantern: Shape[] = [
  ['M-14-26H14L10-32H-10Z', 'k'],
  ['M-20-26H20C28-10 28 8 18 22H-18C-28 8-28-10-20-26Z', 'a'],
  ['M-8-26C-14-10-14 8-8 22M8-26C14-10 14 8 8 22', 't'],
  ['M-14 22H14V28H-14Z', 'k'],
  ['M0-10C8-2 6 10 0 12-6 10-8-2 0-10Z', 'w'],
];
const parasol: Shape[] = [
  ['M-38 2A38 34 0 0 1 38 2C30-4 22-4 14 2 8-4-8-4-14 2-22-4-30-4-38 2Z', 'a'],
  ['M-14 2C-12-14-6-26 0-32 6-26 12-14 14 2 8-4-8-4-14 2Z', 'w'],
  ['M0-2V28c0 8 10 8 10 0', 't'],
];
const leaf: Shape[] = [
  ['M-34 26C-38-14 4-36 38-30 38 2 10 30-34 26Z', 'a'],
  ['M-40 34C-20 8 0-8 26-22M-14 8 -12-8M2-6 4-20M-16 10 2 14M0-4 18-2', 't'],
];
const butterfly: Shape[] = [
  ['M0-2C-10-36-44-34-44-14-44 0-24 4-6 2-30 8-30 34-14 32-4 30 0 12 0 4Z', 'a'],
  ['M0-2C10-36 44-34 44-14 44 0 24 4 6 2 30 8 30 34 14 32 4 30 0 12 0 4Z', 'a'],
  [`${circle(-28, -16, 6)}${circle(28, -16, 6)}${circle(-15, 20, 4)}${circle(15, 20, 4)}`, 'b'],
  ['M-3-10C-3 12-1 24 0 26 1 24 3 12 3-10Z', 'k'],
  ['M-1-10C-4-22-10-26-14-26M1-10C4-22 10-26 14-26', 't'],
];
const dragonfly: Shape[] = [
  [`${ellipse(-22, -12, 22, 7)}${ellipse(22, -12, 22, 7)}`, 'a'],
  [`${ellipse(-18, 2, 18, 6)}${ellipse(18, 2, 18, 6)}`, 'w'],
  ['M-4-16H4L2 34H-2Z', 'b'],
  [circle(0, -22, 8), 'b'],
  [`${circle(-4, -25, 2.4)}${circle(4, -25, 2.4)}`, 'w'],
];
const beetle: Shape[] = [
  ['M-14-16-26-26M14-16 26-26M-22 2H-38M22 2H38M-20 16-32 26M20 16 32 26', 't'],
  [ellipse(0, 6, 22, 26), 'a'],
  [circle(0, -22, 10), 'k'],
  ['M0-18V32', 't'],
  [`${circle(-9, -2, 3.6)}${circle(9, -2, 3.6)}${circle(-9, 14, 3.6)}${circle(9, 14, 3.6)}`, 'b'],
];
const bee: Shape[] = [
  [`${ellipse(-10, -18, 11, 17)}${ellipse(14, -18, 11, 17)}`, 'w'],
  [ellipse(0, 6, 30, 18), 'a'],
  ['M-12-10h9V23h-9ZM6-11h9V22H6Z', 'b'],
  [circle(28, 2, 9), 'b'],
  ['M-30 6-40 6', 't'],
  [circle(31, 0, 2.4), 'w'],
];
const bat: Shape[] = [
  [
    'M0-8C-4-18-10-20-10-26L-4-20H4L10-26C10-20 4-18 0-8C14-26 34-26 46-14 34-12 32 0 30 8 24 2 16 4 12 14 8 10 4 12 0 20-4 12-8 10-12 14-16 4-24 2-30 8-32 0-34-12-46-14-34-26-14-26 0-8Z',
    'a',
  ],
  [`${circle(-3, -14, 1.8)}${circle(3, -14, 1.8)}`, 'w'],
];
const firebird: Shape[] = [
  [
    'M0 4C-14-30-40-34-46-20-34-22-26-14-22-4-34-4-36 4-32 10-22 4-12 10-6 16L-16 38 0 26 16 38 6 16C12 10 22 4 32 10 36 4 34-4 22-4 26-14 34-22 46-20 40-34 14-30 0 4Z',
    'a',
  ],
  ['M0-22C8-14 8 0 0 22-8 0-8-14 0-22Z', 'b'],
  [circle(0, -20, 7), 'a'],
];
const fireworks: Shape[] = [
  [rays(12, 10, 30), 's'],
  [rays(6, 32, 36), 't'],
  [star(6, 12, 6), 'w'],
  [`${circle(-34, -22, 4)}${circle(34, -20, 4)}${circle(-30, 24, 4)}${circle(32, 24, 4)}`, 'a'],
];
const comet: Shape[] = [
  [
    'M4-24C-20-30-34-32-46-34-34-24-24-16-20-12-32-12-40-10-46-6-36-2-26 2-20 4-28 10-34 18-38 26-24 20-10 18 4 24Z',
    'b',
  ],
  ['M20-22A22 22 0 1 1 20 22A22 22 0 1 1 20-22Z', 'a'],
  ['M20-12A12 12 0 1 1 20 12A12 12 0 1 1 20-12Z', 'w'],
];
const dragon: Shape[] = [
  ['M-8 2C-24-34-42-26-46-12-36-12-34-4-36 4-26-2-20 2-18 10Z', 'b'],
  [
    'M-44 30C-30 36-14 34-6 22-16 10-4-8 10-6 14-18 22-26 34-22L46-12 36-8C38 6 26 10 20 10 24 24 8 38-12 34-26 38-38 38-44 30Z',
    'a',
  ],
  ['M24-24 20-36 30-24ZM34-22 36-34 40-20Z', 'A'],
  [circle(31, -16, 2.4), 'w'],
];
const weathercock: Shape[] = [
  ['M0 10V36M-18 28H18M-18 28l-5-4v8ZM18 28l5-4v8Z', 't'],
  ['M-38 6C-44-14-36-28-26-30-28-16-18-6-6-6 4-8 8-18 12-26 24-28 30-18 28-8 24 12-20 20-38 6Z', 'a'],
  ['M10-26C8-36 14-34 16-32 18-38 24-34 24-28ZM28-18 40-14 28-10Z', 'b'],
  [circle(20, -19, 2.4), 'w'],
];
const windmill: Shape[] = [
  ['M-14 38-8-4H8L14 38Z', 'b'],
  ['M-11-4A11 10 0 0 1 11-4Z', 'B'],
  ['M0-6-8-36H6ZM0-6 30-14V0ZM0-6 8 24H-6ZM0-6-30 2V-12Z', 'a'],
  [circle(0, -6, 4), 'k'],
];
const peacock: Shape[] = [
  [star(9, 38, 28, -Math.PI / 2), 'a'],
  [
    Array.from({ length: 9 }, (_, index) => {
      const angle = Math.PI * (1 + index / 8);
      return circle(28 * Math.cos(angle), 26 * Math.sin(angle) + 4, 4.5);
    }).join(''),
    'b',
  ],
  ['M-10 30C-14 10-6 0-4-8-6-20 8-22 8-10 8-2 12 14 10 30Z', 'B'],
  [circle(2, -14, 2), 'w'],
];
const sunset: Shape[] = [
  ['M-46-6H46V10H-46Z', 'b'],
  ['M-24 10a24 24 0 0 1 48 0Z', 'a'],
  [rays(7, 28, 38, true), 's'],
  ['M-44 18H44M-34 26H34M-20 34H20', 's'],
];
const mist: Shape[] = [
  ['M-28 4C-46 4-44-18-28-16-26-34 4-36 8-20 26-26 40 4 18 4Z', 'w'],
  ['M-40 14H30M-26 22H42M-36 30H16', 't'],
];

type Entry = readonly [shapes: Shape[], first: string, second?: string];

const FIGURES: Record<string, Entry> = {
  A: [half, 'yellow'],
  B: [sun, 'white'],
  C: [half, 'orange'],
  D: [mist, 'white'],
  S01: [sun, 'yellow'],
  S02: [bird, 'green', 'blue'],
  S03: [bird, 'black', 'black'],
  S04: [lantern, 'orange'],
  S05: [kite, 'red'],
  S06: [balloon, 'purple'],
  S07: [bird, 'yellow', 'white'],
  S08: [duck, 'yellow', 'white'],
  S09: [glider, 'green'],
  S10: [leaf, 'green'],
  S11: [swallow, 'black'],
  S12: [bird, 'black', 'white'],
  S13: [foxKite, 'orange'],
  S14: [stork, 'orange'],
  S15: [rocket, 'red', 'white'],
  S16: [crane, 'red'],
  S17: [parasol, 'purple'],
  S18: [airship, 'purple'],
  S19: [dragonfly, 'yellow', 'green'],
  S20: [hotAir, 'yellow', 'red'],
  S21: [comet, 'orange', 'blue'],
  S22: [starKite, 'yellow'],
  S23: [beetle, 'black', 'blue'],
  S24: [beetle, 'red', 'black'],
  S25: [butterfly, 'orange', 'black'],
  S26: [bat, 'purple'],
  S27: [firebird, 'red', 'blue'],
  S28: [fireworks, 'purple'],
  S29: [bird, 'green', 'orange'],
  S30: [dragon, 'green', 'purple'],
  S31: [bee, 'yellow', 'black'],
  S32: [weathercock, 'red', 'yellow'],
  S33: [windmill, 'red', 'green'],
  S34: [peacock, 'green', 'purple'],
  S35: [sunset, 'orange', 'purple'],
  S36: [tigerKite, 'orange', 'black'],
};

export function figureOf(card: string): Entry {
  return FIGURES[card] ?? [sun, 'white'];
}
