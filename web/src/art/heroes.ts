// Heroes in action: a stance, a head and what they fight with, around the origin and within 50 units.
import { MOTIFS, type Motif } from './motifs';
import { dot, placed, star, type Shape } from './shapes';

/** How somebody stands, and where the hand with the weapon is. */
const STANCES = {
  lunge: { body: 'M-36 46-16 8-26-2-18-14 4-15 36-32 42-22 20-2 24 46H8L2 26-14 46Z', hand: [38, -28, 18] },
  raise: { body: 'M-26 46-18 6-32 18-42 14-28-6-12-15H10L24-44 36-40 22-4 28 46H10L0 26-10 46Z', hand: [30, -36, -12] },
  brace: { body: 'M-36 46-30 2-14-14H14L30 2 36 46H16L0 30-16 46Z', hand: [-24, 16, 0] },
  cast: { body: 'M-26 46-14 4-38-6-46-20-38-26-14-14H14L38-26 46-20 38-6 14 4 26 46Z', hand: [40, -30, 0] },
} as const;

const face: Shape = ['M-11-40H11V-24C11-16 5-12 0-12S-11-16-11-24Z', 'bone'];
const glare: Shape = ['M-8-30-2-27M8-30 2-27', 'line'];

const HEADS = {
  hood: [
    ['M0-48C20-48 24-28 18-12H-18C-24-28-20-48 0-48Z', 'trim'],
    ['M0-38C11-38 13-24 9-14H-9C-13-24-11-38 0-38Z', 'ink'],
    [`${dot(-4, -26, 2.4)}${dot(4, -26, 2.4)}`, 'glow'],
  ],
  kabuto: [
    face,
    glare,
    ['M-20-26C-22-44-10-48 0-48S22-44 20-26L28-14 13-30H-13L-28-14Z', 'trim'],
    ['M0-42C-9-46-15-52-17-58-9-53-4-51 0-48 4-51 9-53 17-58 15-52 9-46 0-42Z', 'glow'],
  ],
  oni: [
    ['M-14-44H14L16-24C14-14 6-10 0-10S-14-14-16-24Z', 'trim'],
    ['M-12-42-22-56-4-44ZM12-42 22-56 4-44Z', 'bone'],
    ['M-10-32-2-28-9-25ZM10-32 2-28 9-25Z', 'glow'],
    ['M-8-20H8L4-12 0-18-4-12Z', 'bone'],
  ],
  topknot: [
    face,
    glare,
    ['M-13-28C-16-46-8-48 0-48S16-46 13-28L10-40H-10ZM-5-48C-10-60 10-60 5-48Z', 'ink'],
    ['M-13-40H13V-35H-13ZM13-38 26-44 24-34Z', 'trim'],
  ],
  antlers: [
    ['M-8-42C-22-44-26-52-24-60M-20-48-30-50M8-42C22-44 26-52 24-60M20-48 30-50', 'thick'],
    face,
    glare,
    ['M-14-26C-18-46-8-48 0-48S18-46 14-26L10-38H-10Z', 'trim'],
  ],
  bear: [
    [`${dot(-14, -44, 7)}${dot(14, -44, 7)}`, 'trim'],
    ['M0-50C18-50 22-32 18-14H-18C-22-32-18-50 0-50Z', 'trim'],
    ['M-10-32H10V-22C10-15 5-12 0-12S-10-15-10-22Z', 'bone'],
    ['M-5-44H5L0-38ZM-7-26-2-24M7-26 2-24', 'ink'],
  ],
  beard: [
    face,
    ['M-15-28H15C16-8 8 4 0 8-8 4-16-8-15-28Z', 'trim'],
    ['M-14-32C-14-46-8-50 0-50S14-46 14-32Z', 'bone'],
    ['M-14-36-24-50-8-44ZM14-36 24-50 8-44Z', 'bone'],
    ['M-8-26-2-24M8-26 2-24M-4-14H4', 'line'],
  ],
  braids: [
    ['M-12-40C-20-30-18-10-22 4M12-40C20-30 18-10 22 4', 'thick'],
    face,
    glare,
    ['M-13-40-14-52-6-45 0-54 6-45 14-52 13-40Z', 'glow'],
  ],
  plumes: [
    [
      'M-10-38C-26-44-30-56-26-62-16-56-12-50-8-42ZM10-38C26-44 30-56 26-62 16-56 12-50 8-42ZM-5-42C-8-56 0-66 0-66S8-56 5-42Z',
      'glow',
    ],
    ['M-13-42H13V-22C13-14 6-10 0-10S-13-14-13-22Z', 'trim'],
    ['M-9-32H-3M3-32H9M-7-18H7M-13-26-7-24M13-26 7-24', 'line'],
  ],
  jaguar: [
    ['M-18-50-8-44H8L18-50 17-30C17-18 8-10 0-10S-17-18-17-30Z', 'trim'],
    ['M-11-32-3-29-10-26ZM11-32 3-29 10-26Z', 'glow'],
    ['M-6-20 0-16 6-20V-12L0-15-6-12Z', 'bone'],
    [`${dot(-8, -40, 1.8)}${dot(0, -38, 1.8)}${dot(8, -40, 1.8)}`, 'ink'],
  ],
  skull: [
    ['M0-48C18-48 21-32 15-24L14-12H-14L-15-24C-21-32-18-48 0-48Z', 'bone'],
    [`${dot(-6, -31, 4.4)}${dot(6, -31, 4.4)}M0-26-2-21H2Z`, 'ink'],
    ['M-14-44-24-56M0-48V-62M14-44 24-56', 'thick'],
  ],
  leaves: [
    [
      'M0-36C-22-34-34-46-32-58-22-60-14-58-10-54-10-62-4-66 0-66S10-62 10-54C14-58 22-60 32-58 34-46 22-34 0-36Z',
      'glow',
    ],
    face,
    glare,
  ],
  nemes: [
    ['M-13-46H13C22-40 22-20 24-4L12-8V-36H-12V-8L-24-4C-22-20-22-40-13-46Z', 'trim'],
    face,
    ['M-20-22H-13M-21-14H-13M20-22H13M21-14H13M-8-30H-2M8-30H2', 'line'],
    [dot(0, -46, 4), 'glow'],
  ],
  crest: [
    ['M-2-48C-14-64 24-66 30-40 20-52 10-50 4-46Z', 'glow'],
    ['M0-48C17-48 19-30 17-20L12-10H6V-24H2V-14H-2V-24H-6V-10H-12L-17-20C-19-30-17-48 0-48Z', 'trim'],
    ['M-12-31H12V-26H-12Z', 'ink'],
  ],
  halo: [
    [`${dot(0, -30, 24)}${dot(0, -30, 19)}`, 'glow'],
    face,
    glare,
    ['M-14-26C-16-46-8-48 0-48S16-46 14-26L18-8 12-14V-36H-12V-14L-18-8Z', 'trim'],
  ],
  veil: [
    ['M0-50C18-50 20-34 18-24L24 0H-24L-18-24C-20-34-18-50 0-50Z', 'trim'],
    ['M-11-38H11V-28H-11Z', 'bone'],
    ['M-7-33H-3M3-33H7M-14-24C-6-18 6-18 14-24', 'line'],
  ],
} satisfies Record<string, readonly Shape[]>;

