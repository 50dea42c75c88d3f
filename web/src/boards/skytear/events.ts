// How what happens is marked in the log, and heard.
import { signs } from '../../lib/signs';

export const events = signs([
  [
    'crown',
    null,
    'ends-nexus ends-tower ends-ground ends-track-full ends-both-at-once ends-left ends-right ends-lords',
  ],
  ['crown', null, 'ends-heads ends-twin ends-beyond ends-cull ends-gates ends-sweep ends-pincer'],
  ['skull', 'fall', 'hero-defeated minion-defeated tower-destroyed'],
  ['skull', 'hit', 'burned'],
  ['sword', null, 'attacks skirmishes'],
  ['hurt', null, 'condition-lost pillar-removed'],
  ['hurt', 'hit', 'hp-lost tower-damaged nexus-damaged'],
  ['heart', null, 'refreshed'],
  ['heart', 'heal', 'healed'],
  ['shield', null, 'ignored cancelled'],
  ['die', null, 'pool-chosen'],
  ['arrow', null, 'returned'],
  ['arrow', 'move', 'moved token-advanced outsider-moved minions-withdrawn'],
  ['eye', null, 'predicts lead-revealed'],
  ['card', null, 'drew deck-renewed team-deck-renewed led lead-used outsider-called'],
  ['card', 'card', 'faction-drafted hero-drafted mulligan discarded played hero-cards-cleared'],
  ['card', 'move', 'spawned'],
  ['clock', null, 'turn activated exhausted'],
  ['star', null, 'exchanged holds-flux declared triggered not-taken retargeted condition pillar pillar-taken illusion'],
  ['star', null, 'illusion-gone hexes-closed contest minions-placed no-pillar nothing-to-give-up left-out stays'],
  ['star', 'die', 'flipped'],
]);
