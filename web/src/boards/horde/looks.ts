// Closer looks at the cards of the horde games.
import CardFrame from '../../art/CardFrame.svelte';
import { t } from '../../lib/words.svelte';
import { drawn, type Inspected } from '../contract';
import { sumOf } from '../sums';
import { faceOf, isHorde, numbersOf, type HordeTable } from './game';
import { CASTLE, EMPTY, HORDE_SIDE, LASTING, PORTAL, type Catalogue, type Face, type UnitFigures } from './wire';

type Part = UnitFigures['attack_parts'][number];

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
function explained(catalogue: Catalogue, keywords: string[]): string[] {
  return [...new Set(keywords)].map((keyword) => t(`horde-keyword-${catalogue.keyword_help[keyword] ?? keyword}`));
}

/** Words of the rules that stand in texts with a number: Mutaform 2. */
const TERMS = ['assault', 'guerrilla', 'mutaform', 'rebuild', 'reinforce'] as const;

/** What such words of a text mean; an explanation begins with the word as cards say it. */
function termsIn(text: string[]): string[] {
  return TERMS.map((term) => t(`horde-term-${term}`)).filter((told) =>
    new RegExp(`(?<!\\p{L})${told.slice(0, told.indexOf(':'))} \\d`, 'iu').test(text.join(' ')),
  );
}

function printedFacts(face: Face): [string, string][] {
  const facts: [string, string][] = [];
  if (face.mana) facts.push([t('horde-mana-boost'), face.mana > 0 ? `+${face.mana}` : String(face.mana)]);
  if (face.marks) {
    facts.push([t('horde-strokes'), MARKS[face.strokes] ?? String(face.strokes)]);
    const side = t(face.marks.left ? 'horde-left' : 'horde-right');
    facts.push([
      t('horde-treachery'),
      face.marks.swords ? t('horde-swords', { side, swords: face.marks.swords }) : side,
    ]);
  }
  if (face.waves.length > 0) facts.push([t('horde-waves'), face.waves.join(', ')]);
  return facts;
}

/** A card that is not in play: in a hand or a pile. */
export function lookAtCard(catalogue: Catalogue, face: Face, cost: number | null, action?: string): Inspected {
  const facts = printedFacts(face);
  if (cost !== null && face.cost !== null && cost !== face.cost)
    facts.unshift([t('horde-cost-now'), `${cost} (${t('horde-printed', { number: face.cost })})`]);
  const found: Inspected = {
    title: face.name,
    text: [kindOf(face), ...face.text, ...explained(catalogue, face.keywords), ...termsIn(face.text)],
    facts,
    art: drawn(CardFrame, frame(face, 'half', cost === null ? {} : { cost })),
  };
  return action === undefined ? found : { ...found, action };
}

/** What a number is added up from; `own` is the card that has it. */
function sum(table: HordeTable, own: number, total: number, parts: Part[]): string {
  const named = parts.map(([source, number]) => ({
    name:
      typeof source === 'string'
        ? t(`horde-from-${source}`)
        : source === own
          ? t('horde-from-itself')
          : table.catalogue.cards[source]!.name,
    number,
    printed: source === 'printed',
  }));
  return sumOf(total, named);
}

/** Who gave it an ability that lasts until the turn ends, and what it says; what stays for good it was attached for. */
function givenThisTurn(table: HordeTable, grants: readonly [card: number, ability: number, about: number][]): string[] {
  const givers = new Set(grants.filter(([, , about]) => about !== LASTING).map(([card]) => card));
  return [...givers].map((giver) => {
    const { name, text } = table.catalogue.cards[giver]!;
    return t('horde-given', { card: name, text: text.join(' ') });
  });
}

/** A card in play, with its numbers as they are now. */
export function lookAtUnit(table: HordeTable, unit: number): Inspected {
  const one = table.view.units[unit]!;
  const face = faceOf(table, unit);
  const now = numbersOf(table, unit);
  const facts: [string, string][] = [];
  if (now !== null) {
    if (now.attack !== null) facts.push([t('horde-attack'), sum(table, one.card, now.attack, now.attack_parts)]);
    if (now.health !== null) facts.push([t('horde-health'), sum(table, one.card, now.health, now.health_parts)]);
    if (now.armor > 0 || now.armor_parts.length > 0)
      facts.push([t('horde-armor'), sum(table, one.card, now.armor, now.armor_parts)]);
    if (now.keywords.length > 0) facts.push([t('horde-keywords'), now.keywords.map(({ name }) => name).join(', ')]);
  }
  if (one.exhausted) facts.push([t('horde-state'), t('horde-exhausted')]);
  if (one.stripped) facts.push([t('horde-abilities'), t('horde-stripped')]);
  if (one.model !== EMPTY) facts.push([t('horde-copies'), table.catalogue.cards[one.model]!.name]);
  const attached = one.attachments.map((other) => faceOf(table, other));
  const beneath = one.beneath.map(([card]) => table.catalogue.cards[card]!.name);
  if (beneath.length > 0) facts.push([t('horde-beneath'), beneath.join(', ')]);
  const concealed = one.hidden >= 0 ? table.catalogue.cards[one.hidden]! : null;
  const keywords = now?.keywords.map(({ id }) => id) ?? face.keywords;
  const found: Inspected = {
    title: concealed ? t('horde-concealed-as', { card: concealed.name }) : face.name,
    text: [
      kindOf(face),
      ...(concealed ?? face).text,
      ...attached.map((other) => t('horde-attached', { card: other.name, text: other.text.join(' ') })),
      ...givenThisTurn(table, one.grants),
      ...explained(table.catalogue, keywords),
      ...termsIn([concealed ?? face, ...attached].flatMap((each) => each.text)),
      ...(unit === PORTAL ? [t('horde-portal-help', { wave: table.figures.wave })] : []),
    ],
    facts: [...facts, ...printedFacts(concealed ?? face)],
    art: drawn(
      CardFrame,
      frame(concealed ?? face, 'half', {
        attack: now?.attack ?? null,
        health: now?.health ?? null,
        armor: now?.armor ?? 0,
        tired: one.exhausted,
      }),
    ),
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
