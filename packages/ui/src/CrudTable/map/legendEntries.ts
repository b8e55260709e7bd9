import type { LegendEntry } from '../../MapView/layers/MapLayer.ts';
import type { CrudField } from '../CrudField.ts';
import type { Dictionaries } from '../list/crudColumns.ts';
import { withGlyphs } from './withGlyphs.ts';

/**
 * The legend of the map of a list: the values that rows have, in order, words and tones of their dictionary;
 * `unknown` names rows without one.
 */
export function legendEntries(
  field: CrudField | undefined,
  by: Readonly<Record<string, number>>,
  dictionaries: Dictionaries,
  unknown: string,
): LegendEntry[] {
  if (field === undefined) return [];
  const options = dictionaries.get(field.dict ?? '') ?? [];
  const known = new Set(options.map(({ value }) => value));
  const others = Object.keys(by)
    .filter((value) => !known.has(value))
    .map((value) => ({ value, label: value === '' ? unknown : value, tone: undefined }));
  return withGlyphs(
    [...options, ...others]
      .filter(({ value }) => (by[value] ?? 0) > 0)
      .map(({ value, label, tone: usual }): LegendEntry => {
        const tone = field.tones?.[value] ?? usual;
        return { kind: value, label, ...(tone !== undefined && { tone }) };
      }),
  );
}
