// The pictures that people choose from: figures of the art kit, each under a name of its own.
import type { Drawn } from './creatures';

export interface Portrait extends Drawn {
  faction: string;
}

const of = (id: string, deck: string, faction: string): [string, Portrait] => [
  id,
  { id, deck, faction, figure: 'ally' },
];

export const PORTRAITS: ReadonlyMap<string, Portrait> = new Map([
  of('bear', 'liothan_shapeshifters', 'liothan'),
  of('raptor', 'liothan_shapeshifters', 'liothan'),
  of('stag-of-dawn', 'liothan_shapeshifters', 'liothan'),
  of('guard', 'liothan_enforcers', 'liothan'),
  of('shield', 'liothan_enforcers', 'liothan'),
  of('samurai', 'bushido', 'kurumo'),
  of('shadow', 'shadows', 'kurumo'),
  of('machine', 'kurumo_artificers', 'kurumo'),
  of('ember', 'kurumo_warriors', 'kurumo'),
  of('mask', 'rogue', 'nupten'),
  of('seer', 'mentalist', 'nupten'),
  of('dream', 'nupten_illusionists', 'nupten'),
  of('star', 'nupten_diviners', 'nupten'),
  of('dryad', 'dryad', 'taulot'),
  of('tribe', 'tribesmen', 'taulot'),
  of('warden', 'taulot_custodians', 'taulot'),
  of('beast', 'predator', 'horde'),
  of('nightmare', 'nightmare', 'horde'),
  of('serpent', 'slitherers', 'horde'),
  of('insect', 'brood', 'horde'),
  of('stone', 'monoliths', 'neutral'),
  of('undead', 'undead', 'horde'),
  of('sunken', 'sinklings', 'horde'),
  of('renegade', 'renegade', 'neutral'),
]);
