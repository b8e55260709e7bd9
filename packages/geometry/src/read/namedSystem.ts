import { type TextSystem, UnreadableText } from './TextReading.ts';

const systems: readonly [names: RegExp, system: TextSystem][] = [
  [/gcj-?_?0?2|火星/i, 'GCJ02'],
  [/bd-?_?0?9|百度/i, 'BD09'],
  [
    /wgs[- _]?(?:19)?84|crs:?84|cgcs[- _]?2000|china geodetic coordinate system 2000$|(?:^|\D)(?:4326|4490|4979)$/i,
    'WGS84',
  ],
];
/** What is counted in metres, by names of its kind. */
const PROJECTED = /utm|gauss|kruger|mercator|zone/i;

/**
 * The system that a file names.
 *
 * @throws {UnreadableText} Where it is none that can be converted.
 */
export function namedSystem(name: string): TextSystem {
  const found = PROJECTED.test(name) ? undefined : systems.find(([names]) => names.test(name.trim()));
  if (found === undefined) throw new UnreadableText({ kind: 'system', name: name.slice(0, 60) });
  return found[1];
}
