// What a log says.
import type { Arg } from './engine';
import type { TableStep } from './protocol';

export interface Line {
  id: string;
  version: number;
  kind: string;
  rule: string;
  /** What the event is about, as the server has it. */
  args: Record<string, Arg>;
  text: string;
  secret: boolean;
  undone: boolean;
}

/** How many lines a log keeps. */
export const LINES = 400;

/** What a log says of a step. */
export function linesOf(step: Pick<TableStep, 'version' | 'what' | 'text' | 'events'>): Line[] {
  const said = step.events
    .filter((event) => event.text)
    .map((event, index) => ({
      id: `${step.version}.${index}`,
      version: step.version,
      kind: event.kind,
      rule: event.rule,
      args: event.args,
      text: event.text,
      secret: event.secret,
      undone: false,
    }));
  if (!step.text) return said;
  const around = { kind: step.what, rule: '', args: {}, text: step.text, secret: false, undone: false };
  return [...said, { id: `${step.version}.t`, version: step.version, ...around }];
}

/** The log with what these steps told, and without what they took back; a chapter of a lesson begins it anew. */
export function told(log: Line[], steps: TableStep[], lesson: boolean): Line[] {
  let lines = log;
  for (const step of steps) {
    if (lines.some((line) => line.version === step.version)) continue;
    // A chapter of a lesson has nothing to do with the one before.
    if (step.what === 'started' && lesson) lines = [];
    const back = step.back_to;
    if (back !== null) lines = lines.map((line) => (line.version > back ? { ...line, undone: true } : line));
    lines = [...lines, ...linesOf(step)];
  }
  return lines.slice(-LINES);
}
