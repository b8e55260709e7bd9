import { type TiffEntry, entriesAt, firstEntries, numberEntry, numberIn, orderOf, writeTiff } from './tiff.ts';

const ORIENTATION = 0x0112;
const EXIF = 0x8769;
const GPS = 0x8825;
/** The moment of taking and its distance from UTC. */
const TIME = [0x9003, 0x9011];
/** Where the camera stood and looked, how exactly that is known, and when; no names of places. */
const PLACE = [0, 1, 2, 3, 4, 5, 6, 7, 0x10, 0x11, 0x12, 0x1d, 0x1f];
/** Most bytes of a value; the longest is three fractions. */
const LONGEST = 64;

/** What of the notes of a picture (EXIF) may stay. */
export interface Notes {
  isLittle: boolean;
  /** How the picture is to be turned, 1 to 8; 1 is upright. */
  orientation: number;
  time: readonly TiffEntry[];
  place: readonly TiffEntry[];
}

/** Reads notes; what cannot be read is not there. */
export function readNotes(tiff: Uint8Array | null): Notes {
  const isLittle = tiff === null ? null : orderOf(tiff);
  if (tiff === null || isLittle === null) return { isLittle: true, orientation: 1, time: [], place: [] };
  const first = firstEntries(tiff, isLittle);
  const number = (tag: number) => {
    const entry = first.find((one) => one.tag === tag);
    return entry === undefined ? 0 : numberIn(entry, isLittle);
  };
  const below = (pointer: number, tags: readonly number[]) =>
    entriesAt(tiff, number(pointer), isLittle).filter(
      ({ tag, bytes }) => tags.includes(tag) && bytes.length <= LONGEST,
    );
  const orientation = number(ORIENTATION);
  return {
    isLittle,
    orientation: orientation >= 1 && orientation <= 8 ? orientation : 1,
    time: below(EXIF, TIME),
    place: below(GPS, PLACE),
  };
}

/** Writes notes; null where they would say nothing. */
export function writeNotes({ isLittle, orientation, time, place }: Notes): Uint8Array | null {
  const below = [[EXIF, time] as const, [GPS, place] as const].filter(([, entries]) => entries.length > 0);
  if (orientation === 1 && below.length === 0) return null;
  const turned = orientation === 1 ? [] : [numberEntry(ORIENTATION, 3, orientation, isLittle)];
  return writeTiff(turned, below, isLittle);
}
