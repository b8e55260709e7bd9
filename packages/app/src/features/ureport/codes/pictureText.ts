import { code128 } from './code128.ts';

/** Forms in which a text is drawn: two kinds of codes, and the picture at an address. */
export const DRAWN = ['qrcode', 'barcode', 'picture'] as const;
/** A form in which a text is drawn. */
export type Drawn = (typeof DRAWN)[number];

/** Most bytes of a text that a QR code is made of here. */
const MOST_BYTES = 2000;
const OWN_PATH = /^\/(?!\/)/;
const PICTURE_DATA = /^data:image\/(?:png|jpeg|gif|webp);base64,/;

/** The addresses of a text; data of a picture has a comma of its own. */
export const addressesIn = (text: string): readonly string[] =>
  text.startsWith('data:')
    ? [text]
    : text
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean);

/**
 * True where a text has no code or picture here: too long, signs that the code does not know, or an address elsewhere,
 * whose server would learn who reads which report.
 */
export function notDrawn(form: Drawn, text: string): boolean {
  if (form === 'qrcode') return new TextEncoder().encode(text).length > MOST_BYTES;
  if (form === 'barcode') return text !== '' && code128(text) === null;
  return addressesIn(text).some((address) => !OWN_PATH.test(address) && !PICTURE_DATA.test(address));
}
