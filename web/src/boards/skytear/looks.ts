// Closer looks at heroes, cards and hexes of Skytear.
import CardFrame from '../../art/CardFrame.svelte';
import { t } from '../../lib/words.svelte';
import { drawn, type Inspected } from '../contract';
import { sumOf } from '../sums';
import HeroFrame from './HeroFrame.svelte';
import { faceOf, fieldOf, numbersOf, ownSide, range, turnOfReturn, whoseIs, type SkytearTable } from './game';
import { DEFEATED, EXHAUSTED, OFF, type Face, type Goal, type Hero, type HeroFigures } from './wire';

type Part = HeroFigures['attack_parts'][number];

export function kindOf(face: Face): string {
  if (face.type === 'hero') return `${face.role} · ${t(face.ranged ? 'skytear-ranged' : 'skytear-melee')}`;
  if (face.type === 'outsider') return t('skytear-outsider');
  const kind = t(face.reaction ? 'skytear-reaction' : 'skytear-action');
  return `${face.ultimate ? `${t('skytear-ultimate')} · ` : ''}${kind} · ${signed(face.modifier ?? 0)}`;
}

export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '±0';
}

/** What a card frame needs to draw a power card. */
export function frame(face: Face, size: 'full' | 'half' | 'chip') {
  return {
    id: face.id,
    name: face.name,
    faction: face.faction,
    type: face.type === 'power' ? (face.deed ?? 'curse') : face.type,
    kind: kindOf(face),
    keywords: [...(face.reaction ? ['reaction'] : []), ...(face.ultimate ? ['ultimate'] : [])],
    cost: face.type === 'power' ? (face.cost ?? 0) : null,
    attack: face.type === 'power' ? null : (face.attack ?? null),
    health: face.health ?? null,
    armor: face.armor ?? 0,
    text: face.text,
    size,
  };
}

export function strike(attack: number, face: Face): string {
  return `${attack || ''}${'+'.repeat(face.flips ?? 0)}`;
}

/** The conditions that the rules know; what else is a term has words of its own. */
const CONDITIONS = ['slow', 'fast', 'frenzy', 'disarm', 'marked', 'shapeshifted'];

/** What the words of the rules mean. */
function explained(terms: readonly string[]): string[] {
  return [...new Set(terms)].map((term) => {
    if (term === 'pillar') return t('skytear-pillar-help');
    return t(CONDITIONS.includes(term) ? `skytear-condition-${term}` : `skytear-term-${term}`);
  });
}

/** A power card, with what it says; `action` lets the table say why it cannot be played now. */
export function lookAtCard(face: Face, action?: string): Inspected {
  const facts: [string, string][] = [];
  if (face.type === 'power') {
    facts.push([t('skytear-cost'), String(face.cost ?? 0)], [t('skytear-modifier'), signed(face.modifier ?? 0)]);
  } else {
    facts.push([t('skytear-attack'), strike(face.attack ?? 0, face)]);
    if (face.health !== undefined)
      facts.push([t('skytear-health'), String(face.health)], [t('skytear-armor'), String(face.armor ?? 0)]);
    if (face.move !== undefined) facts.push([t('skytear-move'), String(face.move)]);
  }
  const found: Inspected = {
    title: face.name,
    text: [
      kindOf(face),
      ...face.text,
      ...(face.flips ? [t('skytear-flips-help', { attack: strike(face.attack ?? 0, face) })] : []),
      ...explained(face.terms),
    ],
    facts,
    art: drawn(CardFrame, frame(face, 'half')),
  };
  return action === undefined ? found : { ...found, action };
}

/** Ready, exhausted or when it comes back: never, if the game is over before. */
export function stanceOf(table: SkytearTable, hero: Hero): string {
  if (hero.stance === DEFEATED) {
    return t('skytear-defeated', { turn: turnOfReturn(hero.back_on, fieldOf(table).track) });
  }
  return t(hero.stance === EXHAUSTED ? 'skytear-exhausted' : 'skytear-ready');
}

export function conditionsOf(table: SkytearTable, hero: Hero): { id: string; name: string }[] {
  return table.catalogue.conditions.filter((_, number) => (hero.conditions >> number) & 1);
}

export function lookAtHero(table: SkytearTable, number: number): Inspected {
  const hero = table.view.heroes[number]!;
  const face = faceOf(table, hero.card);
  const now = numbersOf(table, number);
  const facts: [string, string][] = [
    [t('skytear-state'), stanceOf(table, hero)],
    [t('skytear-health'), `${hero.hp}/${face.health}`],
  ];
  if (now) {
    facts.push([t('skytear-attack'), sum(table, strike(now.attack, face), now.attack_parts)]);
    facts.push([t('skytear-armor'), sum(table, now.armor, now.armor_parts)]);
    facts.push(
      [t('skytear-mana'), String(now.mana)],
      [t('skytear-control'), sum(table, now.control, now.control_parts)],
      [t('skytear-move'), String(now.move)],
    );
  }
  const conditions = conditionsOf(table, hero);
  if (conditions.length > 0) facts.push([t('skytear-conditions'), conditions.map(({ name }) => name).join(', ')]);
  if (hero.played.length > 0)
    facts.push([t('skytear-played'), hero.played.map((card) => faceOf(table, card).name).join(', ')]);
  if (hero.leads.length > 0)
    facts.push([
      t('skytear-leads'),
      hero.leads.map(([card]) => (card === OFF ? t('skytear-face-down') : faceOf(table, card).name)).join(', '),
    ]);
  return {
    title: face.name,
    text: [
      `${kindOf(face)} · ${table.nameOf(hero.seat)}`,
      ...face.text,
      t('skytear-flips-help', { attack: strike(now?.attack ?? face.attack ?? 0, face) }),
      ...explained([...face.terms, ...conditions.map(({ id }) => id)]),
    ],
    facts,
    art: drawn(HeroFrame, { face, health: hero.hp, enemy: hero.side !== ownSide(table) }),
  };
}

