import type { Field } from '@lattice/api/field';
import { kindOf } from '@lattice/api/kinds/kindOf';
import type { Resource } from '@lattice/api/resource';
import { maskedValue } from '../value.ts';

/** A sensitive value of a row as it is stored, and its field. */
export type SensitiveValue = readonly [field: Field, stored: unknown];

/** Shortest value that is looked for in texts. */
const MIN_LENGTH = 2;

const isText = (field: Field): boolean => ['text', 'longtext'].includes(kindOf(field).family);

/** Names of the free texts of a register that nobody edits. */
export const redactedFields = ({ fields, log }: Pick<Resource, 'fields' | 'log'>): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    (field.readonly === true || log === true) && field.sensitive === undefined && isText(field) ? [name] : [],
  );

/**
 * Free texts that nobody edits, such as opinions and entries of logs, with the sensitive values of the row covered
 * wherever they stand in them. Texts that people
 * edit are left as they are: what a form shows is what it saves. Keys of dictionaries and numbers are not looked for:
 * they stand in any code by chance.
 */
export function redactTexts(
  resource: Pick<Resource, 'fields' | 'log'>,
  wire: Readonly<Record<string, unknown>>,
  values: readonly SensitiveValue[],
): Record<string, unknown> {
  const covers = values.flatMap(([field, stored]) => {
    const plain = String(stored ?? '');
    return isText(field) && [...plain].length >= MIN_LENGTH
      ? [[plain, String(maskedValue(field, plain))] as const]
      : [];
  });
  const longestFirst = covers.sort(([one], [other]) => other.length - one.length);
  return Object.fromEntries(
    redactedFields(resource).flatMap((name) => {
      const text = wire[name];
      return typeof text === 'string' && text !== ''
        ? [[name, longestFirst.reduce((rest, [plain, cover]) => rest.replaceAll(plain, cover), text)]]
        : [];
    }),
  );
}
