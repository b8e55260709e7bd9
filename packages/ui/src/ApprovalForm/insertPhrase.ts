/** A text with a place in it, as a field holds them. */
export interface TypedText {
  text: string;
  /** First and last place of what is selected, equal where nothing is. */
  start: number;
  end: number;
}

const OPEN = /[^\s，。；：、！？,.;:!?（(“"]$/;

/**
 * Puts a phrase in place of what is selected, parted by a comma from the words before it; the caret stands behind it.
 */
export function insertPhrase({ text, start, end }: TypedText, phrase: string): TypedText {
  const before = text.slice(0, start);
  const comma = OPEN.test(before) ? (/^[\u2e80-\uffef]/.test(phrase) ? '，' : ', ') : '';
  const put = before + comma + phrase;
  return { text: put + text.slice(end), start: put.length, end: put.length };
}
