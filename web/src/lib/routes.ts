// What the server answers to which path. A test compares it with the server's own routes, so that a path and the type of
// its answer cannot disagree. That an answer is what the server declares is the one thing that the pages trust.
import type { Offers } from './engine';
import type {
  Advice,
  BookNote,
  BelongingNote,
  ChatNote,
  Checked,
  DeckNote,
  DeviceLink,
  Drawing,
  FoundNote,
  GameNote,
  GuestAnswer,
  LanguageNote,
  LessonNote,
  LobbyNote,
  MeNote,
  NewTable,
  Outlook,
  PasskeyNote,
  PasskeyOptions,
  PersonNote,
  ProfileNote,
  Reason,
  ChatLineNote,
  Replay,
  Report,
  RuleNote,
  SeatPerson,
  ShownNote,
  TableNote,
  TableState,
  TableStep,
  WordsNote,
} from './protocol';

/** The first that fits; a path that only brings something about is not listed, and answers nothing that is read. */
type Gets = [
  ['/games', GameNote[]],
  ['/languages', LanguageNote[]],
  ['/lessons', LessonNote[]],
  ['/tables', TableNote[]],
  ['/me', MeNote],
  ['/lobby', LobbyNote],
  ['/people', PersonNote[]],
  ['/people/belongings', BelongingNote[]],
  [`/people/of/${string}`, ProfileNote],
  [`/games/${string}/rules`, RuleNote[]],
  [`/games/${string}/book`, BookNote],
  [`/decks/${string}`, Offers],
  [`/tables/${string}/history`, TableStep[]],
  [`/tables/${string}/shown`, ShownNote],
  [`/tables/${string}/people`, SeatPerson[]],
  [`/tables/${string}/why`, Reason[]],
  [`/tables/${string}/chat`, ChatNote],
  [`/tables/${string}/replay`, Replay],
  [`/tables/${string}/report`, Report],
  [`/tables/${string}/forecast`, Outlook],
  [`/tables/${string}/drawing`, Drawing],
  [`/tables/${string}`, TableState],
];

type Posts = [
  ['/tables', NewTable],
  ['/tables/check', Checked],
  ['/decks/check', DeckNote],
  ['/journals', NewTable],
  ['/lobby/search', FoundNote],
  ['/lobby/stop', FoundNote],
  ['/people', WordsNote],
  ['/people/words', WordsNote],
  ['/people/enter', GuestAnswer],
  ['/people/devices/invite', DeviceLink],
  ['/people/devices/whose', PersonNote],
  ['/people/devices/drop', GuestAnswer],
  ['/people/passkeys/offer', PasskeyOptions],
  ['/people/passkeys/ask', PasskeyOptions],
  ['/people/passkeys/drop', PasskeyNote[]],
  ['/people/passkeys', PasskeyNote[]],
  ['/people/profile', PersonNote],
  ['/people/belongings', BelongingNote[]],
  ['/people/delete', GuestAnswer],
  [`/people/of/${string}/tie`, PersonNote],
  [`/lessons/${string}`, NewTable],
  [`/tables/${string}/branch`, NewTable],
  [`/tables/${string}/shown`, ShownNote],
  [`/tables/${string}/hint`, Advice],
  [`/tables/${string}/say`, ChatLineNote],
  [`/tables/${string}/${string}`, unknown],
];

type AnswerIn<Path extends string, Routes> = Routes extends [[infer Known, infer Answer], ...infer Others]
  ? Path extends Known
    ? Answer
    : AnswerIn<Path, Others>
  : never;

export type GetPath = Gets[number][0];
export type Got<Path extends string> = AnswerIn<Path, Gets>;
export type PostPath = Posts[number][0];
export type Posted<Path extends string> = AnswerIn<Path, Posts>;
