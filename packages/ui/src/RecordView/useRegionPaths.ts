import { useEffect, useState } from 'react';
import type { CrudField } from '../CrudTable/CrudField.ts';
import type { CrudRow } from '../CrudTable/DataSource.ts';
import type { FormSources } from '../Form/FormSources.ts';
import { isMasked } from '../Form/isMasked.ts';
import { looksOf } from '../kinds/looksOf.ts';

type Paths = Readonly<Record<string, string>>;

const none: Paths = {};

/** The divisions of a record from the province down, by field; null while they are read. */
export function useRegionPaths(
  fields: readonly CrudField[],
  row: CrudRow | null,
  regions: FormSources['regions'],
): Paths | null {
  const [known, setKnown] = useState<{ row: CrudRow; paths: Paths } | null>(null);
  const requested = row === null ? [] : fields.filter((field) => isAsked(field, row));
  const isPlain = row === null || regions === undefined || requested.length === 0;
  useEffect(() => {
    if (row === null || regions === undefined) return undefined;
    let isCurrent = true;
    const read = async (field: CrudField) => {
      const way = await regions.path(String(row[field.name])).catch(() => []);
      return way.length === 0 ? [] : [[field.name, way.map(({ name }) => name).join(' / ')]];
    };
    void Promise.all(fields.filter((field) => isAsked(field, row)).map(read)).then(
      (found) => isCurrent && setKnown({ row, paths: Object.fromEntries(found.flat()) as Paths }),
    );
    return () => {
      isCurrent = false;
    };
  }, [fields, row, regions]);
  if (isPlain) return none;
  return known?.row === row ? known.paths : null;
}

const isAsked = (field: CrudField, row: CrudRow) =>
  looksOf(field).input === 'region' && String(row[field.name] ?? '') !== '' && !isMasked(field, row[field.name]);
