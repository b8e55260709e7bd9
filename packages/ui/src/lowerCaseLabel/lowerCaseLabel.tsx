/**
 * The name of a kind of record as it stands inside a sentence: English writes it small, but for abbreviations, names
 * such as WeChat, and the Party.
 */
export const lowerCaseLabel = (label: string, locale: string): string =>
  locale === 'en' ? label.replace(/^(?!Party\b)[A-Z][a-z]*(?![A-Za-z])/, (word) => word.toLowerCase()) : label;
