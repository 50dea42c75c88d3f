// What pictures are made of: paths around the origin, each with the tone it has in the colours of its faction.

/**
 * body: the dark of the faction with a bright edge; trim and glow: its colours; bone, ink; line: an edge alone, thick: the same
 * three times as wide. A shape may have its own place, as svg writes it.
 */
export type Tone = 'body' | 'trim' | 'glow' | 'bone' | 'ink' | 'line' | 'thick';
export type Shape = readonly [path: string, tone: Tone, place?: string];

export const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;

/** A star of so many points; with both radii alike a polygon of twice as many corners. */
export function star(points: number, outer: number, inner: number, x = 0, y = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, step) => {
    const [angle, reach] = [(Math.PI * step) / points - Math.PI / 2, step % 2 ? inner : outer];
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** The same stroke, turned around the origin so many times. */
export function around(times: number, stroke: readonly (readonly [x: number, y: number])[]): string {
  return Array.from({ length: times }, (_, step) => {
    const turn = (2 * Math.PI * step) / times;
    const corners = stroke.map(
      ([x, y]) =>
        `${(x * Math.cos(turn) - y * Math.sin(turn)).toFixed(1)} ${(x * Math.sin(turn) + y * Math.cos(turn)).toFixed(1)}`,
    );
    return `M${corners.join('L')}`;
  }).join('');
}

/** A spiral from the middle outwards. */
export function spiral(turns: number, reach: number, x = 0, y = 0): string {
  const steps = Math.ceil(turns * 10);
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const [angle, far] = [(step / 10) * 2 * Math.PI, (reach * step) / steps];
    return `${(x + far * Math.cos(angle)).toFixed(1)} ${(y + far * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** A figure elsewhere: smaller, and turned if need be. */
export function placed(shapes: readonly Shape[], x: number, y: number, scale: number, turn = 0): Shape[] {
  return shapes.map(([path, tone]) => [path, tone, `translate(${x} ${y}) rotate(${turn}) scale(${scale})`]);
}
