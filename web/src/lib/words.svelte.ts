// What the pages themselves say, from the same Fluent files as the rest of Skyshelf: `web.ftl` in locales, and
// `web-<game>.ftl` for what a board says.
// Sentences of the games come from the server, in the language asked for.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

const files = Object.entries(
  import.meta.glob<string>('../../../src/skyshelf/locales/*/web*.ftl', { query: '?raw', import: 'default' }),
);

/** What only some pages say; they bring it along. */
const LATER = ['people', 'lobby', 'order'] as const;
export type Area = (typeof LATER)[number];

function filesOf(language: string, areas: ReadonlySet<Area>): (() => Promise<string>)[] {
  const later = LATER.filter((area) => !areas.has(area)).map((area) => `/web-${area}.ftl`);
  return files
    .filter(([path]) => path.includes(`/${language}/`) && !later.some((end) => path.endsWith(end)))
    .map(([, file]) => file);
}

class Words {
  language = $state('en');
  #bundles: FluentBundle[] = $state.raw([]);
  #areas = new Set<Area>();

  /** Words that most pages do without. */
  async bring(...areas: Area[]): Promise<void> {
    if (areas.every((area) => this.#areas.has(area))) return;
    for (const area of areas) this.#areas.add(area);
    await this.speak(this.language);
  }

  /** Speaks the language from now on, or English in place of one without words; what it lacks is said in English. */
  async speak(wanted: string): Promise<void> {
    const language = filesOf(wanted, this.#areas).length > 0 ? wanted : 'en';
    const order = language === 'en' ? ['en'] : [language, 'en'];
    const bundles: FluentBundle[] = [];
    for (const each of order) {
      const bundle = new FluentBundle(each, { useIsolating: false });
      for (const text of await Promise.all(filesOf(each, this.#areas).map((file) => file())))
        bundle.addResource(new FluentResource(text));
      bundles.push(bundle);
    }
    this.#bundles = bundles;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** How the reader's country writes dates, where the browser says which country of the language it is. */
  get locale(): string {
    return navigator.languages.find((each) => each.split('-')[0] === this.language) ?? this.language;
  }

  say(key: string, args: Record<string, FluentVariable> = {}): string {
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(key);
      if (message?.value) return bundle.formatPattern(message.value, args, []);
    }
    return `[${key}]`;
  }
}

export const words = new Words();

const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'master', 'random', 'greedy', 'search', 'net'];

/** What kind of bot plays, by its level such as easy or search:1s. */
export function botWord(level: string): string {
  const kind = level.split(':')[0]!;
  return LEVELS.includes(kind) ? t(`bot-${kind}`) : t('bot');
}

/** Names one after another, as the reader's language strings them together. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(names);
}

/** A part of one in hundredths. */
export function percent(part: number, language = words.language): string {
  return part.toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 });
}

/** The sentence for a key of the pages, without its prefix. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  return words.say(`web-${key}`, args);
}
