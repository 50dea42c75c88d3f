// What stands and lies on a battlefield besides heroes: one silhouette each, around the origin and within 24 units.

export const PIECES = {
  minion: 'M-11 19-8-2A9 9 0 1 1 8-2L11 19 4 15 0 19-4 15Z',
  tower: 'M-14 22-11-8H-15V-20H-8V-15H-4V-20H4V-15H8V-20H15V-8H11L14 22ZM-4 22V11A4 4 0 0 1 4 11V22Z',
  nexus: 'M0-24 20-12V12L0 24-20 12V-12ZM0-13-10-7V7L0 13 10 7V-7Z',
  pillar: 'M-12 22V16H-8V-10H-12V-17L-6-22H6L12-17V-10H8V16H12V22ZM-3-6V12H-1V-6ZM2-6V12H4V-6Z',
  illusion:
    'M0-22C12-22 16-12 14-2L18 20 9 14 0 21-9 14-18 20-14-2C-16-12-12-22 0-22ZM-5-9A3 3 0 1 0-5.1-9ZM5-9A3 3 0 1 0 5.1-9Z',
  outsider:
    'M0-24C14-24 19-12 14-2 22 2 22 12 18 22 15 15 12 14 10 15 10 21 5 23 3 23L0 15-3 23C-5 23-10 21-10 15-12 14-15 15-18 22-22 12-22 2-14-2-19-12-14-24 0-24ZM-5-10A3 3 0 1 0-5.1-10ZM5-10A3 3 0 1 0 5.1-10Z',
  blocked: 'M-16 18 0-20 16 18ZM-3-6V6H3V-6ZM-3 9V14H3V9Z',
} as const;

/** The six conditions, within 12 units. */
export const CONDITIONS: Record<string, string> = {
  slow: 'M-10-10H10V-6L3 0 10 6V10H-10V6L-3 0-10-6Z',
  fast: 'M-11-10 0 0-11 10ZM0-10 11 0 0 10Z',
  frenzy: 'M0-12 3-4 12-6 6 1 11 9 2 7 0 13-2 7-11 9-6 1-12-6-3-4Z',
  disarm: 'M-2-12H2V3H7V6H2V12H-2V6H-7V3H-2ZM-12-9-9-12 12 9 9 12Z',
  marked: 'M0-12A12 12 0 1 1-.1-12ZM0-8A8 8 0 1 0 .1-8ZM0-4A4 4 0 1 1-.1-4Z',
  shapeshifted: 'M-11-11-4-5H4L11-11 10 3 0 12-10 3ZM-5-1-1 2-5 3ZM5-1 1 2 5 3Z',
};

/** The five actions, within 12 units. */
export const ACTIONS: Record<string, string> = {
  move: 'M-12-3H2V-9L12 0 2 9V3H-12Z',
  lead: 'M-9-12H-6V12H-9ZM-5-11H11L6-5 11 1H-5Z',
  attack: 'M-12 9-9 12-5 8-8 5ZM-10 3-3 10-1 8-3 6 11-8 12-12 8-11-6 3-8 1Z',
  skirmish:
    'M-12-12-8-11 2-1-1 2-11-8ZM12-12 8-11-9 6-11 4-12 6-6 12-4 11-6 9 11-8ZM4 3 8 7 10 5 11 7 7 11 5 10 7 8 2 4Z',
  worship: 'M0-13 3-4H12L5 1 8 10 0 5-8 10-5 1-12-4H-3Z',
};
