import type { CrudField } from '../CrudTable/CrudField.ts';
import { drawnFields, formSections, isShown } from '../Form/layout.ts';
import { isNothing } from '../kinds/isNothing.ts';
import { isWordless, looksOf } from '../kinds/looksOf.ts';

type Values = Readonly<Record<string, unknown>>;

/** The most facts that stand beside the title. */
const MOST_FACTS = 4;

/** A group of a record: what is told in words, what needs room of its own, and what says nothing yet. */
export interface FactGroup {
  key: string;
  /** '' for the fields without a group. */
  label: string;
  told: readonly CrudField[];
  /** Pictures, files, places, shapes and formatted texts that have a value. */
  wide: readonly CrudField[];
  empty: readonly CrudField[];
}

const isPicture = (field: CrudField) => looksOf(field).input === 'pictures';
const isWide = (field: CrudField) =>
  isWordless(field) || looksOf(field).html === true || looksOf(field).family === 'place' || field.input === 'signature';

/** Fields of a record that people read: no secrets, and none that its own values do not ask for. */
const readFields = (fields: readonly CrudField[], row: Values): CrudField[] =>
  (drawnFields(fields) as readonly CrudField[]).filter((field) => field.secret !== true && isShown(field, row));

/** The pictures of a record that has some. */
export const photosOf = (fields: readonly CrudField[], row: Values): CrudField[] =>
  readFields(fields, row).filter((field) => isPicture(field) && !isNothing(row[field.name]));

/** The states of a record, the title's field aside. */
export const statesOf = (fields: readonly CrudField[], title: string | undefined, row: Values): CrudField[] =>
  fields.filter(({ name, isState }) => isState === true && name !== title && !isNothing(row[name]));

/** The facts that stand beside the title: columns of the list, those that lead first. */
export function keyFacts(fields: readonly CrudField[], title: string | undefined, row: Values): CrudField[] {
  const fits = (field: CrudField) =>
    field.list === true &&
    field.name !== title &&
    field.isState !== true &&
    field.sensitive === undefined &&
    !isWide(field) &&
    looksOf(field).family !== 'longtext' &&
    looksOf(field).family !== 'switch' &&
    !isNothing(row[field.name]);
  return readFields(fields, row)
    .filter(fits)
    .sort((a, b) => Number(b.leads ?? false) - Number(a.leads ?? false))
    .slice(0, MOST_FACTS);
}

/** The groups of a record in their order, without its pictures and without those that have no field. */
export function factGroups(
  fields: readonly CrudField[],
  groups: readonly { key: string; label: string }[],
  row: Values,
): FactGroup[] {
  const read = readFields(fields, row).filter((field) => !(isPicture(field) && !isNothing(row[field.name])));
  return formSections(read, groups).map(({ key, label, items }) => {
    const own = items.flatMap((item) => (item.kind === 'point' ? [item.lng, item.lat] : [item.field])) as CrudField[];
    const known = own.filter((field) => !isNothing(row[field.name]));
    return {
      key,
      label,
      told: known.filter((field) => !isWide(field)),
      wide: known.filter(isWide),
      empty: own.filter((field) => isNothing(row[field.name])),
    };
  });
}
