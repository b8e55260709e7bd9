import type { KindLooks } from '../KindLooks.ts';

const TAG = /<\/?[a-z]/i;

/** Formatted text of a cell: as it is where it has tags, else a paragraph a line. */
const formatted = (text: string): string =>
  TAG.test(text)
    ? text
    : text
        .split(/\r?\n/)
        .filter((line) => line.trim() !== '')
        .map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`)
        .join('');

/** Formatted text as HTML. */
export const looks: KindLooks = {
  input: 'rich',
  plain: false,
  html: true,
  wordless: true,
  requested: false,
  cell: (text) => ({ value: formatted(text) }),
};
