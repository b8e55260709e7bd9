import type { Field, Fields } from './field.ts';
import { isEmpty, readValue } from './readValue.ts';
import { type Issue, fill, ruleMessages } from './rules.ts';

const CHOSEN = new Set(['dict', 'multidict', 'ref', 'refs', 'user', 'dept', 'region', 'switch', 'date', 'datetime', 'month', 'time', 'geometry']);
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
  if ('rule' in reading) return { field: name, rule: reading.rule, ...(reading.params && { params: reading.params }) };
  const { notBefore: other } = field;
  if (other === undefined || isEmpty(field, row[other])) return null;
  const start = readValue(field, row[other]);
  return 'value' in start && String(reading.value) < String(start.value) ? { field: name, rule: 'notBefore', params: { other } } : null;
}

/** A point of which neither coordinate is given is missing once, as a place on the map: at its longitude. */
function asPlaces(issues: readonly Issue[], fields: Fields): Issue[] {
  const missed = issues.filter(({ field, rule }) => rule === 'enter' && fields[field]?.kind === 'lnglat');
  const hasOther = (issue: Issue) => missed.some(({ field }) => fields[field]?.axis !== fields[issue.field]?.axis && fields[field]?.pair === fields[issue.field]?.pair);
  return issues.flatMap((issue) => {
    if (!missed.includes(issue) || !hasOther(issue)) return [issue];
    return fields[issue.field]?.axis === 'lng' ? [{ field: issue.field, rule: 'place' }] : [];
  });
}

/** Checks every writable field of a row, in the order of the definition. */
export function validate(fields: Fields, row: Readonly<Record<string, unknown>>): Issue[] {
  const issues = Object.entries(fields).flatMap(([name, field]) => (isWritable(field) ? (checkField(name, field, row) ?? []) : []));
  return asPlaces(issues, fields);
}

/** Says a message in some language, its `{names}` filled. */
export type Say = (message: string, values?: Record<string, string | number>) => string;

const otherOf = ({ params }: Issue, fields: Fields, say: Say): Record<string, string> => (params?.other === undefined ? {} : { other: say(fields[params.other]?.label ?? String(params.other)) });

/** The sentence of an issue; `say` translates the message and the label, and only fills them when it is not given. */
export const describeIssue = (issue: Issue, fields: Fields, say: Say = (message, values = {}) => fill(message, values)): string =>
  say(ruleMessages[issue.rule], { ...issue.params, ...otherOf(issue, fields, say), label: say(fields[issue.field]?.label ?? issue.field) });
