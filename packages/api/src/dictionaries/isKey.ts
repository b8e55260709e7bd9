import type { DictionaryCode, DictionaryKey } from './Dictionaries.ts';

/** Whether a value of any kind, as of a row or a form, is one of some keys of the dictionary `Code`. */
export const isKey = <Code extends DictionaryCode>(value: unknown, ...keys: readonly DictionaryKey<Code>[]): boolean =>
  keys.some((key) => key === value || (key !== '' && typeof value === 'number' && key === String(value)));
