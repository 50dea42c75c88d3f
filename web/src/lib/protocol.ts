// Made from the server's types by skyshelf.tools.typescript; a test compares. Do not edit.

import type { Arg, Wire } from './engine';

export interface Advice {
  prompt: number;
  choice: number;
  hints: HintNote[];
}

export interface AnswerBody {
  request: number;
  yes: boolean;
  key: string;
}

export interface ApartBody {
  one: number;
  other: number;
  apart: boolean;
  key: string;
}

export interface BelongingNote {
  kind: 'deck' | 'feats' | 'lessons' | 'settings';
  item: string;
  changed: number;
  body: string;
}

export interface BelongingsBody {
  things: BelongingNote[];
  key: string;
}

export interface BlockNote {
  kind: 'board' | 'example' | 'heading' | 'list' | 'paragraph' | 'picture' | 'table';
  rows: string[][];
  rules: string[];
  margin: MarginNote[];
}

export interface BookChapter {
  title: string;
  blocks: BlockNote[];
}

export interface BookNote {
  language: string;
  title: string;
  chapters: BookChapter[];
}

export interface BotsBody {
  level: string;
  number: number;
  pool: string;
  key: string;
}

export interface BranchBody {
  at: number;
  seat: number;
  game: number | null;
  key: string;
}

export interface CallNote {
  event: string;
  name: string;
}

export interface CallOffBody {
  reason: string;
  key: string;
}

export interface CampaignBody {
  deck: string;
  level: number;
  seed: number;
  results: boolean[];
  key: string;
}

export interface Change {
  op: 'replace';
  path: string;
  value: unknown;
}

export interface ChannelBody {
  kind: 'mail' | 'push' | 'webhook';
  address: string;
  form: 'discord' | 'json' | 'ntfy';
  p256dh: string;
  auth: string;
  key: string;
}

export interface ChannelNote {
  id: string;
  kind: 'mail' | 'push' | 'webhook';
  about: string;
}

export interface ChapterNote {
  title: string;
  goal: string;
  comments: CommentNote[];
}

export interface ChatLineNote {
  table: string;
  id: string;
  at: number;
  circle: 'everybody' | 'players' | 'spectators';
  speaker: string;
  seat: number | null;
  name: string;
  phrase: string;
  text: string;
}

export interface ChatNote {
  speaker: string;
  longest: number;
  remarks: ChatLineNote[];
  phrases: PhraseNote[];
}

export interface Checked {
  problem: string;
}

export interface Choice<W extends Wire = Wire> {
  label: string;
  text: string;
  group: string;
  option: W['option'];
  aside: boolean;
  harms: boolean;
  vain: boolean;
}

export interface ClockPlan {
  kind: 'bank' | 'days' | 'move' | 'none';
  seconds: number;
  increment: number;
  days: number;
}

export interface CoachCard {
  text: string;
  look: string[];
  facts: string[];
}

export interface CoachNote {
  chapter: number;
  step: number;
  steps: number;
  cards: CoachCard[];
  expected: number[];
  no: string;
  finished: boolean;
}

export interface CodeBody {
  code: string;
  key: string;
}

export interface CommentNote {
  name: string;
  event: string;
  prompt: string;
  who: '' | 'me' | 'other';
  place: string;
  look: string[];
  text: string;
}

export interface CorrectionBody {
  round: number;
  group: number;
  ranks: number[];
  reason: string;
  key: string;
}

export interface CorrectionNote {
  at: number;
  round: number;
  group: number;
  points: number[];
  reason: string;
}

export interface DaysLeftNote {
  year: number;
  days: number;
}

export interface DeckBody {
  game: string;
  text: string;
  settings: Record<string, boolean | number | string>;
  key: string;
}

export interface DeckFault {
  rule: string;
  text: string;
  cards: string[];
}

export interface DeckNote {
  readable: boolean;
  text: string;
  shown: string;
  piles: PileNote[];
  faults: DeckFault[];
  settings: Record<string, boolean | number | string>;
  remarks: string[];
}

export interface DeedNote {
  at: number;
  by: string;
  about: string;
  what: 'appointed' | 'dismissed' | 'released' | 'settled' | 'suspended';
  why: string;
  verdict: '' | 'nothing' | 'suspended' | 'warned';
  days: number;
}

