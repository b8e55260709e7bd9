/** Names one after the other as a language lists them: 甲、乙 or A, B. */
export const formatList = (names: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale, { style: 'narrow' }).format(names);
