import type { Field, Fields } from './field.ts';
import { isEmpty, readValue } from './readValue.ts';
import { type Issue, fill, ruleMessages } from './rules.ts';

const CHOSEN = new Set(['dict', 'multidict', 'ref', 'refs', 'user', 'dept', 'region', 'switch', 'date', 'datetime', 'month', 'time', 'lnglat', 'geometry']);
const UPLOADED = new Set(['image', 'images', 'file', 'files']);

/** True while a field is shown: it has no `showIf`, or the other field has one of its values. */
export const isShown = (field: Field, row: Readonly<Record<string, unknown>>): boolean =>
  field.showIf === undefined || field.showIf.in.map(String).includes(String(row[field.showIf.field] ?? ''));

const missing = (name: string, field: Field): Issue => {
  if (field.kind === 'phone') return { field: name, rule: 'phoneEmpty' };
  if (UPLOADED.has(field.kind)) return { field: name, rule: 'upload' };
  return { field: name, rule: CHOSEN.has(field.kind) ? 'choose' : 'enter' };
};

/** True for fields that a form may fill and a server takes from a body. */
export const isWritable = (field: Field): boolean => field.readonly !== true && field.kind !== 'computed';

/** Checks one value of a row; null when it is fine. */
export function checkField(name: string, field: Field, row: Readonly<Record<string, unknown>>): Issue | null {
  if (!isShown(field, row)) return null;
  const raw = row[name];
  if (isEmpty(field, raw)) return field.required === true ? missing(name, field) : null;
  const reading = readValue(field, raw);
  return 'rule' in reading ? { field: name, rule: reading.rule, ...(reading.params && { params: reading.params }) } : null;
}

/** Checks every writable field of a row, in the order of the definition. */
export function validate(fields: Fields, row: Readonly<Record<string, unknown>>): Issue[] {
  return Object.entries(fields).flatMap(([name, field]) => (isWritable(field) ? (checkField(name, field, row) ?? []) : []));
}

/** Says a message in some language, its `{names}` filled. */
export type Say = (message: string, values?: Record<string, string | number>) => string;

/** The sentence of an issue; `say` translates the message and the label, and only fills them when it is not given. */
export const describeIssue = (issue: Issue, fields: Fields, say: Say = (message, values = {}) => fill(message, values)): string =>
  say(ruleMessages[issue.rule], { ...issue.params, label: say(fields[issue.field]?.label ?? issue.field) });
