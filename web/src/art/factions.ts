// Heraldry. A faction is a shield before it is a colour: at 16 pixels the outline alone tells it.

export interface Faction {
  fill: string;
  deep: string;
  accent: string;
  /** Ink on the fill. */
  ink: string;
  shield: string;
  /** What is on the shield: paths with the tone they have. */
  charge: readonly (readonly [path: string, tone: 'fill' | 'accent' | 'deep' | 'line'])[];
}

const wing = [14, 22, 30]
  .map((reach, row) => {
    const y = 18 - row * 9;
    return `M-3,${y} C-${reach},${y} -${reach + 6},${2 - row * 8} -${reach + 8},-${6 + row * 8} C-${reach - 2},-${2 + row * 6} -12,${-1 - row * 6} -3,${6 - row * 8} Z`;
  })
  .join('');
const mirrored = wing.replace(/-?\d+(?:\.\d+)?(?=,)/g, (x) => String(-Number(x)));
const flake = Array.from({ length: 6 }, (_, index) => {
  const turn = (Math.PI / 3) * index;
  const at = (x: number, y: number): string =>
    `${(x * Math.cos(turn) - y * Math.sin(turn)).toFixed(1)},${(x * Math.sin(turn) + y * Math.cos(turn)).toFixed(1)}`;
  return `M${at(0, 0)}L${at(0, -34)}M${at(0, -16)}L${at(-8, -24)}M${at(0, -16)}L${at(8, -24)}M${at(0, -25)}L${at(-5, -31)}M${at(0, -25)}L${at(5, -31)}`;
}).join('');

/** Whoever belongs to no faction of people. */
export const MONSTROUS = 'horde'; // also the name of a game

export const FACTIONS: Record<string, Faction> = {
  kurumo: {
    fill: '#d6303a',
    deep: '#5e1018',
    accent: '#ff9a5c',
    ink: '#ffffff',
    shield: 'M0,-46 L34,-34 L38,6 Q34,34 0,50 Q-34,34 -38,6 L-34,-34 Z',
    charge: [
      [
        'M0,34 C-26,30 -28,6 -14,-6 C-14,4 -8,6 -6,2 C-12,-14 0,-24 2,-38 C12,-26 10,-16 14,-8 C18,-12 18,-16 17,-20 C30,-4 28,28 0,34 Z',
        'fill',
      ],
      ['M0,28 C-12,26 -12,12 -3,4 C-2,10 4,8 4,0 C14,10 12,26 0,28 Z', 'accent'],
    ],
  },
  taulot: {
    fill: '#2fa968',
    deep: '#0f3b26',
    accent: '#b9e07a',
    ink: '#12151c',
    shield: 'M-28,-44 L28,-44 L44,-22 L44,26 L26,46 L-26,46 L-44,26 L-44,-22 Z',
    charge: [
      ['M-34,28 L-34,20 L-24,20 L-24,8 L-13,8 L-13,-4 L13,-4 L13,8 L24,8 L24,20 L34,20 L34,28 Z', 'fill'],
      ['M0,-34 C14,-28 16,-14 0,-6 C-16,-14 -14,-28 0,-34 Z', 'accent'],
      ['M-5,14 H5 V28 H-5 Z', 'deep'],
    ],
  },
  nupten: {
    fill: '#f4c430',
    deep: '#5a4300',
    accent: '#fff0b0',
    ink: '#12151c',
    shield: 'M0,-47 A47,47 0 1 1 -0.01,-47 Z',
    charge: [
      [wing + mirrored, 'fill'],
      ['M-9,-14 a9,9 0 1 1 18,0 a9,9 0 1 1 -18,0 Z', 'accent'],
      ['M-6,12 L0,34 L6,12 Z', 'accent'],
    ],
  },
  liothan: {
    fill: '#a5d8ff',
    deep: '#123a5e',
    accent: '#ffffff',
    ink: '#12151c',
    shield: 'M0,-52 L40,0 L0,52 L-40,0 Z',
    charge: [
      [flake, 'line'],
      ['M0,-9 L8,-4.5 L8,4.5 L0,9 L-8,4.5 L-8,-4.5 Z', 'accent'],
    ],
  },
  horde: {
    fill: '#b9a7d6',
    deep: '#2c2238',
    accent: '#ff6b5e',
    ink: '#12151c',
    // A torn edge, like everything that comes through the portal.
    shield:
      'M-34,-44 L-20,-36 L-6,-46 L8,-36 L22,-46 L36,-38 L40,-14 L34,2 L40,18 L26,30 L28,42 L10,40 L0,52 L-12,40 L-28,44 L-28,28 L-40,16 L-34,0 L-42,-16 Z',
    charge: [
      [
        'M-26,-22 C-14,-18 -12,-10 -8,-6 H8 C12,-10 14,-18 26,-22 C28,-4 24,8 16,14 L12,32 L4,22 L0,34 L-4,22 L-12,32 L-16,14 C-24,8 -28,-4 -26,-22 Z',
        'fill',
      ],
      ['M-13,2 L-4,8 L-12,11 Z M13,2 L4,8 L12,11 Z', 'accent'],
    ],
  },
  neutral: {
    fill: '#ede8dc',
    deep: '#3a3d46',
    accent: '#ffe9a8',
    ink: '#12151c',
    shield: 'M-36,-42 H36 V10 C36,34 14,44 0,50 C-14,44 -36,34 -36,10 Z',
    charge: [['M0,-30 L7,-9 L30,-9 L12,4 L19,26 L0,13 L-19,26 L-12,4 L-30,-9 L-7,-9 Z', 'fill']],
  },
};

export function factionOf(name: string | null | undefined): Faction {
  return FACTIONS[name ?? ''] ?? FACTIONS.neutral!;
}
