import type { LegendEntry } from '../../MapView/layers/MapLayer.ts';

/** The first letter of a label that none of the others has; none where each is shared. */
const ownLetter = (label: string, others: readonly string[]): string | undefined =>
  [...label].find((letter) => /\p{Letter}/u.test(letter) && !others.some((other) => other.includes(letter)));

/** Gives entries of one tone, whose marks would look alike, a letter of their label that tells them apart. */
export const withGlyphs = (entries: readonly LegendEntry[]): LegendEntry[] =>
  entries.map((entry) => {
    const alike = entries.filter((other) => other !== entry && other.tone !== undefined && other.tone === entry.tone);
    const letter =
      alike.length === 0
        ? undefined
        : ownLetter(
            entry.label,
            alike.map(({ label }) => label),
          );
    return letter === undefined ? entry : { ...entry, glyph: letter.toUpperCase() };
  });
