import { isNothing } from '../kinds/isNothing.ts';
import { plainText } from '../kinds/isOn.ts';
import { looksOf } from '../kinds/looksOf.ts';
import type { FormField } from './FormField.ts';
import type { FormSources } from './FormSources.ts';
import type { FormValues } from './FormValues.ts';

/** One thing to draw: a field, or a longitude and a latitude as one point. */
export type FormItem =
  | { kind: 'field'; key: string; field: FormField }
  | { kind: 'point'; key: string; lng: FormField; lat: FormField };

/** A group of a form with its items; the group without a label stands first. */
export interface FormSection {
  key: string;
  label: string;
  items: FormItem[];
}

/** Families and inputs that are wide by nature. */
const WIDE = new Set<string>(['longtext', 'structure', 'drawing', 'file', 'signature', 'transfer', 'pairs']);

/**
 * How many of the columns of a form an item takes: what its field says, else all for what is wide by nature, else one.
 */
export function spanOf(item: FormItem, columns: number): number {
  const lead = leadOf(item);
  const isWide = item.kind === 'point' || WIDE.has(item.field.input ?? looksOf(item.field).family);
  return Math.min(lead.span ?? (isWide ? columns : 1), columns);
}

/** The fields that an ID number fills in, as they say themselves. */
function filledBy(idCard: FormField, fields: readonly FormField[]): FormField {
  const own = fields.filter((field) => field.derive === idCard.name);
  const [birthday, sex] = (['moment', 'choice'] as const).map(
    (family) => own.find((field) => looksOf(field).family === family)?.name,
  );
  return { ...idCard, fills: { ...(birthday !== undefined && { birthday }), ...(sex !== undefined && { sex }) } };
}

/**
 * Whether a field is filled in from a source that the form does not have: a tree of records, the divisions, a place for
 * files.
 */
export function lacksSource(field: FormField, { tree, regions, upload }: FormSources): boolean {
  const { family, input } = looksOf(field);
  if (family === 'file' || field.input === 'avatar') return upload === undefined;
  return family === 'reference' && tree === undefined && !(input === 'region' && regions !== undefined);
}

/**
 * The fields as they are drawn: what is computed is drawn as its kind and cannot be changed, nor can what lacks its
 * source; an ID number knows what it fills in.
 */
export const drawnFields = (fields: readonly FormField[], sources?: FormSources): readonly FormField[] =>
  fields.map((field) => {
    if (field.kind === 'computed') return { ...field, kind: field.as ?? 'text', readonly: true };
    if (sources !== undefined && lacksSource(field, sources)) return { ...field, readonly: true };
    return looksOf(field).input === 'idcard' && field.fills === undefined ? filledBy(field, fields) : field;
  });

/** True for a field that cannot be typed but follows from others of its form. */
const followsOthers = ({ name, live, copy, compose, byPoint, derive }: FormField, filled: ReadonlySet<string>) =>
  [live, copy, compose, derive].some((rule) => rule !== undefined) || byPoint === true || filled.has(name);

/**
 * Of the fields as they are drawn, those of a form in which something is to be typed. Left out is what can only be read
 * and has no value and no field that fills it in, and what says again what a reference of the form shows.
 */
export function typedFields(drawn: readonly FormField[], values: FormValues): FormField[] {
  const names = new Set(drawn.map(({ name }) => name));
  const filled = new Set(drawn.flatMap(({ fills }) => (fills === undefined ? [] : Object.values(fills))));
  return drawn.filter(
    (field) =>
      !names.has(field.titlesOf ?? '') &&
      (field.readonly !== true || !isNothing(values[field.name]) || followsOthers(field, filled)),
  );
}

/** True while a field is shown: it has no condition, or the other field has one of the values. */
export const isShown = (field: FormField, values: FormValues): boolean =>
  field.showIf === undefined || field.showIf.in.map(plainText).includes(plainText(values[field.showIf.field]));

/** The field that says by itself or by its condition whether an item is shown. */
export const leadOf = (item: FormItem): FormField => (item.kind === 'point' ? item.lng : item.field);

const pairOf = (field: FormField) => field.pair ?? '';

/** Fields in order, with each longitude and latitude of a pair joined at the place of the first. */
export function formItems(fields: readonly FormField[]): FormItem[] {
  const taken = new Set<string>();
  return fields.flatMap((field): FormItem[] => {
    if (taken.has(field.name)) return [];
    if (looksOf(field).family !== 'place') return [{ kind: 'field', key: field.name, field }];
    const other = fields.find(
      (one) =>
        looksOf(one).family === 'place' &&
        one.axis !== field.axis &&
        pairOf(one) === pairOf(field) &&
        !taken.has(one.name),
    );
    if (other === undefined) return [{ kind: 'field', key: field.name, field }];
    taken.add(other.name);
    const [lng, lat] = field.axis === 'lat' ? [other, field] : [field, other];
    return [{ kind: 'point', key: `${lng.name}+${lat.name}`, lng, lat }];
  });
}

/** The sections of a form: what has no group, then the groups in their order; empty ones are left out. */
export function formSections(
  fields: readonly FormField[],
  groups: readonly { key: string; label: string }[],
): FormSection[] {
  const known = new Set(groups.map((group) => group.key));
  const of = (key: string) =>
    formItems(
      fields.filter((field) => (field.group !== undefined && known.has(field.group) ? field.group : '') === key),
    );
  return [{ key: '', label: '' }, ...groups]
    .map(({ key, label }) => ({ key, label, items: of(key) }))
    .filter((section) => section.items.length > 0);
}
