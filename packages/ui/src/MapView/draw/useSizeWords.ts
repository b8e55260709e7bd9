import { useLingui } from '@lingui/react/macro';
import type { Geometry } from '../geo.ts';
import { sizeOf } from './sizeOf.ts';

/** Length and area in words, in the unit that reads best. */
export function useSizeWords(): {
  ofGeometry: (geometry: Geometry | null) => { length: string; area: string };
  ofLength: (metres: number) => string;
} {
  const { i18n } = useLingui();
  const number = (value: number, digits: number) =>
    new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: digits }).format(value);
  const ofLength = (metres: number) => (metres < 1000 ? `${number(metres, 1)} m` : `${number(metres / 1000, 2)} km`);
  return {
    ofLength,
    ofGeometry: (geometry) => {
      const { length, area } = geometry === null ? { length: 0, area: 0 } : sizeOf(geometry);
      return {
        length: ofLength(length),
        area: area < 100_000 ? `${number(area, 0)} m²` : `${number(area / 1_000_000, 3)} km²`,
      };
    },
  };
}
