import { type Language, fallbackOf } from './Language.ts';

/** Expression for a name that data carry in Chinese and English: the Chinese one where there is no other. */
const nameIn = (language: Language, chinese: string, english: string): string =>
  fallbackOf(language) === 'en' ? `coalesce(nullif(${english}, ''), ${chinese})` : chinese;

/** Expression for the word of an entry of a dictionary; `alias` is that of its table, with a dot. */
export const dictionaryWord = (language: Language, alias = ''): string =>
  nameIn(language, `${alias}dict_value`, `${alias}dict_value_en`);

/** Expression for the name of a menu entry `m`. */
export const menuName = (language: Language): string => nameIn(language, 'm.name', 'm.name_en');
