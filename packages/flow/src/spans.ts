import { readTownMoment, townText, zonedText } from '@lattice/api/townTime';

/** Units of a length of time, from the longest to the shortest. */
export const spanUnits = ['day', 'hour', 'minute', 'second'] as const;

/** One of the units. */
export type SpanUnit = (typeof spanUnits)[number];

/** A length of time in one unit. */
export interface Span {
  count: number;
  unit: SpanUnit;
}

/** A length of time that is repeated. */
export interface Cycle {
  /** How often; 0 is without end. */
  times: number;
  span: Span;
}

const SECONDS: Readonly<Record<SpanUnit, number>> = { day: 86_400, hour: 3600, minute: 60, second: 1 };

/** Reads an ISO 8601 duration such as `P2D` into its largest whole unit; null for expressions and everything else. */
export function readSpan(text: string): Span | null {
  const found =
    /^P(?=\d|T\d)(?:(\d{1,6})W)?(?:(\d{1,6})D)?(?:T(?=\d)(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,9})S)?)?$/.exec(
      text.trim(),
    );
  if (found === null) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found.slice(1).map((one) => Number(one ?? 0));
  const total = (weeks * 7 + days) * SECONDS.day + hours * SECONDS.hour + minutes * SECONDS.minute + seconds;
  const unit = spanUnits.find((one) => total % SECONDS[one] === 0 && total > 0) ?? 'day';
  return { count: total / SECONDS[unit], unit };
}

/** Writes a length of time as ISO 8601. */
export const writeSpan = ({ count, unit }: Span): string =>
  unit === 'day' ? `P${count}D` : `PT${count}${unit === 'hour' ? 'H' : unit === 'minute' ? 'M' : 'S'}`;

/** Reads a repeated duration such as `R3/PT10M`; null for anything else. */
export function readCycle(text: string): Cycle | null {
  const found = /^R(\d{0,6})\/(P.*)$/.exec(text.trim());
  const span = found?.[2] === undefined ? null : readSpan(found[2]);
  return span === null ? null : { times: Number(found?.[1] ?? 0), span };
}

/** Writes a repeated duration. */
export const writeCycle = ({ times, span }: Cycle): string => `R${times === 0 ? '' : times}/${writeSpan(span)}`;

/** Reads a moment of ISO 8601 as `yyyy-MM-dd HH:mm:ss` in the zone of the town; null for anything else. */
export function readMoment(text: string): string | null {
  const at = readTownMoment(text);
  return at === null ? null : townText(at);
}

/** Writes a moment in the zone of the town as ISO 8601. */
export const writeMoment = (moment: string): string => zonedText(moment) ?? '';
