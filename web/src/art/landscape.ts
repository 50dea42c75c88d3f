// What banners are made from: stars, hexes and hills by chance, the same for the same seed.
import { oneOf, random } from './random';

export interface Landscape {
  stars: (readonly [x: number, y: number, radius: number])[];
  hexes: { x: number; y: number; terrain: string; seed: string }[];
  /** Outlines, the farthest first. */
  hills: string[];
}

const ROWS = [38, 95, 152, 209, 266];
const GROUND = ['plain', 'plain', 'forest', 'water', 'stone'];
export const SHADES = ['#2c1830', '#1f1022', '#120912'];

export function landscape(seed: string): Landscape {
  const chance = random(seed);
  return {
    stars: Array.from({ length: 40 }, () => [chance() * 640, chance() * 150, 0.5 + chance() * 1.6] as const),
    hexes: ROWS.flatMap((y, row) =>
      Array.from({ length: 11 }, (_, column) => {
        const terrain = row === 1 || row === 3 ? 'lane' : oneOf(GROUND, chance);
        const dome = row === 2 && column > 3 && column < 7;
        return {
          x: column * 66 + (row % 2 ? 0 : 33) - 20,
          y: y - 20,
          terrain: dome ? 'dome' : terrain,
          seed: `${row} ${column}`,
        };
      }),
    ),
    hills: [170, 200, 228].map((y, layer) => {
      const tops = Array.from({ length: 9 }, (_, index) => `${index * 80},${y - chance() * 34 + layer * 4}`);
      return `M0,260 L0,${y} L${tops.join(' L')} L640,${y} L640,260 Z`;
    }),
  };
}
