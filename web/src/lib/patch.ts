// The changes of a step, applied to a copy of the view: what did not change is shared with the old one.
import type { Change } from './protocol';

type Tree = Record<string, unknown> | unknown[];

export function applied<T extends object>(view: T, changes: Change[]): T {
  let result: Tree = view as Tree;
  for (const change of changes) {
    result = replaced(result, change.path.split('/').slice(1).map(unescaped), change.value) as Tree;
  }
  return result as T;
}

function replaced(tree: Tree, path: string[], value: unknown): unknown {
  const [head, ...rest] = path;
  if (head === undefined) return value;
  const copy: Tree = Array.isArray(tree) ? [...tree] : { ...tree };
  const at = copy as Record<string, unknown>;
  at[head] = replaced(at[head] as Tree, rest, value);
  return copy;
}

function unescaped(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}
