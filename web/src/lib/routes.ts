// What the server answers to which path. A test compares it with the server's own routes, so that a path and the type of
// its answer cannot disagree. That an answer is what the server declares is the one thing that the pages trust.
import type { Offers } from './engine';
import type {
  Advice,
  BookNote,
  ChatNote,
  Checked,
  DeckNote,
  Drawing,
  EventListNote,
  EventState,
  GameNote,
  HistoryNote,
  LadderNote,
  LanguageNote,
  LessonNote,
  NewEvent,
  NewTable,
  Outlook,
  RatedListNote,
  Reason,
  ChatLineNote,
  Replay,
  Report,
  RuleNote,
  TableNote,
  TableState,
  TableStep,
} from './protocol';

/** The first that fits; a path that only brings something about is not listed, and answers nothing that is read. */
type Gets = [
  ['/games', GameNote[]],
  ['/languages', LanguageNote[]],
  ['/lessons', LessonNote[]],
  ['/tables', TableNote[]],
  ['/events', EventListNote[]],
  ['/ratings', LadderNote[]],
  [`/events/${string}/news`, EventState],
  [`/events/${string}`, EventState],
  [`/ratings/${string}/${string}`, HistoryNote],
  [`/ratings/${string}`, RatedListNote],
  [`/games/${string}/rules`, RuleNote[]],
  [`/games/${string}/book`, BookNote],
  [`/decks/${string}`, Offers],
  [`/tables/${string}/history`, TableStep[]],
  [`/tables/${string}/why`, Reason[]],
  [`/tables/${string}/chat`, ChatNote],
  [`/tables/${string}/replay`, Replay],
  [`/tables/${string}/report`, Report],
  [`/tables/${string}/forecast`, Outlook],
  [`/tables/${string}/drawing`, Drawing],
  [`/tables/${string}`, TableState],
];

type Posts = [
  ['/events', NewEvent],
  [`/events/${string}/${string}`, unknown],
  ['/tables', NewTable],
  ['/tables/check', Checked],
  ['/decks/check', DeckNote],
  ['/journals', NewTable],
  [`/lessons/${string}`, NewTable],
  [`/tables/${string}/branch`, NewTable],
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
