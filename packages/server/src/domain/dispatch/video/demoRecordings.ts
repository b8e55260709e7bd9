import { townSpan } from '@lattice/api/townTime';
import type { Recording } from '@lattice/api/cameraCalls';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** For so many days a demo platform keeps recordings. */
const KEPT_DAYS = 7;

/** A number from 0 up to 1 that is always the same for a seed. */
function chance(seed: string): number {
  let hash = 2_166_136_261;
  for (const sign of seed) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4_294_967_296;
}

/**
 * What a demo camera recorded on a day (`yyyy-MM-dd` in the town): all of it until now but for a gap, for a week; the
 * same whenever one asks.
 */
export function demoRecordings(camera: string, day: string, now: number): Recording[] {
  const { from: start, to: midnight } = townSpan(day);
  if (!(start <= now) || now - start > KEPT_DAYS * DAY) return [];
  const end = Math.min(midnight, now);
  const gap = start + Math.floor((2 + chance(`${camera} ${day}`) * 20) * 60) * MINUTE;
  const length = Math.floor(5 + chance(`${day} ${camera}`) * 55) * MINUTE;
  return [
    { from: start, to: Math.min(gap, end) },
    { from: gap + length, to: end },
  ].filter(({ from, to }) => to > from);
}
