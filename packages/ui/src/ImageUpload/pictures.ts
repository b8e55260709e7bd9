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

/** Why a file is not taken: not one of the picture formats, nothing in it, or too large. */
export type Refusal = 'format' | 'empty' | 'size';

const FORMATS: Record<string, readonly string[]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
};

/** The formats that are taken unless told otherwise. */
export const PICTURE_FORMATS: readonly string[] = Object.keys(FORMATS);

/** Why a file is refused, or null. Its kind and the end of its name must both be of a format that is taken. */
export function refusal(
  file: { name: string; type: string; size: number },
  formats: readonly string[],
  maxBytes: number,
): Refusal | null {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!formats.includes(file.type) || !(FORMATS[file.type] ?? []).includes(ending)) return 'format';
  if (file.size === 0) return 'empty';
  return file.size > maxBytes ? 'size' : null;
}

/** The endings of formats, in words. */
export const formatNames = (formats: readonly string[]): string[] =>
  formats.map((format) => FORMATS[format]?.[0] ?? format);
