// What the pages themselves say, from the same Fluent files as the rest of Skyshelf (locales/*/web.ftl).
// Sentences of the games come from the server, in the language asked for.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

const files = import.meta.glob<string>('../../../src/skyshelf/locales/*/web.ftl', {
  query: '?raw',
  import: 'default',
});

function fileOf(language: string): (() => Promise<string>) | undefined {
  return files[`../../../src/skyshelf/locales/${language}/web.ftl`];
}

class Words {
  language = $state('en');
  #bundles: FluentBundle[] = $state.raw([]);

  /** Speaks the language from now on, or English in place of one without words; what it lacks is said in English. */
  async speak(wanted: string): Promise<void> {
    const language = fileOf(wanted) ? wanted : 'en';
    const order = language === 'en' ? ['en'] : [language, 'en'];
    const bundles: FluentBundle[] = [];
    for (const each of order) {
      const file = fileOf(each);
      if (!file) continue;
      const bundle = new FluentBundle(each, { useIsolating: false });
      bundle.addResource(new FluentResource(await file()));
      bundles.push(bundle);
    }
    this.#bundles = bundles;
    this.language = language;
    document.documentElement.lang = language;
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

/** The sentence for a key of web.ftl, without its prefix. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  return words.say(`web-${key}`, args);
}
