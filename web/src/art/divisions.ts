// Divisions of a field, as shields have them: they tell apart cards that show the same figure.
// Around the origin, wide enough for every picture.
import { oneOf, random } from './random';

export const DIVISIONS: readonly string[] = [
  'M-110-80H0V80H-110Z', // per pale
  'M-110-80H110V0H-110Z', // per fess
  'M-110-80H110L-110 80Z', // per bend
  'M-110 80 0-30 110 80Z', // chevron
  'M-110-18H110V18H-110Z', // fess
  'M-24-80H24V80H-24Z', // pale
  'M-110-80H-70L110 50V80H70L-110-50Z', // bend
  'M110-80H70L-110 50V80H-70L110-50Z', // bend sinister
  'M-110-80H0V0H-110ZM0 0H110V80H0Z', // quarterly
  'M-110-80H-62V80H-110ZM62-80H110V80H62Z', // flanks
  'M-110-80H110V-40H-110ZM-110 40H110V80H-110Z', // bars
  'M0-76 96 0 0 76-96 0Z', // lozenge
];

export function divisionOf(card: string): string {
  return oneOf(DIVISIONS, random(`division ${card}`));
}