function sum(table: SkytearTable, total: number | string, parts: Part[]): string {
  const named = parts.map(([source, number]) => ({
    name: typeof source === 'number' ? faceOf(table, source).name : t(`skytear-from-${source}`),
    number,
    printed: source === 'printed',
  }));
  return sumOf(total, named);
}

/** What is to be told about a hex, in a few words each. */
export function wordsOf(table: SkytearTable, hex: number): string[] {
  const view = table.view;
  const field = fieldOf(table);
  const own = ownSide(table);
  const whose = (side: number, key: string, args: Record<string, string | number> = {}): string =>
    t('skytear-whose', { what: t(`skytear-piece-${key}`, args), side: whoseIs(table.seat, own, side) });
  const found: string[] = [];
  view.heroes.forEach((hero) => {
    const { name } = faceOf(table, hero.card);
    if (hero.hex === hex) found.push(whose(hero.side, 'hero', { name, hp: hero.hp }));
    if (hero.illusion === hex) found.push(whose(hero.side, 'illusion', { name }));
  });
  view.minions.forEach((at, minion) => {
    if (at === hex) found.push(whose(view.minion_sides[minion]!, 'minion'));
  });
  view.outsiders.forEach(({ card, front, rear }) => {
    if (front === hex || rear === hex) found.push(faceOf(table, card).name);
  });
  view.boards.forEach((board, side) => {
    if (field.nexus[side] === hex) found.push(whose(side, board.open ? 'nexus-open' : 'nexus', { hp: board.nexus }));
    board.towers.forEach((hp, lane) => {
      if (field.lanes[lane]!.towers[side] === hex && hp > 0) found.push(whose(side, 'tower', { hp }));
    });
    if (board.pillars.some(([at]) => at === hex)) found.push(whose(side, 'pillar'));
  });
  view.tokens.forEach((at, lane) => {
    if (at === hex)
      found.push(t('skytear-piece-token', { number: view.numbers[lane]!, lane: field.lanes[lane]!.name }));
  });
  field.domes.forEach((dome) => {
    if (dome.control === hex) found.push(t('skytear-piece-dome-token', { dome: dome.name }));
    else if (dome.inside.includes(hex)) found.push(dome.name);
  });
  if (field.cover.includes(hex)) found.push(t('skytear-cover'));
  if (view.blocked.includes(hex)) found.push(t('skytear-blocked'));
  return found;
}

/** What wins, and how far each side has come: one's own first. */
export function goalWords(goals: readonly Goal[], own: number): string[] {
  return goals.map(({ name, text, sides, wanted }) => `${name} (${sides[own]}:${sides[1 - own]} / ${wanted}): ${text}`);
}

/** The goal to which a side has come nearest; what always wins comes first among equals. */
export function nearestGoal(goals: readonly Goal[], side: number): Goal | undefined {
  const far = ({ sides, wanted }: Goal): number => (sides[side] ?? 0) / wanted;
  return goals.toSorted((one, two) => far(two) - far(one))[0];
}

/** All that wins, for whoever asks. */
export function lookAtGoals(table: SkytearTable): Inspected {
  const [own, goals] = [ownSide(table), table.figures.goals ?? []];
  return {
    title: t('skytear-goals'),
    text: [t('skytear-goals-help'), ...goalWords(goals, own)],
  };
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What an Attack of the active hero would cost whoever stands there. */
function blowWords(table: SkytearTable, hex: number): string[] {
  const active = table.view.heroes[table.view.active];
  const blow = table.figures.acting?.blows.find((each) => each.hex === hex);
  if (!active || !blow) return [];
  return [t('skytear-blow-help', { hero: faceOf(table, active.card).name, damage: range(blow.low, blow.high) })];
}

export function lookAtHex(table: SkytearTable, hex: number): Inspected {
  const view = table.view;
  const blow = blowWords(table, hex);
  const number = view.heroes.findIndex((hero) => hero.hex === hex);
  if (number >= 0) {
    const found = lookAtHero(table, number);
    return { ...found, text: [...blow, ...found.text] };
  }
  const outsider = view.outsiders.find(({ front, rear }) => front === hex || rear === hex);
  if (outsider) return lookAtCard(faceOf(table, outsider.card));
  const field = fieldOf(table);
  const text = [...wordsOf(table, hex), ...blow];
  if (view.minions.includes(hex)) text.push(t('skytear-minion-help'));
  if (view.boards.some((board) => board.pillars.some(([at]) => at === hex))) text.push(...explained(['pillar']));
  if (view.heroes.some(({ illusion }) => illusion === hex)) text.push(...explained(['illusion']));
  if (field.cover.includes(hex)) text.push(t('skytear-cover-help'));
  if (view.tokens.includes(hex) || field.domes.some(({ control }) => control === hex))
    text.push(t('skytear-token-help'));
  if (field.lanes.some(({ towers }) => towers.includes(hex))) text.push(t('skytear-tower-help'));
  if (field.nexus.includes(hex)) {
    text.push(t('skytear-nexus-help'), ...goalWords((table.figures.goals ?? []).slice(1), ownSide(table)));
  }
  if (field.domes.some(({ inside }) => inside.includes(hex))) text.push(t('skytear-dome-help'));
  return {
    title: capital(field.places[hex]!),
    text: text.length > 0 ? text : [t('skytear-open-ground')],
  };
}
