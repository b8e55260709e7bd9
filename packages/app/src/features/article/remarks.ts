/** What a reviewer said about a place of an article. */
export interface Remark {
  /** The words that it is about; '' where it is about the whole. */
  quote: string;
  text: string;
}

/** Longest quote, in characters. */
export const MOST_QUOTED = 60;

/** A remark as the comment that keeps it. */
export const toComment = ({ quote, text }: Remark): string => (quote === '' ? text : `> ${quote}\n${text}`);

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Formatted text in which quoted words are marked, each at its first place between two tags. */
export function markQuotes(html: string, quotes: readonly string[]): string {
  const parts = html.split(/(<[^<>]*>)/);
  for (const quote of quotes) {
    const words = escaped(quote);
    const at = words === '' ? -1 : parts.findIndex((part) => !part.startsWith('<') && part.includes(words));
    const [before = '', ...after] = (parts[at] ?? '').split(words);
    if (at >= 0) parts.splice(at, 1, before, '<mark>', words, '</mark>', after.join(words));
  }
  return parts.join('');
}

/** Formatted text without the marks of quoted words, as it leaves the preview; the editor writes no marks. */
export const withoutMarks = (html: string): string => html.replaceAll(/<\/?mark>/g, '');
