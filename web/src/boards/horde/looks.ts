// Closer looks at the cards of the horde games.
import CardFrame from '../../art/CardFrame.svelte';
import type { Table } from '../../lib/table.svelte';
import { t } from '../../lib/words.svelte';
import type { Inspected } from '../contract';
import { sumOf } from '../sums';
import { faceOf, figuresOf, isHorde, numbersOf, printedOf, viewOf } from './game';
import { CASTLE, EMPTY, HORDE_SIDE, MONOLITHS, PORTAL, type Face, type Part } from './types';

const MARKS = ['0', 'I', 'II'];

export function kindOf(face: Face): string {
  const kind = t(`horde-kind-${face.figure}`);
  return face.subtype ? `${kind} · ${face.subtype.name}` : kind;
}

/** What a card frame needs to draw a card as printed. */
export function frame(face: Face, size: 'full' | 'half' | 'chip', more: Record<string, unknown> = {}) {
  return {
    id: face.id,
    name: face.name,
    faction: face.faction,
    type: face.figure,
    kind: kindOf(face),
    deck: face.deck,
    subtype: face.subtype?.id ?? null,
    cost: face.cost,
    attack: face.attack,
    health: face.health,
    keywords: face.keywords,
    text: face.text,
    size,
    ...more,
  };
}

/** What keywords mean in the edition that is played; Taunt is not the same in both. */
function explained(table: Table, keywords: string[]): string[] {
  const monoliths = viewOf(table).rules.edition === MONOLITHS;
  const key = (keyword: string) => (keyword === 'taunt' && monoliths ? 'taunt-2024' : keyword);
  return [...new Set(keywords)].map((keyword) => t(`horde-keyword-${key(keyword)}`));
}

function printedFacts(face: Face): [string, string][] {
  const facts: [string, string][] = [];
  if (face.mana) facts.push([t('horde-mana-boost'), face.mana > 0 ? `+${face.mana}` : String(face.mana)]);
  if (face.marks) {
    facts.push([t('horde-strokes'), MARKS[face.strokes] ?? String(face.strokes)]);
    const side = t(face.marks.left ? 'horde-left' : 'horde-right');
    facts.push([t('horde-treachery'), face.marks.swords ? t('horde-swords', { side, swords: face.marks.swords }) : side]);
  }
  if (face.waves.length > 0) facts.push([t('horde-waves'), face.waves.join(', ')]);
  return facts;
}

/** A card that is not in play: in a hand or a pile. */
export function lookAtCard(table: Table, face: Face, cost: number | null, action?: string): Inspected {
  const facts = printedFacts(face);
  if (cost !== null && face.cost !== null && cost !== face.cost) facts.unshift([t('horde-cost-now'), `${cost} (${t('horde-printed', { number: face.cost })})`]);
  const found: Inspected = {
    title: face.name,
    text: [kindOf(face), ...face.text, ...explained(table, face.keywords)],
    facts,
    art: CardFrame,
    props: frame(face, 'half', cost === null ? {} : { cost }),
  };
  return action === undefined ? found : { ...found, action };
}

function sum(table: Table, total: number, parts: Part[]): string {
  const named = parts.map(([source, number]) => ({
    name: typeof source === 'number' ? printedOf(table).cards[source]!.name : t(`horde-from-${source}`),
    number,
    printed: source === 'printed',
  }));
  return sumOf(total, named);
}

/** A card in play, with its numbers as they are now. */
export function lookAtUnit(table: Table, unit: number): Inspected {
  const one = viewOf(table).units[unit]!;
  const face = faceOf(table, unit);
  const now = numbersOf(table, unit);
  const facts: [string, string][] = [];
  if (now !== null) {
    if (now.attack !== null) facts.push([t('horde-attack'), sum(table, now.attack, now.attack_parts)]);
    if (now.health !== null) facts.push([t('horde-health'), sum(table, now.health, now.health_parts)]);
    if (now.armor > 0 || now.armor_parts.length > 0) facts.push([t('horde-armor'), sum(table, now.armor, now.armor_parts)]);
    if (now.keywords.length > 0) facts.push([t('horde-keywords'), now.keywords.map(({ name }) => name).join(', ')]);
  }
  if (one.exhausted) facts.push([t('horde-state'), t('horde-exhausted')]);
  if (one.stripped) facts.push([t('horde-abilities'), t('horde-stripped')]);
  if (one.model !== EMPTY) facts.push([t('horde-copies'), printedOf(table).cards[one.model]!.name]);
  const attached = one.attachments.map((other) => faceOf(table, other));
  const beneath = one.beneath.map(([card]) => printedOf(table).cards[card]!.name);
  if (beneath.length > 0) facts.push([t('horde-beneath'), beneath.join(', ')]);
  const concealed = one.hidden >= 0 ? printedOf(table).cards[one.hidden]! : null;
  const keywords = now?.keywords.map(({ id }) => id) ?? face.keywords;
  const found: Inspected = {
    title: concealed ? t('horde-concealed-as', { card: concealed.name }) : face.name,
    text: [
      kindOf(face),
      ...(concealed ?? face).text,
      ...attached.map((other) => t('horde-attached', { card: other.name, text: other.text.join(' ') })),
      ...explained(table, keywords),
      ...(unit === PORTAL ? [t('horde-portal-help', { wave: figuresOf(table).wave })] : []),
    ],
    facts: [...facts, ...printedFacts(concealed ?? face)],
    art: CardFrame,
    props: frame(concealed ?? face, 'half', { attack: now?.attack ?? null, health: now?.health ?? null, armor: now?.armor ?? 0, tired: one.exhausted }),
  };
  const action = actionOf(unit, one.side, face, now?.place ?? '', isHorde(table));
  return action === null ? found : { ...found, action };
}

/** What a player would do with the card, for "why not now?". */
function actionOf(unit: number, side: number, face: Face, place: string, horde: boolean): string | null {
  if (horde) return side === HORDE_SIDE && unit !== PORTAL && place ? `move ${place}` : null;
  if (unit === CASTLE) return 'use castle';
  if (unit === PORTAL) return null;
  if (side === HORDE_SIDE) return face.figure === 'minion' ? `engage ${place}` : null;
  return face.type === 'ally' ? `move ${place}` : null;
}

/** A pile of cards that everybody may look through. */
export function lookAtPile(title: string, help: string, cards: Face[]): Inspected {
  return { title, text: [help, ...cards.map((face) => `${face.name} (${kindOf(face)})`)] };
}
