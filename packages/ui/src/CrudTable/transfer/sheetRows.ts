import { isReference, looksOf } from '../../kinds/looksOf.ts';
import { nameKeyOf } from '../../kinds/nameKeyOf.ts';
import type { FormField, FormShape } from '../../Form/FormField.ts';
import type { SheetColumn, SheetShape } from '../../Spreadsheet/SheetColumn.ts';
import type { Dictionaries } from '../list/crudColumns.ts';
import type { CrudField } from '../CrudField.ts';
import type { CrudRow } from '../DataSource.ts';

/** The field by whose kind a value is read: a computed value is what it is drawn as. */
export const drawnAs = (field: CrudField): CrudField =>
  field.kind === 'computed' ? { ...field, kind: field.as ?? 'text' } : field;

/** Says the unit of a column in its title. */
type ColumnTitle = (label: string, unit: string) => string;

const withoutUnit: ColumnTitle = (label) => label;

const columnOf = (field: CrudField, dictionaries: Dictionaries, titleOf: ColumnTitle): SheetColumn => {
  const { name, label, required, dict, unit } = field;
  return {
    name,
    label: unit === undefined ? label : titleOf(label, unit),
    kind: isReference(drawnAs(field)) ? 'text' : drawnAs(field).kind,
    ...(required && { required }),
    ...(dict !== undefined && { options: dictionaries.get(dict) ?? [] }),
  };
};

/**
 * The columns in which the rows of a list are written to a file: every field that is words; references by name.
 * `titleOf` says the unit in the title.
 */
export const sheetColumns = (
  fields: readonly CrudField[],
  dictionaries: Dictionaries,
  titleOf: ColumnTitle = withoutUnit,
): SheetColumn[] =>
  fields
    .filter((field) => looksOf(drawnAs(field)).wordless !== true && field.secret !== true)
    .map((field) => columnOf(field, dictionaries, titleOf));

/** Whether a cell of a file can bring a field in. */
const isReadable = (field: CrudField): boolean => {
  const { wordless, cell } = looksOf(field);
  return (wordless !== true || cell !== undefined) && field.secret !== true;
};

/** The parts of a value that has a shape, as columns with the words of their dictionaries. */
function partColumns(fields: readonly FormField[], dictionaries: Dictionaries): SheetColumn[] {
  return fields
    .filter((field) => looksOf(field).wordless !== true)
    .map((field) => {
      const { name, label, kind, dict, unit, unitOfOne } = field;
      const units = [unit, unitOfOne].filter((one) => one !== undefined);
      return {
        name,
        label,
        kind,
        ...(dict !== undefined && { options: dictionaries.get(dict) ?? [] }),
        ...(units.length > 0 && { units }),
        ...(field.shape !== undefined && { shape: sheetShape(field.shape, field.within, dictionaries) }),
      };
    });
}

const sheetShape = (
  { kind, fields = [], number }: FormShape,
  within: string | undefined,
  dictionaries: Dictionaries,
): SheetShape => ({
  kind,
  columns: partColumns(fields, dictionaries),
  ...(number !== undefined && { number }),
  ...(within !== undefined && { within }),
});

/**
 * The columns in which records come in from a file: what a person types, and references by name where names can be
 * looked up. What is filled in for an empty cell, or asked for in some records only, is left to the rules.
 */
export const importColumns = (
  fields: readonly CrudField[],
  dictionaries: Dictionaries,
  takesNames: boolean,
  defaults: Readonly<Record<string, unknown>> = {},
  titleOf: ColumnTitle = withoutUnit,
): SheetColumn[] =>
  fields
    .filter((field) => field.readonly !== true && field.kind !== 'computed' && (takesNames || !isReference(field)))
    .filter(isReadable)
    .map((field) => {
      const { required, ...column } = columnOf(field, dictionaries, titleOf);
      const { kind, label, showIf, derive, unique, help, synonyms = [], name, shape, within } = field;
      const initial = defaults[name] ?? field.default;
      return {
        ...column,
        kind,
        aliases: [label, ...synonyms],
        ...(required && showIf === undefined && derive === undefined && { required }),
        ...(derive !== undefined && { isDerived: true }),
        ...(unique && { unique }),
        ...(help !== undefined && { help }),
        ...(initial !== undefined && initial !== '' && { initial }),
        ...(shape !== undefined && { shape: sheetShape(shape, within, dictionaries) }),
      };
    });

/** A row as it is written: references by the names that came with them, and by nothing where they lead nowhere. */
export function sheetRow(fields: readonly CrudField[], row: CrudRow): CrudRow {
  return {
    ...row,
    ...Object.fromEntries(
      fields
        .filter((field) => isReference(drawnAs(field)))
        .map(({ name }) => [name, row[nameKeyOf(name)] || (row[name] === '0' ? '' : row[name])]),
    ),
  };
}
