const formats = new Map<string, Intl.ListFormat>();

/** The format of a language; making one takes far longer than using it, and lists ask for one in each row. */
function formatOf(locale: string): Intl.ListFormat {
  const known = formats.get(locale) ?? new Intl.ListFormat(locale, { style: 'narrow' });
  formats.set(locale, known);
  return known;
}

/** Names one after the other as a language lists them: 甲、乙 or A, B. */
export const formatList = (names: readonly string[], locale: string): string =>
  names.length > 1 ? formatOf(locale).format(names) : (names[0] ?? '');
