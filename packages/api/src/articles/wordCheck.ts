/** A word that the town looks for in articles. */
export interface WordRule {
  word: string;
  /** What is written instead; '' where there is no one answer. */
  suggestion: string;
  /** Key of the dictionary `word_level`: 1 is pointed out, 2 is not published. */
  level: string;
}

/** The level of words that are not published. */
export const BANNED = '2';

/** Fields of an article in which words are looked for. */
export const WORDED = ['title', 'subtitle', 'summary', 'content'] as const;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** The words of formatted text, a line a paragraph; marks inside of a word do not hide it. */
export const plainText = (html: string): string =>
  html
    .replace(/<(?:br|\/(?:p|h[1-6]|li|tr|div|blockquote|table|figure|figcaption|td|th))\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (all, name: string) => entities[name] ?? all)
    .replace(/(?<![ \t])[ \t]*\n\s*/g, '\n')
    .trim();

/** The rules whose words stand in a text, in the order of the rules; letters count alike, blanks do not hide a word. */
export function wordsIn<R extends WordRule>(text: string, rules: readonly R[]): R[] {
  const squeezed = plainText(text).replace(/\s+/g, '').toLowerCase();
  return rules.filter(({ word }) => {
    const wanted = word.replace(/\s+/g, '').toLowerCase();
    return wanted !== '' && squeezed.includes(wanted);
  });
}
