import type { Field } from './field.ts';
import type { Family } from './kinds/Kind.ts';
import { kindOf } from './kinds/kindOf.ts';
import type { Rule } from './rules.ts';

/** What is done to give a value, where it is not typed. */
const rules: Readonly<Partial<Record<Family, Rule>>> = {
  choice: 'choose',
  drawing: 'choose',
  file: 'upload',
  moment: 'choose',
  reference: 'choose',
  switch: 'choose',
};

/** The rule that a required field without a value breaks: what has to be done to give it one. */
export function missingRule(field: Pick<Field, 'kind' | 'shape'>): Rule {
  if (field.shape?.kind === 'ids') return 'choose';
  const { family, missing } = kindOf(field);
  return missing ?? rules[family] ?? 'enter';
}
