import { type Tone, tones } from './tones.ts';

const all: readonly Tone[] = ['accent', 'success', 'info', 'warning', 'critical'];
const known = new Map(
  Object.entries(tones).flatMap(([code, byTone]) =>
    all.flatMap((tone) => (byTone[tone]?.split(' ') ?? []).map((key) => [`${code} ${key}`, tone] as const)),
  ),
);

/** The role of the tag of a dictionary's entry; undefined for a neutral one. */
export const toneOf = (code: string, key: string): Tone | undefined => known.get(`${code} ${key}`);
