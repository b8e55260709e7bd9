import { dayFrom, wallText, wallTime } from './day.ts';

/** The zone of a town that names none. */
export const DEFAULT_ZONE = 'Asia/Shanghai';
const DAY_MS = 86_400_000;
const SECOND_MS = 1000;

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const digits = { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-US-u-ca-iso8601-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    ...digits,
  });
}

let clock = clockIn(DEFAULT_ZONE);
/** How far the town is ahead of UTC before and behind the day that was asked for last. */
let around: { day: number; before: number; behind: number } | null = null;

/** True for the name of a zone, such as `Asia/Shanghai`. */
export function isTownZone(name: string): boolean {
  try {
    clockIn(name);
    // An offset is no name, and PostgreSQL takes its sign the other way round.
    return /^[A-Z]/i.test(name);
  } catch {
    return false;
  }
}

/** The zone of the town by its name in the IANA database, such as `Asia/Shanghai`. */
export const townZone = (): string => clock.resolvedOptions().timeZone;

/**
 * Says in which zone the town is; Asia/Shanghai before it is said.
 * @throws {RangeError} Where no zone has the name.
 */
export function setTownZone(name: string): void {
  clock = clockIn(name);
  around = null;
}

/** A moment as people in the town read it, `yyyy-MM-dd HH:mm:ss`, wherever server and browser are. */
export function townText(at: Date | number): string {
  const found = new Map(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? '';
  const day = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
  return `${day} ${part('hour')}:${part('minute')}:${part('second')}`;
}

/** The day of a moment in the town, `yyyy-MM-dd`; today without one. */
export const townDay = (at: Date | number = Date.now()): string => townText(at).slice(0, 10);

/** How far the town is ahead of UTC at a moment, in milliseconds. */
const aheadAt = (at: number): number => wallTime(townText(at)) - Math.floor(at / SECOND_MS) * SECOND_MS;

function aheadAround(wall: number): { before: number; behind: number } {
  const day = Math.floor(wall / DAY_MS);
  if (around?.day !== day) around = { day, before: aheadAt((day - 1) * DAY_MS), behind: aheadAt((day + 2) * DAY_MS) };
  return around;
}

/**
 * The moment at which a clock in the town shows something, as PostgreSQL finds it: an hour that is left out counts by
 * the offset before it, one that comes twice by the offset behind it.
 */
function momentShowing(wall: number): number {
  const { before, behind } = aheadAround(wall);
  if (before === behind) return wall - before;
  const [first, second] = [wall - before, wall - behind];
  const [isFirst, isSecond] = [aheadAt(first) === before, aheadAt(second) === behind];
  if (isFirst !== isSecond) return isFirst ? first : second;
  return before < behind ? first : second;
}

/**
 * Reads a moment such as `2031-05-06 12:00:00`, `2031-05-06T12:00` or a day; what names no zone is meant in that of the
 * town, wherever server and browser are. Null for anything else, such as a day that no calendar has.
 *
 * @example
 *   ```ts
 *   import { readTownMoment } from '@lattice/api/townTime';
 *
 *   const noon = readTownMoment('2031-05-06 12:00:00')?.toISOString(); // '2031-05-06T04:00:00.000Z'
 *   ```
 */
export function readTownMoment(said: string): Date | null {
  const found = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(\.\d{1,9})?)?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/.exec(
    said.trim(),
  );
  if (found === null) return null;
  const [, day = '', minute = '00:00', second = '00', fraction = '', zone] = found;
  const text = `${day} ${minute}:${second}`;
  const seconds = wallTime(text);
  // A day that does not exist comes out as another one.
  if (wallText(seconds) !== text) return null;
  const wall = seconds + Math.trunc(Number(`0${fraction}`) * SECOND_MS);
  if (zone === undefined) return new Date(momentShowing(wall));
  const [, sign, hours, minutes = '0'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? ['', '+', '0'];
  const ahead = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60 * SECOND_MS;
  return new Date(wall - ahead);
}

/** From when to when a day `yyyy-MM-dd` lasts in the town, in milliseconds; not a number for what is no day. */
export function townSpan(day: string): { from: number; to: number } {
  const begin = (text: string) => readTownMoment(text)?.getTime() ?? Number.NaN;
  const from = begin(day);
  return { from, to: Number.isNaN(from) ? from : begin(dayFrom(day, 1)) };
}

/** A moment of the town `yyyy-MM-dd HH:mm:ss` as ISO 8601 with its offset, such as `2031-05-06T12:00:00+08:00`. */
export function zonedText(moment: string): string | null {
  const at = readTownMoment(moment);
  if (at === null) return null;
  const minutes = Math.round(aheadAt(at.getTime()) / 60_000);
  const pad = (n: number) => String(Math.trunc(Math.abs(n))).padStart(2, '0');
  return `${townText(at).replace(' ', 'T')}${minutes < 0 ? '-' : '+'}${pad(minutes / 60)}:${pad(minutes % 60)}`;
}
