import { readCatalogue } from './catalogue.ts';
import type { Language } from './Language.ts';

/**
 * The translations of a language by context and Chinese text, of what the server says and of what the contract says.
 */
const known = new Map<Language, ReadonlyMap<string, string>>();

function read(language: Language): ReadonlyMap<string, string> {
  try {
    return new Map(
      readCatalogue(new URL(`../../../../locales/${language}.po`, import.meta.url)).flatMap(
        ({ context, source, translation: words }) =>
          (context === 'server' || context === 'definition') && words !== ''
            ? [[`${context} ${source}`, words] as const]
            : [],
      ),
    );
  } catch {
    return new Map();
  }
}

/**
 * The translation of a Chinese text from the catalogue of a language, which is read once; undefined where there is
 * none.
 */
export function translation(language: Language, context: 'server' | 'definition', text: string): string | undefined {
  const texts = known.get(language) ?? read(language);
  known.set(language, texts);
  return texts.get(`${context} ${text}`);
}
