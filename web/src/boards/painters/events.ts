// How what happens is marked in the log, and heard.
import { signs } from '../../lib/signs';

export const events = signs([
  ['crown', null, 'scored star-victory firmament-victory efficiency-victory'],
  ['crown', 'gain', 'leader-taken leader-taken-from'],
  ['hurt', null, 'cloud-stolen hope-stolen hope-lost spots-lost'],
  ['hurt', 'die', 'die-lowered'],
  ['heart', null, 'offer-hope hope-activated hope-silent'],
  ['heart', 'gain', 'hope-gained'],
  ['shield', null, 'refused'],
  ['die', null, 'pool-refilled'],
  ['die', 'die', 'die-taken die-bought die-fits die-above die-waits die-rolled die-discarded'],
  ['drop', null, 'cloud-paid painted chips-placed cloud-none'],
  ['drop', 'gain', 'spots-gained cloud-gained'],
  ['drop', 'card', 'spots-discarded'],
  ['eye', null, 'top-shown pile-shown'],
  ['card', null, 'no-card card-declined halo-declined halo-too-dear'],
  ['card', 'gain', 'card-completed'],
  ['card', 'card', 'initial-card card-taken top-taken card-placed draw halo-taken halos-drawn halo-kept tile-acquired'],
  ['clock', null, 'turn-begins critical-phase extra-turn'],
  ['star', null, 'starting-player end-triggered'],
]);
