import type { FormField } from '../Form/FormField.ts';
import type { FieldError, FormValues } from '../Form/FormValues.ts';
import { type InputProblem, inputProblem } from '../Form/check/inputProblem.ts';
import { isShown } from '../Form/layout.ts';
import { type Masks, isKept } from '../Form/useMasks.ts';
import { sentValues } from '../Form/values.ts';

export { masksIn, withoutKept } from '../Form/useMasks.ts';
export { sentValues, startValues } from '../Form/values.ts';

/** What a form is checked by. */
export interface FormRules {
  fields: readonly FormField[];
  /** Masked values as they came; those that nobody replaced are not checked. */
  masks: Masks;
  /** Says what an input cannot hand on. */
  wordsOf: (field: FormField, problem: Exclude<InputProblem, null> | 'pending') => string;
  /** Number of files of a field that are still on their way. */
  pendingOf: (name: string) => number;
  /** The given rules. */
  validate: (values: FormValues) => readonly FieldError[];
}

/**
 * What is wrong with the values of a form: what its inputs cannot hand on, files still on their way, then what the
 * given rules say of fields that are shown.
 */
export function formErrors(
  { fields, masks, wordsOf, pendingOf, validate }: FormRules,
  values: FormValues,
): readonly FieldError[] {
  const checked = fields.filter((field) => isShown(field, values) && !isKept(masks, field.name, values[field.name]));
  const inputs = checked.flatMap((field) => {
    const problem = inputProblem(field, values[field.name]) ?? (pendingOf(field.name) > 0 ? 'pending' : null);
    return problem === null ? [] : [{ field: field.name, message: wordsOf(field, problem) }];
  });
  const unchecked = new Set(fields.filter((field) => !checked.includes(field)).map(({ name }) => name));
  return [...inputs, ...validate(sentValues(fields, values)).filter(({ field }) => !unchecked.has(field))];
}