export interface DeleteBody {
  name: string;
  key: string;
}

export interface Deleted {
  table: string;
}

export interface DeviceLink {
  code: string;
  drawing: QrCode;
  until: number;
  seconds: number;
}

export interface DeviceNote {
  id: string;
  name: string;
  made_at: number;
  seen_at: number;
  here: boolean;
}

export interface Done {
  version: number;
}

export interface Drawing {
  text: string;
}

export interface DropBody {
  id: string;
  key: string;
}

export interface EndingNote {
  how: 'call-off' | 'draw' | 'resign' | 'decided' | 'event-over' | 'out-of-time' | 'time-up';
  seat: number | null;
  winners: number[];
  text: string;
}

export interface EnterBody {
  words: string;
  code: string;
  passkey: Record<string, unknown> | null;
  key: string;
}

export interface EntryBody {
  pool: string;
  team: string;
  player: number | null;
  key: string;
}

export interface EventBody {
  name: string;
  game: string;
  settings: Record<string, boolean | number | string>;
  seats: number;
  format: 'knockout' | 'ladder' | 'league' | 'swiss' | 'swiss-knockout';
  rounds: number;
  cut: number;
  clock: ClockPlan;
  round_minutes: number;
  pause: number;
  ready: number;
  reach: number;
  days: number;
  starts_at: number | null;
  rated: boolean;
  pools: boolean;
  key: string;
}

export interface EventListNote {
  event: string;
  status: string;
  made_at: number;
  name: string;
  game: string;
  format: 'knockout' | 'ladder' | 'league' | 'swiss' | 'swiss-knockout';
  host: string;
  players: number;
  round: number;
  starts_at: number | null;
  entry_open: boolean;
}

export interface EventNote {
  event: string;
  version: number;
  status: 'called-off' | 'open' | 'over' | 'running';
  plan: EventPlan;
  host: string;
  people: number;
  sides: number;
  players: PlayerNote[];
  rounds: RoundNote[];
  rounds_planned: number;
  standings: StandingNote[];
  ladder: number[];
  apart: number[][];
  corrections: CorrectionNote[];
  sent_away: SentAwayNote[];
  entry_open: boolean;
  entry_until: number | null;
  commitment: string;
  seed: string;
  called_off: string;
}

export interface EventPlan {
  name: string;
  game: string;
  settings: Record<string, boolean | number | string>;
  seats: number;
  format: 'knockout' | 'ladder' | 'league' | 'swiss' | 'swiss-knockout';
  rounds: number;
  cut: number;
  clock: ClockPlan;
  round_minutes: number;
  pause: number;
  ready: number;
  reach: number;
  days: number;
  starts_at: number | null;
  rated: boolean;
  pools: boolean;
}

export interface EventState {
  me: number | null;
  organiser: boolean;
  now: number;
  event: EventNote;
}

export interface FoundNote {
  table: string;
  others: number;
}

export interface GameNote {
  name: string;
  title: string;
  about: string;
  fewest: number;
  most: number;
  settings: SettingNote[];
  bots: string[];
  ways: WayNote[];
  decks: boolean;
  prefix: string;
  languages: LanguageNote[];
}

export interface GroupNote {
  players: number[];
  ready: number[];
  absent: number[];
  table: string;
  points: number[] | null;
  how: 'bye' | 'decided' | 'forfeit' | 'played' | 'rest' | 'time' | '';
  corrected: boolean;
  opens_at: number;
  ready_by: number;
  closes_at: number;
}

export interface GuestAnswer {
  name: string;
  token: string;
  language: string;
}

export interface GuestBody {
  name: string;
  language: string;
}

export interface Health {
  status: 'ok' | 'writing fails';
  version: string;
  database: string;
  tables: number;
  streams: number;
  why: string;
}

export interface HintNote {
  choice: number;
  chance: number;
  does: string[];
}

export interface HistoryNote {
  ladder: LadderNote;
  rated: RatedNote;
  points: RatingPoint[];
}

export interface Holiday {
  begin: number;
  end: number;
}

export interface HolidayBody {
  first: string;
  last: string;
  zone: string;
  offset: number;
  key: string;
}

export interface HolidayDropBody {
  first: string;
  key: string;
}

export interface HolidayNote {
  first: string;
  last: string;
  begun: boolean;
}

