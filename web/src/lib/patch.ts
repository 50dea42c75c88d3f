// The changes of a step, applied to a copy of the view: what did not change is shared with the old one.
import type { Change } from './protocol';

export function applied<T extends object>(view: T, changes: Change[]): T {
  return changes.reduce(
    (before, { path, value }) => changed(before, path.split('/').slice(1).map(unescaped), value),
    view,
  );
}

/** The same tree with another value at the end of a path that leads somewhere. */
function changed<T extends object>(tree: T, [head = '', ...rest]: string[], value: unknown): T {
  const copy: T = Array.isArray(tree) ? Object.assign([], tree) : { ...tree };
  const old: unknown = Reflect.get(copy, head);
  Reflect.set(copy, head, rest.length > 0 && isTree(old) ? changed(old, rest, value) : value);
  return copy;
}

function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function unescaped(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}
