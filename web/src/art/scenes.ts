// The pictures of cards, composed from what the card is and does: a figure for its type, glyphs for its keywords.

/** Around the origin, within 44 units. */
export const TYPES: Record<string, string> = {
  ally: 'M0-40a12 12 0 1 1-.1 0ZM-30 40C-30 8-20-6 0-10 20-6 30 8 30 40ZM-30 40-24 10-40 22ZM30 40 24 10 40 22Z',
  hero: 'M0-44 6-34 16-40 14-28C18-20 10-12 0-12S-18-20-14-28L-16-40-6-34ZM-34 42C-34 8-22-8 0-10 22-8 34 8 34 42L14 34 0 42-14 34Z',
  minion: 'M-24 38-18-6A18 18 0 1 1 18-6L24 38 8 30 0 38-8 30Z',
  monster:
    'M-36-34C-22-28-20-18-14-14H14C20-18 22-28 36-34 40-8 34 10 24 18L20 40 8 28 0 42-8 28-20 40-24 18C-34 10-40-8-36-34Z',
  tower: 'M-24 42-19-18H-26V-38H-15V-30H-6V-38H6V-30H15V-38H26V-18H19L24 42ZM-7 42V24A7 7 0 0 1 7 24V42Z',
  spell: 'M0-44 9-14 38-26 18 0 44 12 12 12 16 42 0 18-16 42-12 12-44 12-18 0-38-26-9-14Z',
  attachment: 'M-8-42H8L10 14 22 18V26H8L4 42H-4L-8 26H-22V18L-10 14Z',
  castle:
    'M-44 40V-4H-36V-16H-28V-4H-20V-34H-12V-42H-4V-34H4V-42H12V-34H20V-4H28V-16H36V-4H44V40ZM-9 40V20A9 9 0 0 1 9 20V40Z',
  portal: 'M0-42A32 42 0 1 1-.1-42ZM0-26A18 26 0 1 0 .1-26Z',
  outsider:
    'M0-44C26-44 34-22 26-4 40 4 40 22 32 40 28 28 22 26 18 28 18 38 10 42 6 42L0 28-6 42C-10 42-18 38-18 28-22 26-28 28-32 40-40 22-40 4-26-4-34-22-26-44 0-44ZM-10-18A5 5 0 1 0-10.1-18ZM10-18A5 5 0 1 0 10.1-18Z',
};

/** Keywords as small charges, within 12 units. */
export const KEYWORDS: Record<string, string> = {
  armor: 'M-10-10H10V2C10 8 4 11 0 13-4 11-10 8-10 2Z',
  heroic: 'M0-12 3-4 12-4 5 2 8 11 0 5-8 11-5 2-12-4-3-4Z',
  elusive: 'M-12 6C-4-14 4-14 12 6 6 0-6 0-12 6ZM-6 11C-2 4 2 4 6 11',
  trample: 'M-9 12V-4C-9-14 9-14 9-4V12H3V-2A3 3 0 0 0-3-2V12Z',
  barrier: 'M0-12A12 12 0 1 1-.1-12ZM0-7A7 7 0 1 0 .1-7Z',
  taunt: 'M-12-8 0-3 12-8 9 8 0 12-9 8Z',
  pillager: 'M-11 11 5-5 1-9 11-11 9-1 5-5-7 11Z',
  reaction: 'M-10-11H10V1C10 8 4 11 0 13-4 11-10 8-10 1ZM-5-1 1-7V-4H6V2H1V5Z',
  ultimate: 'M-12 9-13-7-6-1 0-12 6-1 13-7 12 9Z',
  flying: 'M-13 2C-8-10-2-8 0-2 2-8 8-10 13 2 8-2 4 0 0 6-4 0-8-2-13 2Z',
};