export interface HolidaysNote {
  holidays: HolidayNote[];
  left: DaysLeftNote[];
}

export interface JournalBody {
  journal: string;
  key: string;
}

export interface KeyBody {
  key: string;
}

export interface LadderNote {
  game: string;
  way: string;
  way_title: string;
  seats: number;
  rated: number;
}

export interface LanguageNote {
  code: string;
  name: string;
}

export interface LessonBody {
  chapter: number;
  key: string;
}

export interface LessonNote {
  game: string;
  minutes: number;
  foresees: boolean;
  chapters: ChapterNote[];
}

export interface LobbyNote {
  tables: LobbyTable[];
  searches: SearchNote[];
  friends: PersonNote[];
}

export interface LobbySeat {
  name: string;
  bot: string;
  role: string;
  person: PersonNote | null;
}

export interface LobbyTable {
  table: string;
  game: string;
  title: string;
  way: string;
  status: string;
  mode: 'friendly' | 'practice' | 'strict';
  clock: ClockPlan;
  settings: Record<string, boolean | number | string>;
  made_at: number;
  seats: LobbySeat[];
  mine: boolean;
}

export interface LuckNote {
  title: string;
  values: number[];
  rows: LuckRow[];
}

export interface LuckRow {
  seat: number | null;
  counts: number[];
  average: number;
}

export interface MailBody {
  mail: string;
  key: string;
}

export interface MarginNote {
  rule: string;
  shown: string;
}

export interface MeNote {
  name: string;
  person: PersonNote | null;
  titles: TitleNote[];
  devices: DeviceNote[];
  passkeys: PasskeyNote[];
  passkeys_here: boolean;
  mail: boolean;
  oidc: string;
  organiser: boolean;
  suspended_until: number | null;
  suspended_for: string;
  warned_for: string[];
  waiting: number;
}

export interface MomentNote {
  number: number;
  turn: number;
  mover: number;
  seat: number;
  before: number;
  after: number;
  chosen: string;
  text: string[];
}

export interface MoveBody {
  prompt: number;
  choice: number | string;
  key: string;
}

export interface NewEvent {
  event: string;
}

export interface NewTable {
  table: string;
}

export interface NudgesNote {
  channels: ChannelNote[];
  wishes: WishesNote;
  push_key: string;
  mail: boolean;
}

export interface OidcBody {
  state: string;
  code: string;
  key: string;
}

export interface OidcNote {
  url: string;
}

export interface Outlook {
  scenes: string[];
  doubts: string[];
}

export interface PassBody {
  until: string;
  key: string;
}

export interface PassingNote {
  until: string;
  untils: string[];
  asked: boolean;
}

export interface PasskeyBody {
  passkey: Record<string, unknown>;
  key: string;
}

export interface PasskeyNote {
  id: string;
  name: string;
  made_at: number;
  used_at: number | null;
}

export interface PasskeyOptions {
  options: string;
}

export interface PersonNote {
  handle: string;
  name: string;
  picture: string;
  languages: string[];
  tie: '' | 'asked' | 'asks' | 'blocked' | 'friend';
  here: boolean;
}

export interface PhraseNote {
  phrase: 'again' | 'bye' | 'good-luck' | 'hello' | 'nice-move' | 'one-moment' | 'oops' | 'thanks' | 'well-played' | 'your-turn';
  text: string;
}

export interface PileNote {
  head: string;
  cards: Record<string, number>;
}

export interface Plan {
  game: string;
  seats: SeatPlan[];
  settings: Record<string, boolean | number | string>;
  mode: 'friendly' | 'practice' | 'strict';
  clock: ClockPlan;
  watch: 'everybody' | 'nobody';
  window: number;
  hints: boolean;
  phrases: boolean;
  rated: boolean;
}

export interface PlayerBody {
  player: number;
  key: string;
}

export interface PlayerNote {
  number: number;
  name: string;
  members: string[];
  bot: string;
  active: boolean;
  complete: boolean;
  head_start: number;
  digest: string;
  pool: string;
}

export interface Plot {
  id: string;
  title: string;
  unit: string;
  lines: PlotLine[];
}

export interface PlotLine {
  name: string;
  seats: number[];
  values: number[];
}

export interface PoolBody {
  pool: string;
  key: string;
}

