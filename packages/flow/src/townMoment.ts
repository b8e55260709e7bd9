/** Zone of the town: that of China, which knows no summer time. */
const OFFSET_MS = 8 * 3_600_000;
const ZONE = '+08:00';

/** A moment as people in the town read it, `yyyy-MM-dd HH:mm:ss`. */
export const townText = (at: Date): string =>
  new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

/**
 * Reads a moment such as `2031-05-06T12:00:00`, `2031-05-06 12:00` or a day; what names no zone is meant in that of the
 * town, wherever the server stands. Null for anything else, such as a day that no calendar has.
 *
 * @example
 *   ```ts
 *   import { readTownMoment } from '@lattice/flow/townMoment';
 *
 *   const noon = readTownMoment('2031-05-06T12:00:00')?.toISOString(); // '2031-05-06T04:00:00.000Z'
 *   ```
 */
export function readTownMoment(text: string): Date | null {
  const found = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/.exec(
    text.trim(),
  );
  if (found === null) return null;
  const [, day = '', minute = '00:00', second = '00', fraction = '', zone = ZONE] = found;
  // The calendar is asked without a zone: a day that does not exist comes out as another one.
  const asked = new Date(`${day}T${minute}:${second}Z`);
  if (Number.isNaN(asked.getTime()) || !asked.toISOString().startsWith(`${day}T${minute}:${second}`)) return null;
  const at = new Date(`${day}T${minute}:${second}${fraction.slice(0, 4)}${zone}`);
  return Number.isNaN(at.getTime()) ? null : at;
}