type Pose = readonly [stance: keyof typeof STANCES, head: keyof typeof HEADS, weapon: Motif];

const HEROES: Record<string, Pose> = {
  sakoshi: ['lunge', 'hood', 'shuriken'],
  yami: ['raise', 'oni', 'fist'],
  akimo: ['raise', 'topknot', 'blade'],
  hogosai: ['brace', 'kabuto', 'plates'],
  kichie: ['cast', 'topknot', 'flame'],
  corjof: ['cast', 'hood', 'feather'],
  gulbjarn: ['raise', 'bear', 'claws'],
  vorhild: ['lunge', 'braids', 'axe'],
  brylvar: ['brace', 'beard', 'tusks'],
  freyhel: ['raise', 'braids', 'flake'],
  heraal: ['lunge', 'antlers', 'spears'],
  cotlic: ['brace', 'plumes', 'obelisk'],
  tlakali: ['cast', 'skull', 'drop'],
  nelaclen: ['cast', 'leaves', 'bones'],
  zacoal: ['raise', 'plumes', 'scepter'],
  ixatosk: ['lunge', 'jaguar', 'jaws'],
  haburat: ['lunge', 'veil', 'lightning'],
  akhuti: ['cast', 'halo', 'swirl'],
  shaidrus: ['brace', 'crest', 'shield'],
  khepiax: ['raise', 'nemes', 'bow'],
  setheru: ['cast', 'halo', 'hourglass'],
};

/** A hero's figure; the name of nobody known gives none. */
export function heroFigure(id: string): Shape[] | null {
  const pose = HEROES[id.replace(/_turned$/, '')];
  if (!pose) return null;
  const [stance, head, weapon] = pose;
  const { body, hand } = STANCES[stance];
  const [x, y, turn] = hand;
  const held = placed(MOTIFS[weapon], x, y, stance === 'brace' ? 0.66 : 0.5, turn);
  return [
    ...(stance === 'brace' ? [] : held),
    [body, 'body'],
    ['M-10-10 0 2 10-10M-12 18H12', 'line'],
    ...HEADS[head],
    ...(stance === 'brace' ? held : []),
    ...(stance === 'cast' ? placed([[star(6, 14, 6), 'glow']], -42, -30, 1) : []),
  ];
}
