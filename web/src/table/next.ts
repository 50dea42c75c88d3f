// What to play after a game: the same with one step more or less against oneself.
import { manifestOf } from '../boards';
import type { Manifest } from '../boards/manifest';
import { get, post } from '../lib/api';
import type { RoomState, SettingNote } from '../lib/protocol';
import type { Table } from '../lib/table.svelte';
import { t } from '../lib/words.svelte';

/** How strong a bot is, from the weakest on. */
const LEVELS = ['random', 'beginner', 'easy', 'medium', 'hard', 'master'];

export interface Step {
  /** What it is called. */
  name: string;
  make: () => Promise<string>;
}

/** The next value of a list, or the one before. */
function beside<T>(values: readonly T[], now: T, by: 1 | -1): T | undefined {
  const at = values.indexOf(now);
  return at < 0 ? undefined : values[at + by];
}

/** A step up or down from the game that is over; there is none with other people, and none beyond the last. */
export async function stepFrom(table: Table, by: 1 | -1): Promise<Step | null> {
  const { room, seat: own } = table;
  if (room === null || own === null || room.lesson || room.seats.filter(({ person }) => person).length !== 1)
    return null;
  const make = async (settings: typeof room.settings, level: string): Promise<string> => {
    const seats = room.seats.map((_, seat) => (seat === own ? { kind: 'me' } : { kind: 'bot', level }));
    const { game, mode, clock, watch } = room;
    return (await post('/tables', { game, seats, settings, mode, clock, watch })).table;
  };
  const bots = room.seats.filter((_, seat) => seat !== own).map(({ bot }) => bot);
  const ladder = manifestOf(room.game)?.ladder;
  if (!ladder || (bots.length > 0 && !ladder.alone.includes(String(room.settings.mode)))) {
    const level = beside(LEVELS, bots[0] ?? '', by);
    // Nobody is asked to play against one who plays at random.
    if (level === undefined || level === LEVELS[0]) return null;
    return { name: t(`bot-${level}`), make: () => make(room.settings, level) };
  }
  const games = await get('/games').catch(() => []);
  const known = games.find(({ name }) => name === room.game)?.settings ?? [];
  const change = changeOf(known, ladder, room.settings, by);
  if (change === null) return null;
  const { setting, value } = change;
  // Without help it is the printed level that is played.
  const level = known.find((each) => each.name === ladder.setting)!;
  const name =
    setting !== level && by > 0 ? titleOf(level, room.settings[level.name] ?? level.usual) : titleOf(setting, value);
  return { name, make: () => make({ ...room.settings, [setting.name]: value }, bots[0] ?? 'medium') };
}

/** The step that a setting can go: below the first printed level there is help, which is the first to be given up. */
export function changeOf(
  known: SettingNote[],
  ladder: NonNullable<Manifest['ladder']>,
  now: RoomState['settings'],
  by: 1 | -1,
): { setting: SettingNote; value: boolean | number | string } | null {
  const [level, help] = [ladder.setting, ladder.help].map((wanted) => known.find(({ name }) => name === wanted));
  if (!level || !help) return null;
  const helped = now[help.name] === true;
  if (helped) return by > 0 ? { setting: help, value: false } : null;
  const value = beside(level.values, now[level.name] ?? level.usual, by);
  if (value !== undefined) return { setting: level, value };
  return by < 0 ? { setting: help, value: true } : null;
}

/** What a step brings, and not the name of the setting that brings it. */
export const titleOf = (setting: SettingNote, value: boolean | number | string): string =>
  setting.titles[setting.values.indexOf(value)] ?? String(value);

/** A practice table at a moment of the game that is over. */
export async function playFrom(table: Table, at: number): Promise<string> {
  return (await post(`/tables/${table.id}/branch`, { at, seat: table.seat ?? 0 })).table;
}
