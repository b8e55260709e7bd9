import type { FormShape } from '../../Form/FormField.ts';
import type { FormSources } from '../../Form/FormSources.ts';
import { type PartValues, readParts, recordOf, rowsOf } from '../../Form/inputs/shapeValues.ts';
import type { CrudField } from '../CrudField.ts';
import type { CrudRow } from '../DataSource.ts';
import { referenceNames } from './referenceNames.ts';

type Naming = (rows: readonly CrudRow[]) => Promise<CrudRow[]>;
type Sources = Pick<FormSources, 'tree' | 'regions'>;

const asRow = (values: PartValues): CrudRow => ({ id: '', ...values });

/** Ids whose register the value of another field says. */
function idsNaming({ name, label, within = '' }: CrudField, shape: FormShape, sources: Sources): Naming {
  const byRegister = new Map(
    Object.entries(shape.of ?? {}).map(([key, to]) => [
      key,
      referenceNames([{ name, label, kind: 'refs', to }], sources),
    ]),
  );
  return async (rows) => {
    const named: CrudRow[] = [];
    for (const row of rows) named.push(...((await byRegister.get(String(row[within] ?? ''))?.([row])) ?? [row]));
    return named;
  };
}

/** Objects inside of a value, all of a chunk looked up at once. */
function objectsNaming({ name }: CrudField, shape: FormShape, sources: Sources): Naming {
  const references = referenceNames(shape.fields ?? [], sources);
  const parts = partNames(shape.fields ?? [], sources);
  return async (rows) => {
    const objects = rows.map((row) => {
      const value = readParts(row[name]);
      return shape.kind === 'rows' ? rowsOf(value).map(asRow) : [asRow(recordOf(value))];
    });
    const named = await parts(await references(objects.flat()));
    let from = 0;
    return rows.map((row, at) => {
      const own = named.slice(from, (from += objects[at]?.length ?? 0));
      return { ...row, [name]: shape.kind === 'rows' ? own : own[0] };
    });
  };
}

/** Makes the values inside of shapes say what their references are called, as `referenceNames` does for rows. */
export function partNames(fields: readonly CrudField[], sources: Sources): Naming {
  const namings = fields.flatMap((field) => {
    if (field.shape === undefined) return [];
    return [
      field.shape.kind === 'ids' ? idsNaming(field, field.shape, sources) : objectsNaming(field, field.shape, sources),
    ];
  });
  return async (rows) => {
    let named = [...rows];
    for (const name of namings) named = await name(named);
    return named;
  };
}
