import { use } from 'react';
import { FormContext, type FormShared } from './FormContext.ts';

/**
 * What the form around shares.
 *
 * @throws {Error} Outside a form.
 */
export function useShared(): FormShared {
  const shared = use(FormContext);
  if (shared === null) throw new Error('A form item stands outside a form, so it has no values. Put it inside <Form>.');
  return shared;
}
