// Closer looks at the components of Sky Painters.
import HaloArt from '../../art/HaloArt.svelte';
import SkyCard from '../../art/SkyCard.svelte';
import TileArt from '../../art/TileArt.svelte';
import { t } from '../../lib/words.svelte';
import type { Inspected } from '../contract';
import { sumOf, type Source } from '../sums';
import type { Catalogue, HaloFace, Price, Score, SkyFace, TileFace } from './types';

export function lookAtCard(face: SkyFace, props: Record<string, unknown>, action?: string): Inspected {
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
    art: SkyCard,
    props: { face, ...props },
  };
  return action === undefined ? found : { ...found, action };
}

export function lookAtTile(face: TileFace, extra: Price, offered: boolean): Inspected {
  const found: Inspected = {
    title: face.name,
    text: [face.text],
    facts: [
      ...(offered
        ? ([
            [t('painters-price-spots'), sumOf(face.spots + extra.spots, parts(face.spots, extra.spots))],
            [t('painters-price-hope'), sumOf(face.price_hope + extra.hope, parts(face.price_hope, extra.hope))],
          ] as [string, string][])
        : []),
      [t('painters-points'), String(face.points)],
    ],
    art: TileArt,
    props: { face, extra },
  };
  return offered ? { ...found, action: `tile ${face.id}` } : found;
}

/** The printed part of a price, and what its place on the board adds. */
function parts(printed: number, place: number): Source[] {
  const own = { name: t('painters-from-printed'), number: printed, printed: true };
  return place ? [own, { name: t('painters-from-place'), number: place, printed: false }] : [own];
}

export function lookAtHalo(face: HaloFace): Inspected {
  return { title: face.name, text: [face.text], art: HaloArt, props: { face } };
}

export function lookAtScore(name: string, score: Score, words: Catalogue['scores']): Inspected {
  return {
    title: t('painters-score-of', { name }),
    text: [t('painters-score-help')],
    facts: Object.entries(score).map(([part, points]) => [words[part] ?? part, String(points)]),
  };
}