export interface PresenceNote {
  table: string;
  seat: number;
  here: boolean;
}

export interface Problem {
  error: string;
  text: string;
  rule: string;
}

export interface ProfileBody {
  name: string;
  picture: string;
  languages: string[];
  key: string;
}

export interface ProfileNote {
  person: PersonNote;
  titles: TitleNote[];
  mine: boolean;
}

export interface PromptNote<W extends Wire = Wire> {
  number: number;
  kind: string;
  rule: string;
  text: string;
  about: string;
  choices: Choice<W>[];
  groups: Record<string, string>;
}

export interface QrCode {
  address: string;
  path: string;
  size: number;
}

export interface RatedListNote {
  ladder: LadderNote;
  rated: RatedNote[];
}

export interface RatedNote {
  who: string;
  kind: 'bot' | 'person' | 'rival';
  name: string;
  shown: number;
  provisional: boolean;
  games: number;
  wins: number;
  me: boolean;
}

export interface RatingPoint {
  at: number;
  table: string;
  shown: number;
  won: boolean;
}

export interface Reason {
  rule: string;
  text: string;
}

export interface Replay<W extends Wire = Wire> {
  table: string;
  number: number;
  games: number;
  seat: number | null;
  own: number | null;
  over: boolean;
  choices: number;
  start: number;
  room: RoomState;
  view: W['view'];
  figures: W['figures'];
  turn: number;
  events: SaidEvent[];
  steps: ReplayStep[];
}

export interface ReplayStep {
  number: number;
  seat: number;
  turn: number;
  chosen: string;
  events: SaidEvent[];
  changes: Change[];
  figures: Change[];
}

export interface Report {
  table: string;
  number: number;
  game: string;
  title: string;
  names: string[];
  winners: number[];
  kind: string;
  rule: string;
  text: string;
  scores: number[];
  choices: number;
  began: number;
  ended: number;
  turns: TurnNote[];
  points: number[];
  plots: Plot[];
  moments: MomentNote[];
  luck: LuckNote[];
}

export interface ReportBody {
  seat: number | null;
  line: string;
  text: string;
  key: string;
}

export interface ReportNote {
  id: string;
  made_at: number;
  by: PersonNote | null;
  about: PersonNote | null;
  table: string;
  quote: string;
  text: string;
  verdict: string;
  settled_at: number | null;
  suspended: boolean;
}

export interface ReportedNote {
  table: string;
}

export interface RequestBody {
  what: 'call-off' | 'clock' | 'draw' | 'rematch' | 'resign' | 'take-back' | 'take-over';
  seat: number;
  key: string;
}

export interface RequestNote {
  number: number;
  what: 'call-off' | 'clock' | 'draw' | 'rematch' | 'resign' | 'take-back' | 'take-over';
  seat: number;
  about: number;
  waiting_for: number[];
}

export interface RoomState {
  game: string;
  mode: 'friendly' | 'practice' | 'strict';
  settings: Record<string, boolean | number | string>;
  clock: ClockPlan;
  watch: 'everybody' | 'nobody';
  window: number;
  status: 'over' | 'playing' | 'waiting';
  number: number;
  seats: SeatState[];
  request: RequestNote | null;
  commitment: string;
  seed: string;
  lesson: string;
  chat: boolean;
  hints: boolean;
  phrases: boolean;
  frozen: string;
  ended: EndingNote | null;
  rivals: boolean;
  invitation: string;
  rated: boolean;
  event: string;
}

export interface RoundBody {
  round: number;
  key: string;
}

export interface RoundNote {
  number: number;
  stage: 'knockout' | 'ladder' | 'league' | 'swiss';
  closed: boolean;
  groups: GroupNote[];
}

export interface RuleNote {
  id: string;
  page: string;
  text: string;
  chapter: string;
  section: string;
  same: string[];
  changes: string[];
  language: string;
  english: string[];
}

export interface SaidEvent {
  kind: string;
  rule: string;
  args: Record<string, Arg>;
  secret: boolean;
  text: string;
}

export interface SayBody {
  text: string;
  phrase: 'again' | 'bye' | 'good-luck' | 'hello' | 'nice-move' | 'one-moment' | 'oops' | 'thanks' | 'well-played' | 'your-turn' | '';
  key: string;
}

