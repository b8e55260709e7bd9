import type { SheetColumn } from '../Spreadsheet/SheetColumn.ts';
import type { Dictionaries } from './crudColumns.ts';
import type { CrudField } from './CrudField.ts';
import type { CrudRow } from './DataSource.ts';

const UNWRITTEN = new Set<CrudField['kind']>(['geometry', 'image', 'images', 'file', 'files', 'richtext']);
const named = new Set<CrudField['kind']>(['ref', 'refs', 'user', 'dept', 'region']);

/** The columns in which the rows of a list are written to a file: every field that is words; references by name. */
export function sheetColumns(fields: readonly CrudField[], dictionaries: Dictionaries): SheetColumn[] {
  return fields.filter((field) => !UNWRITTEN.has(field.kind) && field.secret !== true).map(({ name, label, kind, as, required, dict, unit }) => ({
    name, label: unit === undefined ? label : `${label}（${unit}）`, kind: kind === 'computed' && as === 'switch' ? as : named.has(kind) || kind === 'computed' ? 'text' : kind, ...(required && { required }), ...(dict !== undefined && { options: dictionaries.get(dict) ?? [] }),
  }));
}

/** The columns in which records come in from a file: what a person types, and references by name where names can be looked up. */
export const importColumns = (fields: readonly CrudField[], dictionaries: Dictionaries, takesNames: boolean): SheetColumn[] =>
  sheetColumns(fields.filter((field) => field.readonly !== true && field.kind !== 'computed' && (takesNames || !named.has(field.kind))), dictionaries).map((column) => {
    const { kind, label } = fields.find(({ name }) => name === column.name) ?? column;
    return { ...column, kind, aliases: [label] };
  });

/** A row as it is written: references by the names that came with them. */
export function sheetRow(fields: readonly CrudField[], row: CrudRow): CrudRow {
  return { ...row, ...Object.fromEntries(fields.filter((field) => named.has(field.kind)).map(({ name }) => [name, row[`${name}Name`] ?? row[name]])) };
}
