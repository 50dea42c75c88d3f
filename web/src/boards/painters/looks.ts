// Closer looks at the components of Sky Painters.
import HaloArt from './art/HaloArt.svelte';
import SkyCard from './art/SkyCard.svelte';
import TileArt from './art/TileArt.svelte';
import { t } from '../../lib/words.svelte';
import type { ComponentProps } from 'svelte';
import { drawn, type Inspected } from '../contract';
import { sumOf, type Source } from '../sums';
import type { Catalogue, HaloFace, Cost, SkyFace, TileFace } from './wire';

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
