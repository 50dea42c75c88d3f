// A server of a few lines: what is asked of it, and a stream that speaks when a test wants.
import { vi } from 'vitest';

export interface Asked {
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown> | null;
}

export type Answer = (asked: Asked) => unknown;

export class Refusal {
  constructor(
    readonly status: number,
    readonly text: string,
    readonly error = 'refused',
  ) {}
}

/** Stands in for the network: `answers` by path, and everything that was asked in `asked`. */
export function serve(answers: Record<string, Answer>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (address: string, how: RequestInit) => {
    const url = new URL(address, 'http://here');
    const one: Asked = {
      path: url.pathname.replace('/api', ''),
      query: url.searchParams,
      body: typeof how.body === 'string' ? JSON.parse(how.body) : null,
    };
    asked.push(one);
    const answer = answers[one.path]?.(one) ?? {};
    if (answer instanceof Refusal) {
      const problem = { error: answer.error, text: answer.text, rule: '' };
      return new Response(JSON.stringify(problem), { status: answer.status });
    }
    return new Response(JSON.stringify(answer));
  });
  return asked;
}

export class Stream extends EventTarget {
  static now: Stream;
  readyState = 1;

  constructor(readonly address: string) {
    super();
    Stream.now = this;
  }

  tell(kind: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(kind, { data: JSON.stringify(data) }));
  }

  close(): void {
    this.readyState = 2;
  }
}

export function openStreams(): void {
  vi.stubGlobal('EventSource', Object.assign(Stream, { CLOSED: 2 }));
}

/** Until everything that was asked is answered. */
export const answered = (): Promise<void> => new Promise((wake) => setTimeout(wake, 0));
