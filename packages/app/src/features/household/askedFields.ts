import type { Field, Fields } from '@lattice/api/field';
import { isWritable } from '@lattice/api/validate';

const isAsked = ({ required, default: usual, derive, copy, initial, to }: Field, known: ReadonlySet<string>) =>
  required === true &&
  usual === undefined &&
  derive === undefined &&
  initial === undefined &&
  copy === undefined &&
  !(to !== undefined && known.has(to));

/**
 * The fields that a new record cannot be without and that nothing says: neither a default nor a number, a chosen record
 * or one of the `known` (fields by name, records by the path of their register).
 */
export const askedFields = (fields: Fields, known: ReadonlySet<string>): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, field]) => isWritable(field) && !known.has(name) && isAsked(field, known)),
  );
