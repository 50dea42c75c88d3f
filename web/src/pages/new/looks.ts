// What a value of a setting looks like, where it can be told from its name.
import { FACTIONS } from '../../art/factions';
import type { SettingNote } from '../../lib/protocol';

/** The faction of a ready-made deck: its name begins with it. */
export function factionIn(value: string): string | undefined {
  return Object.keys(FACTIONS).find((faction) => value.startsWith(`${faction}_`));
}

/** Whether a setting chooses a deck of a faction, for the first player. */
export function isDeck(setting: SettingNote): boolean {
  return setting.text && setting.values.every((value) => factionIn(String(value)) !== undefined);
}