export interface SearchBody {
  game: string;
  way: string;
  key: string;
}

export interface SearchNote {
  game: string;
  way: string;
  number: number;
}

export interface SeatBody {
  seat: number | null;
  key: string;
}

export interface SeatPerson {
  seat: number;
  person: PersonNote;
}

export interface SeatPlan {
  kind: 'bot' | 'me' | 'open';
  level: string;
  name: string;
}

export interface SeatState {
  name: string;
  role: string;
  person: boolean;
  bot: string;
  left: boolean;
  holidays: Holiday[];
}

export interface SeatedNote {
  name: string;
  bot: string;
}

export interface SendAwayBody {
  player: number;
  reason: string;
  key: string;
}

export interface SentAwayNote {
  at: number;
  player: number;
  reason: string;
}

export interface SettingNote {
  name: string;
  values: (boolean | number | string)[];
  rule: string;
  text: boolean;
  usual: boolean | number | string;
  title: string;
  help: string;
  titles: string[];
  deck: boolean;
}

export interface SettleBody {
  verdict: 'nothing' | 'suspended' | 'warned';
  days: number;
  why: string;
  key: string;
}

export interface ShownBody {
  shown: boolean;
  key: string;
}

export interface ShownNote {
  shown: boolean;
}

export interface SizeNote {
  seats: number;
  roles: string[];
  sides: number[];
}

export interface StandingNote {
  place: number;
  player: number;
  points: number;
  buchholz: number;
  rate: number;
  margin: number;
  games: number;
  wins: number;
  reached: number;
}

export interface SuspendBody {
  days: number;
  why: string;
  key: string;
}

export interface TableBody {
  game: string;
  seats: SeatPlan[];
  settings: Record<string, boolean | number | string>;
  mode: 'friendly' | 'practice' | 'strict';
  clock: ClockPlan;
  watch: 'everybody' | 'nobody';
  window: number;
  hints: boolean;
  phrases: boolean;
  rated: boolean;
  key: string;
}

export interface TableNote {
  table: string;
  game: string;
  status: string;
  made_at: number;
  lesson: string;
  seats: SeatedNote[];
  seat: number | null;
  left: boolean;
  decider: number | null;
  result: '' | 'called-off' | 'drawn' | 'lost' | 'won';
  given_up: boolean;
  scores: number[];
  counts: '' | 'event' | 'rated';
}

export interface TableState<W extends Wire = Wire> {
  table: string;
  version: number;
  seat: number | null;
  room: RoomState;
  view: W['view'] | null;
  figures: W['figures'];
  prompt: PromptNote<W> | null;
  times: TimesNote | null;
  undo: UndoNote;
  coach: CoachNote | null;
  passing: PassingNote | null;
}

export interface TableStep<W extends Wire = Wire> {
  table: string;
  version: number;
  at: number;
  what: string;
  by: number | null;
  text: string;
  events: SaidEvent[];
  back_to: number | null;
  changes: Change[] | null;
  figures: W['figures'] | null;
  room: RoomState | null;
  prompt: PromptNote<W> | null;
  times: TimesNote | null;
  undo: UndoNote;
  coach: CoachNote | null;
  passing: PassingNote | null;
}

export interface ThinkingNote {
  table: string;
  seat: number;
}

export interface TieBody {
  wish: 'befriend' | 'block' | 'part' | 'unblock';
  key: string;
}

export interface TimesNote {
  running: number | null;
  since: number;
  deadline: number | null;
  banks: number[];
}

export interface TitleNote {
  game: string;
  title: string;
  games: number;
}

export interface TriedNote {
  good: boolean;
}

export interface TurnNote {
  number: number;
  turn: number;
}

export interface UndoBody {
  prompt: number;
  key: string;
}

export interface UndoNote {
  freely: number;
  by_asking: boolean;
}

export interface WayNote {
  name: string;
  title: string;
  help: string;
  settings: Record<string, boolean | number | string>;
  sizes: SizeNote[];
}

export interface WishesBody {
  quiet_from: number;
  quiet_to: number;
  zone: string;
  offset: number;
  key: string;
}

export interface WishesNote {
  quiet_from: number;
  quiet_to: number;
  placed: boolean;
}

export interface WordsNote {
  words: string[];
}
