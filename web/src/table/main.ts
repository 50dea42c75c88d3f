// Which choice the main button stands for, and which need a button of their own.
import type { Choice } from '../lib/protocol';

/** How the texts of choices begin that lead on, best first. */
const LEADS_ON = ['done', 'end', 'pass', 'auto'];

/** What ends, passes or goes on; where there is nothing of that kind, the only choice. */
export function mainOf<C extends Choice>(choices: readonly C[]): C | undefined {
  const first = (choice: Choice): string => choice.text.split(' ', 1)[0]!;
  // Nor does whoever may count a Lead card want to count none of them.
  const leads = choices.filter(({ text }) => text.startsWith('lead '));
  if (leads.length > 0 && leads.length === choices.length - 1) return leads.length === 1 ? leads[0] : undefined;
  for (const word of LEADS_ON) {
    const found = choices.find((choice) => first(choice) === word);
    if (found) return found;
  }
  // Who may draw a card seldom wants to go without, and who of several draws it, no key can know.
  const draws = choices.filter((choice) => first(choice) === 'draw');
  if (draws.length > 0 && draws.length === choices.length - 1) return draws.length === 1 ? draws[0] : undefined;
  const accepts = choices.some((choice) => first(choice) === 'yes');
  const refused = accepts ? undefined : choices.find((choice) => first(choice) === 'no');
  return refused ?? (choices.length === 1 ? choices[0] : undefined);
}

/** What nothing on the board stands for, without the one of the main button; how one is asked is no answer. */
export function looseOf<C extends Choice>(choices: readonly C[], onBoard: ReadonlySet<Choice>): C[] {
  const main = mainOf(choices);
  return choices.filter((choice) => choice !== main && !onBoard.has(choice) && !choice.aside);
}
