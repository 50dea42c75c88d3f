import { describe, expect, it } from 'vitest';
import { manifests } from '../src/boards';
import { heardOf, signs } from '../src/lib/signs';
import { iconOf } from '../src/table/lines';

const messages = Object.values(
  import.meta.glob<string>('../../src/skyshelf/locales/en/*.ftl', { query: '?raw', import: 'default', eager: true }),
).join('\n');

/** The kinds of events that a game can tell; what is secret is told of the same kinds. */
function kindsOf(speech: string): string[] {
  const kinds = [...messages.matchAll(new RegExp(`^${speech}-event-([a-z0-9-]+) =`, 'gm'))].map(([, kind]) => kind!);
  return kinds.filter((kind) => !kinds.includes(kind.replace(/-secret$/, '')) || !kind.endsWith('-secret'));
}

describe('the signs of events', () => {
  for (const [game, { events, turn }] of manifests)
    it(`of ${game} are there for every kind it tells, and for no other`, () => {
      const speech = kindsOf(game).length > 0 ? game : 'horde'; // both editions speak alike
      expect([...events.keys()].toSorted()).toEqual(kindsOf(speech).toSorted());
      expect(events.has(turn)).toBe(true);
    });

  it('mark lines of the log; what nobody knows gets a star', () => {
    const known = signs([['skull', 'fall', 'fell broke']]);
    expect(iconOf('broke', 'XYZ-01', known)).toBe('skull');
    expect(iconOf('else', 'XYZ-01', known)).toBe('star');
    expect(iconOf('broke', 'XYZ-01', undefined)).toBe('star');
    expect(iconOf('undone', '', known)).toBe('undo');
  });

  it('are heard: of a step, what matters most', () => {
    const known = signs([
      ['arrow', 'move', 'walked'],
      ['skull', 'fall', 'fell'],
      ['eye', null, 'looked'],
    ]);
    expect(heardOf(['walked', 'fell', 'looked'], known)).toBe('fall');
    expect(heardOf(['looked'], known)).toBeNull();
    expect(heardOf(['fell'], undefined)).toBeNull();
  });
});
