import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cameraNotes, notesSegment, segment } from './fixtures/photo.ts';
import { partsOf, withNotes } from './parts.ts';

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const bytes = (...pieces: readonly (readonly number[])[]) => Uint8Array.from(pieces.flat());
const le = (value: number) => [value & 0xff, (value >> 8) & 0xff, 0, 0];
const notes = cameraNotes(6);

const START = [0xff, 0xd8];
const END = [0xff, 0xd9];
const TABLE = segment(0xdb, [1, 2, 3]);
const FRAME = segment(0xc0, [8, 0, 9, 0, 9, 1]);
/** Coded pixels, with stuffing and a restart. */
const SCAN = [...segment(0xda, [1, 2]), 7, 0xff, 0, 8, 0xff, 0xd3, 9];
const COLOURS = segment(0xe2, [...letters('ICC_PROFILE\u0000'), 1, 1, 5]);

it('takes the notes of programs and cameras out of a JPEG, and a film behind it', () => {
  const jpeg = bytes(
    START,
    segment(0xe0, letters('JFIF\u0000')),
    notesSegment(notes),
    segment(0xe1, letters('http://ns.adobe.com/xap/1.0/\u0000<x/>')),
    COLOURS,
    segment(0xe2, letters('MPF\u0000')),
    segment(0xed, letters('Photoshop')),
    segment(0xee, letters('Adobe')),
    segment(0xfe, letters('comment')),
    TABLE,
    FRAME,
    SCAN,
    SCAN,
    END,
    letters('a film with its own place'),
  );
  expect(partsOf('jpeg', jpeg)).toEqual({
    plain: bytes(
      START,
      segment(0xe0, letters('JFIF\u0000')),
      COLOURS,
      segment(0xee, letters('Adobe')),
      TABLE,
      FRAME,
      SCAN,
      SCAN,
      END,
    ),
    notes,
    isMoving: false,
  });
});

it('puts notes into a JPEG and takes them out again, whatever they and the pixels are', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ maxLength: 300 }), (said, pixels) => {
      const scan = [...pixels].flatMap((one) => (one === 0xff ? [0xff, 0] : [one]));
      const plain = bytes(START, TABLE, segment(0xda, [1]), scan, END);
      const parts = partsOf('jpeg', withNotes(plain, said));
      expect(parts).toEqual({ plain, notes: said, isMoving: false });
    }),
  );
});

const chunk = (type: string, data: readonly number[]) => [0, 0, 0, data.length, ...letters(type), ...data, 1, 2, 3, 4];
const SIGN = [0x89, ...letters('PNG\r\n\u001a\n')];

it('takes the notes out of a PNG, and knows one that moves', () => {
  const [head, data, end] = [chunk('IHDR', [1, 2]), chunk('IDAT', [3]), chunk('IEND', [])];
  const png = bytes(SIGN, head, chunk('eXIf', [...notes]), chunk('tEXt', letters('Author')), data, end, [9, 9]);
  expect(partsOf('png', png)).toEqual({ plain: bytes(SIGN, head, data, end), notes, isMoving: false });
  expect(partsOf('png', bytes(SIGN, head, chunk('acTL', [0]), data, end))?.isMoving).toBe(true);
  expect(partsOf('png', bytes(SIGN, head, data))).toBeNull();
});

const piece = (type: string, data: readonly number[]) => [
  ...letters(type),
  ...le(data.length),
  ...data,
  ...(data.length % 2 === 1 ? [0] : []),
];
const webp = (...pieces: readonly (readonly number[])[]) =>
  bytes(letters('RIFF'), le(4 + pieces.flat().length), letters('WEBP'), ...pieces);

it('takes the notes out of a WebP, says that none follow, and knows one that moves', () => {
  const pixels = piece('VP8 ', [1, 2, 3]);
  const whole = webp(piece('VP8X', [0x2c, 0, 0]), pixels, piece('EXIF', [...notes]), piece('XMP ', letters('<x/>')));
  expect(partsOf('webp', whole)).toEqual({ plain: webp(piece('VP8X', [0x20, 0, 0]), pixels), notes, isMoving: false });
  expect(partsOf('webp', webp(piece('VP8X', [0x02, 0, 0]), pixels))?.isMoving).toBe(true);
  expect(partsOf('webp', webp(letters('VP8 '), le(90), [1]))).toBeNull();
});

it('finds the notes of a HEIC photo in its box', () => {
  const heic = bytes(letters('....ftypheicExif'), [0, 0, 0, 6], letters('Exif\u0000\u0000'), [...notes]);
  expect(partsOf('heic', heic)?.notes).toEqual(notes);
});

it.each(['jpeg', 'png', 'webp', 'gif', 'heic', 'avif', 'bmp'] as const)('reads whatever comes as %s', (kind) => {
  fc.assert(fc.property(fc.uint8Array({ minLength: 12, maxLength: 300 }), (content) => void partsOf(kind, content)));
});
