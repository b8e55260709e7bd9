import { languages } from '../../../../locales/languages.ts';

/** Code of a language in which the server answers: every one of `locales/languages.ts`. */
export type Language = keyof typeof languages;

/** The source language, in which texts are written, stored and logged. */
export const SOURCE_LANGUAGE: Language = 'zh';

const known = Object.entries(languages) as [Language, { tag: string; server: string }][];
const primary = (tag: string) => tag.split('-')[0] ?? '';

/** The languages of an `Accept-Language` header, the most wanted first. */
const wanted = (header: string): string[] =>
  header
    .toLowerCase()
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.split(';').map((one) => one.trim());
      const weight = Number(options.find((one) => one.startsWith('q='))?.slice(2) ?? 1);
      return { tag, weight: Number.isNaN(weight) ? 0 : weight };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);

/**
 * The language that an `Accept-Language` header asks for: by its whole tag or code, or else by the first part of the
 * tag; Chinese where it asks for none that is known.
 */
export function languageIn(header: string): Language {
  for (const tag of wanted(header)) {
    const found =
      known.find(([code, one]) => code === tag || one.tag.toLowerCase() === tag) ??
      known.find(([code, one]) => code === primary(tag) || primary(one.tag.toLowerCase()) === primary(tag));
    if (found !== undefined) return found[0];
  }
  return SOURCE_LANGUAGE;
}

/** The language whose words stand in for those that another lacks, and in which names of data are shown in it. */
export const fallbackOf = (language: Language): Language => languageIn(languages[language].server);
