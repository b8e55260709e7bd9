import type { Field, Fields } from './field.ts';
import { kindOf } from './kinds/kindOf.ts';
import { isShown } from './isShown.ts';
import { looksMasked } from './mask.ts';
import { missingRule } from './missingRule.ts';
import { partFields } from './readShape.ts';
import { townDay } from './townTime.ts';
import { isEmpty, readValue } from './readValue.ts';
import { brokenRelation } from './relations.ts';
import { type Issue, fill, ruleMessages } from './rules.ts';

/** True for fields that a form may fill and a server takes from a body. */
export const isWritable = (field: Field): boolean => field.readonly !== true && field.kind !== 'computed';

/** Checks one value of a row; null when it is fine. */
export function checkField(name: string, field: Field, row: Readonly<Record<string, unknown>>): Issue | null {
  if (!isShown(field, row)) return null;
  const raw = row[name];
  if (isEmpty(field, raw)) return field.required === true ? { field: name, rule: missingRule(field) } : null;
  if (field.sensitive !== undefined && looksMasked(field.sensitive, raw)) return { field: name, rule: 'masked' };
  const reading = readValue(field, raw);
  if ('rule' in reading) return { field: name, ...reading };
  if (field.derive !== undefined && kindOf(field).family === 'moment' && String(reading.value) > townDay())
    return { field: name, rule: 'future' };
  const broken = brokenRelation(field, reading.value, (other) => {
    const there = readValue(field, row[other]);
    return 'value' in there ? there.value : null;
  });
  return broken && { field: name, ...broken };
}

/** A point of which neither coordinate is given is missing once, as a place on the map: at its longitude. */
function asPlaces(issues: readonly Issue[], fields: Fields): Issue[] {
  const missed = issues.filter(({ field, rule }) => rule === 'enter' && fields[field]?.axis !== undefined);
  const hasOther = (issue: Issue) =>
    missed.some(
      ({ field }) =>
        fields[field]?.axis !== fields[issue.field]?.axis && fields[field]?.pair === fields[issue.field]?.pair,
    );
  return issues.flatMap((issue) => {
    if (!missed.includes(issue) || !hasOther(issue)) return [issue];
    return fields[issue.field]?.axis === 'lng' ? [{ field: issue.field, rule: 'place' }] : [];
  });
}

/**
 * Checks every writable field of a row, in the order of the definition.
 *
 * @example
 *   ```ts
 *   import { roadinfo } from '@lattice/api/resources/source/roadinfo';
 *   import { validate } from '@lattice/api/validate';
 *
 *   const issues = validate(roadinfo.fields, { routeName: '' });
 *   const isWrong = issues.some(({ field, rule }) => field === 'routeName' && rule === 'enter');
 *   ```
 */
export function validate(fields: Fields, row: Readonly<Record<string, unknown>>): Issue[] {
  const issues = Object.entries(fields).flatMap(([name, field]) =>
    isWritable(field) ? (checkField(name, field, row) ?? []) : [],
  );
  return asPlaces(issues, fields);
}

/** Says a message in some language, its `{names}` filled. */
export type Translate = (message: string, values?: Record<string, string | number>) => string;

const otherOf = ({ params }: Issue, fields: Fields, say: Translate): Record<string, string> =>
  params?.other === undefined ? {} : { other: say(fields[params.other]?.label ?? String(params.other)) };

/** The sentence of an issue; `say` translates the message and the label, and only fills them when it is not given. */
export const describeIssue = (
  issue: Issue,
  fields: Fields,
  say: Translate = (message, values = {}) => fill(message, values),
): string =>
  say(ruleMessages[issue.rule], {
    ...issue.params,
    ...otherOf(issue, fields, say),
    ...(issue.part && { problem: describeIssue(issue.part, partFields(fields[issue.field]?.shape), say) }),
    label: say(fields[issue.field]?.label ?? issue.field),
  });
