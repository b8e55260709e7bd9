import { dictionaryRows } from '../../dictionaries/dictionaryRows.ts';

/** A value to choose, in both languages; `english` is '' where nobody wrote it. */
export interface Choice {
  key: string;
  label: string;
  english: string;
}

const MOST = 60;
const isKey = (key: string) => /^[\w.-]{1,20}$/.test(key);

/** The values that a prototype lists, such as `1=公办/Public; 2=民办/Private`; what has no key is left out. */
export function readChoices(text: string): Choice[] {
  const found = new Map<string, Choice>();
  for (const part of text.split(/[;；\r\n]+/)) {
    const [key = '', ...rest] = part.split('=');
    const [label = '', english = ''] = rest.join('=').split('/');
    if (isKey(key.trim()) && label.trim() !== '')
      found.set(key.trim(), {
        key: key.trim(),
        label: label.trim().slice(0, 60),
        english: english.trim().slice(0, 60),
      });
  }
  return [...found.values()].slice(0, MOST);
}

const writeChoice = ({ key, label, english }: Choice) => `${key}=${label}${english === '' ? '' : `/${english}`}`;

/** Choices as a prototype lists them. */
export const writeChoices = (choices: readonly Choice[]): string => choices.map(writeChoice).join('; ');

/**
 * A comment of a column, such as `性别（0男 1女）` or `状态：1-启用,2-停用`, parted into the name of the column and the
 * values that it lists.
 */
export function readComment(comment: string): { label: string; choices: Choice[] } {
  const [label = ''] = comment.split(/[\s(（:：,，;；[【]/);
  const rest = comment.slice(label.length);
  const choices = [
    ...rest.matchAll(/(?<![\w.])([A-Z0-9]{1,4})\s*[-:：=、.]?\s*(\p{Script=Han}[^\s,，;；、/()（）\]】\d]*)/giu),
  ].map(([, key = '', word = '']) => ({ key, label: word, english: '' }));
  const isList = choices.length > 1 && new Set(choices.map(({ key }) => key)).size === choices.length;
  return isList ? { label: label || comment, choices } : { label: label || comment, choices: [] };
}

/** True for what is either on or off. */
export const isSwitch = (choices: readonly Choice[]): boolean =>
  choices.length === 2 &&
  choices.every(({ key, label }) => (key === '0' || key === '1') && /^(?:是|否|有|无)$/.test(label));

let words: ReadonlyMap<string, string> | undefined;

/** The English that a dictionary of the product has for a word; undefined where none has it. */
export function dictionaryEnglish(label: string): string | undefined {
  words ??= new Map(dictionaryRows().map(({ dictValue, dictValueEn }) => [dictValue, dictValueEn]));
  return words.get(label) || undefined;
}
