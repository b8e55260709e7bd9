import fc from 'fast-check';
import { expect, it } from 'vitest';
import { namedAs, pictureKind } from './pictureKind.ts';

const bytes = (text: string) => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));
const four = (value: number) => `\u0000\u0000\u0000${String.fromCharCode(value)}`;
const iso = (brand: string, ...others: readonly string[]) =>
  bytes(`${four(16 + others.length * 4)}ftyp${brand}${four(0)}${others.join('')}`);

it.each([
  ['jpeg', bytes('\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF')],
  ['png', bytes('\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR')],
  ['gif', bytes('GIF89a')],
  ['gif', bytes('GIF87a')],
  ['webp', bytes('RIFF\u0000\u0000\u0000\u0000WEBPVP8 ')],
  ['bmp', bytes(`BM\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0036\u0000\u0000\u0000\u0028\u0000`)],
  ['heic', iso('heic', 'mif1', 'heic')],
  ['heic', iso('mif1', 'mif1', 'heic')],
  ['heic', iso('heix', 'mif1', 'MiHE', 'miaf')],
  ['avif', iso('avif', 'mif1', 'miaf')],
  ['avif', iso('mif1', 'avif', 'miaf')],
  [null, iso('isom', 'isom', 'mp42')],
  [null, iso('qt  ', 'qt  ')],
  [null, bytes('RIFF\u0000\u0000\u0000\u0000WAVEfmt ')],
  [null, bytes('BM 是两个字母')],
  [null, bytes('%PDF-1.7')],
  [null, bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  [null, bytes('')],
])('tells %s by its first bytes', (kind, content) => expect(pictureKind(content)).toBe(kind));

it('reads whatever comes', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 80 }), (content) => void pictureKind(content)));
});

it.each([
  ['现场.jpg', 'jpeg', '现场.jpg'],
  ['现场.JPEG', 'jpeg', '现场.JPEG'],
  ['现场.png', 'jpeg', '现场.jpg'],
  ['IMG_0305.HEIC', 'jpeg', 'IMG_0305.jpg'],
  ['IMG.jfif', 'jpeg', 'IMG.jpg'],
  ['image', 'jpeg', 'image.jpg'],
  ['jpg', 'jpeg', 'jpg.jpg'],
  ['3.15 巡查', 'png', '3.15 巡查.png'],
] as const)('names %s as %s: %s', (name, kind, named) => expect(namedAs(name, kind)).toBe(named));
