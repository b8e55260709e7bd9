import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TAKEN, cameraNotes } from './fixtures/photo.ts';
import { readNotes, writeNotes } from './notes.ts';
import { type TiffEntry, writeTiff } from './tiff.ts';

const bytes = (text: string) => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));
const textOf = (content: Uint8Array | null) => String.fromCharCode(...(content ?? []));

it('reads what a camera writes', () => {
  const { orientation, time, place } = readNotes(cameraNotes(6));
  expect([orientation, time.map(({ bytes: one }) => textOf(one)), place.map(({ tag }) => tag)]).toEqual([
    6,
    [`${TAKEN}\u0000`],
    [1, 2, 3, 4],
  ]);
});

it('keeps place and moment, and leaves out what else a camera says', () => {
  const kept = writeNotes(readNotes(cameraNotes(6)));
  expect(readNotes(kept)).toEqual(readNotes(cameraNotes(6)));
  expect(textOf(kept)).toContain(TAKEN);
  expect(textOf(kept)).not.toContain('Maker');
});

it('keeps the orientation alone where place and moment are private', () => {
  const kept = writeNotes({ ...readNotes(cameraNotes(6)), time: [], place: [] });
  expect(readNotes(kept)).toMatchObject({ orientation: 6, time: [], place: [] });
  expect(textOf(kept)).not.toContain('2026');
  expect(writeNotes({ ...readNotes(cameraNotes(1)), time: [], place: [] })).toBeNull();
});

const value = (tags: readonly number[]) =>
  fc
    .uniqueArray(fc.constantFrom(...tags), { maxLength: tags.length })
    .chain((chosen) =>
      fc.tuple(
        ...chosen
          .toSorted((one, other) => one - other)
          .map((tag) =>
            fc
              .uint8Array({ minLength: 1, maxLength: 64 })
              .map((content): TiffEntry => ({ tag, type: 7, count: content.length, bytes: content })),
          ),
      ),
    );

it('reads again what it wrote, in both orders of bytes', () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.integer({ min: 1, max: 8 }),
      value([0x9003, 0x9011]),
      value([0, 1, 2, 3, 4, 7, 0x1d]),
      (isLittle, orientation, time, place) => {
        const notes = { isLittle, orientation, time, place };
        const { isLittle: isRead, ...read } = readNotes(writeNotes(notes));
        expect(read).toEqual({ orientation, time, place });
        const saysNothing = orientation === 1 && time.length + place.length === 0;
        expect([writeNotes(notes) === null, saysNothing || isRead === isLittle]).toEqual([saysNothing, true]);
      },
    ),
  );
});

it('leaves out what is longer than a place, and names of places', () => {
  const long: TiffEntry = { tag: 2, type: 7, count: 65, bytes: new Uint8Array(65) };
  const name: TiffEntry = { tag: 0x1c, type: 7, count: 3, bytes: bytes('家') };
  expect(readNotes(writeTiff([], [[0x8825, [long, name]]], true)).place).toEqual([]);
});

it('reads whatever comes, also behind a sound beginning', () => {
  fc.assert(
    fc.property(fc.constantFrom('II*\u0000', 'MM\u0000*', ''), fc.uint8Array({ maxLength: 200 }), (begins, rest) => {
      const notes = readNotes(Uint8Array.from([...bytes(begins), ...rest]));
      expect(notes.orientation).toBeGreaterThanOrEqual(1);
      expect(notes.orientation).toBeLessThanOrEqual(8);
    }),
  );
});
