/** The links of a value, which joins them by commas. */
export const splitLinks = (value: string): string[] =>
  value
    .split(',')
    .map((link) => link.trim())
    .filter((link) => link !== '');

/** A value with one more link; a single picture takes the place of the one before. */
export const withLink = (value: string, link: string, isSingle: boolean): string =>
  isSingle ? link : [...splitLinks(value), link].join(',');

/** A value without the link at a place. */
export const withoutLink = (value: string, at: number): string =>
  splitLinks(value)
    .filter((_, index) => index !== at)
    .join(',');
