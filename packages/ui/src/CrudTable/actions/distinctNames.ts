import { looksOf } from '../../kinds/looksOf.ts';
import { type Dictionaries, shownValue } from '../list/crudColumns.ts';
import type { KindFamily } from '../../kinds/KindLooks.ts';
import type { CrudField } from '../CrudField.ts';
import type { CrudRow } from '../DataSource.ts';

/** Families whose values tell records apart. */
const TELLING: ReadonlySet<KindFamily> = new Set(['text', 'number', 'moment', 'reference']);

/** What a row is distinguished by. */
export interface DistinctNameOptions {
  /** Fields of the list. */
  fields: readonly CrudField[];
  /** Field that names a record. */
  title: string | undefined;
  dictionaries: Dictionaries;
  locale: string;
}

/**
 * The names of rows; where a name is covered, missing or that of several, two columns follow that hide nothing, such as
 * a day and a grid.
 */
export function distinctNames(
  rows: readonly CrudRow[],
  nameOf: (row: CrudRow) => string,
  { fields, title, dictionaries, locale }: DistinctNameOptions,
): string[] {
  const isCovered =
    title === undefined || fields.some((field) => field.name === title && field.sensitive !== undefined);
  const telling = fields.filter(
    (field) =>
      field.list && field.name !== title && field.sensitive === undefined && TELLING.has(looksOf(field).family),
  );
  const names = rows.map(nameOf);
  return rows.map((row, at) => {
    const name = names[at] ?? row.id;
    if (!isCovered && names.indexOf(name) === names.lastIndexOf(name)) return name;
    const more = telling
      .map((field) => shownValue(field, row, dictionaries, locale))
      .filter(Boolean)
      .slice(0, 2);
    return [name, ...more].join(' · ');
  });
}
