/** A kind of picture; its MIME type is `image/` with the kind. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'heic' | 'avif' | 'bmp';

/** Bytes at the beginning of a file that say its kind. */
export const TELLING = 64;

const HEIC = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
const AVIF = ['avif', 'avis'];

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
const begins = (bytes: Uint8Array, ...magic: readonly number[]) => magic.every((byte, at) => bytes[at] === byte);

/** The kind of a container of ISO media, by the brands in its first box; films have other brands. */
function isoKind(bytes: Uint8Array): PictureKind | null {
  if (ascii(bytes, 4, 8) !== 'ftyp') return null;
  const brands = ascii(bytes, 8, Math.min(bytes[3] ?? 0, TELLING)).match(/.{4}/gs) ?? [];
  if (brands.some((brand) => AVIF.includes(brand))) return 'avif';
  return brands.some((brand) => HEIC.includes(brand)) ? 'heic' : null;
}

/** The kind of picture that bytes are, whatever their file is called; null for everything else. */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  if (begins(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (begins(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  // Two letters begin many a text: the head of a bitmap also says its own length.
  if (ascii(bytes, 0, 2) === 'BM' && [12, 40, 52, 56, 64, 108, 124].includes(bytes[14] ?? 0) && bytes[15] === 0)
    return 'bmp';
  return isoKind(bytes);
}

const endings: Readonly<Record<PictureKind, readonly string[]>> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  gif: ['gif'],
  heic: ['heic', 'heif'],
  avif: ['avif'],
  bmp: ['bmp'],
};

/** The endings that a kind of picture has, the usual one first, without their dot. */
export const endingsOf = (kind: PictureKind): readonly string[] => endings[kind];

const ANY = new RegExp(String.raw`\.(?:${Object.values(endings).flat().join('|')}|jfif)$`, 'i');

/** A name whose ending says what kind of picture the file is. */
export function namedAs(name: string, kind: PictureKind): string {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  if (name.includes('.') && endings[kind].includes(ending)) return name;
  return `${name.replace(ANY, '')}.${endings[kind][0]}`;
}
