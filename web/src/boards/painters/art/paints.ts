// The paints of Sky Painters: each colour has a mark too, because colour alone is not for everybody.

export interface Paint {
  fill: string;
  deep: string;
  ink: string;
  /** A small mark around the origin, within 6 units. */
  mark: string;
}

export const PAINTS: Record<string, Paint> = {
  blue: { fill: '#2f6fd0', deep: '#153a78', ink: '#ffffff', mark: 'M0-5A5 5 0 1 1 0 5A5 5 0 1 1 0-5Z' },
  white: { fill: '#f2f2ee', deep: '#a9a99f', ink: '#12151c', mark: 'M0-6 6 0 0 6-6 0Z' },
  yellow: { fill: '#f2c230', deep: '#9a7400', ink: '#12151c', mark: 'M0-6 6 5-6 5Z' },
  green: { fill: '#2fa968', deep: '#0f5233', ink: '#12151c', mark: 'M-5-5H5V5H-5Z' },
  black: { fill: '#22252c', deep: '#000000', ink: '#ffffff', mark: 'M-2-6H2V-2H6V2H2V6H-2V2H-6V-2H-2Z' },
  orange: { fill: '#e8832a', deep: '#8a4407', ink: '#12151c', mark: 'M0-6 6-1.5 3.7 5.5H-3.7L-6-1.5Z' },
  red: { fill: '#d6303a', deep: '#7a0f1b', ink: '#ffffff', mark: 'M0 6C-9-1-5-7 0-3C5-7 9-1 0 6Z' },
  purple: {
    fill: '#8a4fc8',
    deep: '#47207a',
    ink: '#ffffff',
    mark: 'M0-2C-3-8 3-8 0-2C6-5 7 1 1 .5C6 4 2 8 0 2.5C-2 8-6 4-1 .5C-7 1-6-5 0-2Z',
  },
  grey: {
    fill: '#8b9099',
    deep: '#4b4f57',
    ink: '#12151c',
    mark: 'M0-6 1.8-1.9 6-1.9 2.6 1 3.9 5.5 0 2.8-3.9 5.5-2.6 1-6-1.9-1.8-1.9Z',
  },
};

export const DIE_COLOURS = ['blue', 'white', 'yellow', 'green', 'black', 'orange', 'red', 'purple', 'grey'] as const;

/** What lies on a symbol in place of a die, and completes it: a protection square, hope chips. */
export const SQUARE = 54;
export const CHIPS = 55;

/** A die is a number: its colour times six, and its face less one. */
export function dieOf(die: number): { colour: string; face: number } {
  return { colour: DIE_COLOURS[Math.floor(die / 6)]!, face: (die % 6) + 1 };
}
