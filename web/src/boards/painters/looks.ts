// Closer looks at the components of Sky Painters.
import HaloArt from './art/HaloArt.svelte';
import SkyCard from './art/SkyCard.svelte';
import TileArt from './art/TileArt.svelte';
import { t } from '../../lib/words.svelte';
import type { ComponentProps } from 'svelte';
import { drawn, type Inspected } from '../contract';
import { sumOf, type Source } from '../sums';
import { fitting, landing, type Landing, type PaintersTable } from './game';
import type { Catalogue, HaloFace, Cost, OnSymbol, SkyFace, TileFace } from './wire';

export function lookAtCard(
  face: SkyFace,
  props: Omit<ComponentProps<typeof SkyCard>, 'face'>,
  action?: string,
): Inspected {
  const facts: [string, string][] = [[t('painters-spots'), String(face.spots)]];
  if (face.hope) facts.push([t('painters-hope-symbol'), String(face.hope)]);
  if (face.star) facts.push([t('painters-stars'), String(face.star)]);
  if (face.leader) facts.push([t('painters-leader'), '✓']);
  if (face.cloud) facts.push([t('painters-cloud'), '✓']);
  const sides = (['left', 'right', 'top', 'bottom'] as const)
    .filter((side) => face[side] !== 'plain')
    .map((side) => t(`painters-side-${side}-${face[side]}`));
  const found: Inspected = {
    title: face.name,
    text: [t('painters-card-help'), ...sides],
    facts,
    art: drawn(SkyCard, { face, ...props }),
  };
  return action === undefined ? found : { ...found, action };
}

/** What comes of a die on a symbol, in sentences; the last one is about what stands below it. */
export function landingWords({ needed, back, waits, completes }: Landing, cloud: boolean, card: string): string[] {
  const first = waits
    ? t('painters-die-waits', { number: needed })
    : back > 0
      ? t('painters-die-above', { number: needed, spots: back })
      : t('painters-die-fits');
  return [
    first,
    ...(cloud ? [t('painters-die-cloud')] : []),
    ...(completes ? [t('painters-die-completes', { card })] : []),
  ];
}

const MOST_PLACES = 4;

interface Placed {
  place: Pick<OnSymbol, 'card' | 'symbol' | 'cloud'>;
  face: SkyFace;
  comes: Landing;
}

/** Where it is and what comes of it there, in one line. */
function placedWords({ catalogue }: PaintersTable, { place, face, comes }: Placed): string {
  const { colour, number } = face.symbols[place.symbol]!;
  const sign = catalogue.dice.find(({ id }) => id === `${colour}${number}`)?.name ?? '';
  const words = landingWords({ ...comes, completes: false }, place.cloud, face.name);
  if (comes.completes) words.push(t('painters-die-finishes'));
  return `${t('painters-symbol-of', { die: sign, card: face.name })}: ${words.join(' ')}`;
}

const worth = ({ comes: { completes, waits } }: Placed): number => Number(completes) * 2 - Number(waits);

/** Where a die of the tray would go and what would come of it, the best first: a thumb points at no symbol. */
export function placesOf(table: PaintersTable, die: number): string[] {
  if (table.seat === null) return [];
  const { cards } = table.catalogue;
  const player = table.view.players[table.seat]!;
  return fitting(die, player, cards)
    .map((place): Placed => {
      const face = cards[place.card]!;
      return { place: { ...place, cloud: false }, face, comes: landing(die, place, face, player) };
    })
    .toSorted((one, two) => worth(two) - worth(one))
    .slice(0, MOST_PLACES)
    .map((placed) => placedWords(table, placed));
}

/** A card of one's own sky while a die looks for its symbol: what would come of it there. */
export function lookAtLanding(
  table: PaintersTable,
  face: SkyFace,
  places: readonly OnSymbol[],
  props: Omit<ComponentProps<typeof SkyCard>, 'face'>,
): Inspected {
  const player = table.view.players[table.seat ?? 0]!;
  const placed = places.map((place): Placed => ({
    place,
    face,
    comes: landing(table.figures.die, place, face, player),
  }));
  const [first] = placed;
  const text =
    placed.length === 1 && first
      ? landingWords(first.comes, first.place.cloud, face.name)
      : placed.map((each) => placedWords(table, each));
  return { ...lookAtCard(face, props), text };
}

export function lookAtTile(face: TileFace, extra: Cost, offered: boolean): Inspected {
  const facts: [string, string][] = [];
  if (face.hope) facts.push([t('painters-hope-symbol'), String(face.hope)]);
  if (face.leader) facts.push([t('painters-leader'), '✓']);
  facts.push([t('painters-points'), String(face.points)]);
  if (offered) {
    facts.unshift(
      [t('painters-price-spots'), sumOf(face.spots + extra.spots, parts(face.spots, extra.spots))],
      [t('painters-price-hope'), sumOf(face.price_hope + extra.hope, parts(face.price_hope, extra.hope))],
    );
  }
  const found: Inspected = {
    title: face.name,
    text: [face.text],
    facts,
    art: drawn(TileArt, { face, extra }),
  };
  return offered ? { ...found, action: `tile ${face.id}` } : found;
}

/** The printed part of a price, and what its place on the board adds. */
function parts(printed: number, place: number): Source[] {
  const own = { name: t('painters-from-printed'), number: printed, printed: true };
  return place ? [own, { name: t('painters-from-place'), number: place, printed: false }] : [own];
}

export function lookAtHalo(face: HaloFace): Inspected {
  const facts: [string, string][] = [];
  if (face.hope) facts.push([t('painters-hope-symbol'), String(face.hope)]);
  if (face.points) facts.push([t('painters-points'), String(face.points)]);
  return { title: face.name, text: [face.text], facts, art: drawn(HaloArt, { face }) };
}

export function lookAtScore(name: string, score: Record<string, number>, words: Catalogue['scores']): Inspected {
  return {
    title: t('painters-score-of', { name }),
    text: [t('painters-score-help')],
    facts: Object.entries(score).map(([part, points]) => [words[part] ?? part, String(points)]),
  };
}
