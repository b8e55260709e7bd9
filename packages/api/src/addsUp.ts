import type { Field } from './field.ts';
import { kindOf } from './kinds/kindOf.ts';

/** True for fields that everybody who sees a row sees in full. */
export const hidesNothing = ({ sensitive, secret, internal }: Field): boolean =>
  sensitive === undefined && secret !== true && internal !== true;

/** True for numbers whose sum says something. */
export const addsUp = (field: Field): boolean =>
  hidesNothing(field) &&
  field.list === true &&
  kindOf(field).family === 'number' &&
  (field.adds ?? (field.kind === 'money' || field.unit !== undefined));
