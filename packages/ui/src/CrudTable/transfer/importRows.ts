import { townDay } from '@lattice/api/townTime';
import { looksOf } from '../../kinds/looksOf.ts';
import type { FieldError, FormValues } from '../../Form/FormValues.ts';
import { sentValues } from '../../Form/values.ts';
import { idCardFacts } from '../../IdCardField/idCard.ts';
import type { CrudField } from '../CrudField.ts';
import type { Validate } from '../CrudTableProps.ts';
import { type DataSource, asSaveFailure } from '../DataSource.ts';

type ImportRows = NonNullable<DataSource['importRows']>;
type Values = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/**
 * What the identity number of a row says of fields that are empty: the day of birth, and the sex as its code of GB/T
 * 2261.1.
 */
function derivedValues(fields: readonly CrudField[], row: Values): FormValues {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const { name, derive } = field;
      const facts =
        derive === undefined || !isEmpty(row[name]) ? null : idCardFacts(String(row[derive] ?? ''), townDay());
      if (facts === null) return [];
      return [[name, looksOf(field).family === 'moment' ? facts.birthday : facts.sex === 'male' ? '1' : '2']];
    }),
  );
}

/**
 * Makes a row of a file the record that a form would send: with the defaults of a new record, with what follows from
 * its identity number, and with nothing in fields that are not shown.
 */
export const completeRow =
  (fields: readonly CrudField[], defaults: Values = {}) =>
  (row: Values): FormValues => {
    const whole = { ...defaults, ...row };
    return sentValues(fields, { ...whole, ...derivedValues(fields, whole) });
  };

/**
 * The rules of a form for rows of a file; a field that follows from another one which is wrong is not named besides.
 */
export const rowRules =
  (fields: readonly CrudField[], validate: Validate, complete: (row: Values) => FormValues) =>
  (row: Values): FieldError[] => {
    const issues = validate(complete(row));
    const sources = new Map(fields.flatMap(({ name, derive }) => (derive === undefined ? [] : [[name, derive]])));
    return issues.filter(({ field }) => !issues.some((other) => other.field === sources.get(field)));
  };

/**
 * Stores records through a source's own `importRows`, else by submitting one after the other, each made whole first.
 */
export function importOneByOne(
  source: DataSource,
  complete: (row: Values) => FormValues = (row) => ({ ...row }),
): ImportRows {
  return async (rows, { signal, onProgress, onNotice }) => {
    const whole = rows.map(complete);
    if (source.importRows) return source.importRows(whole, { signal, onProgress, onNotice });
    const failed: { index: number; message: string; fieldErrors?: readonly { field: string; message: string }[] }[] =
      [];
    for (const [index, row] of whole.entries()) {
      if (signal.aborted) failed.push({ index, message: '' });
      else {
        try {
          await source.submit?.(row, { onNotice: (message) => onNotice(index, message) });
        } catch (error) {
          const { message, fieldErrors } = asSaveFailure(error);
          failed.push({ index, message, ...(fieldErrors && { fieldErrors }) });
        }
      }
      onProgress(index + 1);
    }
    return failed;
  };
}
