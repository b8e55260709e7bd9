/**
 * Says the pinyin of a text, its initials and in full, such as wgy and wanggeyuan for 网格员; nothing while it is not
 * known.
 */
export type PinyinOf = (text: string) => readonly string[];

/** A query without spaces around it and without case. */
export const searchText = (query: string): string => query.trim().toLowerCase();

/** What is typed or read without the signs between the letters. */
const letters = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

const sounds = (label: string, query: string, pinyinOf: PinyinOf): boolean => {
  const wanted = letters(query);
  return wanted !== '' && pinyinOf(label).some((reading) => letters(reading).startsWith(wanted));
};

/**
 * Whether a label begins with a query, in its own words or in its pinyin, initials or in full; case does not matter.
 */
export function beginsWith(label: string, query: string, pinyinOf: PinyinOf): boolean {
  const wanted = searchText(query);
  return searchText(label).startsWith(wanted) || sounds(label, wanted, pinyinOf);
}

/** Whether a label is a query, in its own words or in its pinyin, initials or in full. */
export function isText(label: string, query: string, pinyinOf: PinyinOf): boolean {
  const wanted = searchText(query);
  return searchText(label) === wanted || pinyinOf(label).some((reading) => letters(reading) === letters(wanted));
}

/** Whether a label or one of its other names holds a query, or its pinyin, initials or in full, begins with it. */
export function includesText(label: string, names: readonly string[], query: string, pinyinOf: PinyinOf): boolean {
  const wanted = searchText(query);
  return [label, ...names].some((name) => searchText(name).includes(wanted) || sounds(name, wanted, pinyinOf));
}
