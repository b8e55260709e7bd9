import type { Field } from './field.ts';
import { kindOf } from './kinds/kindOf.ts';
import type { Resource } from './resource.ts';

/**
 * A field that points to records of another register: the path of the register in which it stands, its name, and its
 * label where the register has several of the kind.
 */
export type Pointer = readonly [path: string, field: string, label?: string];

/** Fields that point to records, by the path of the register pointed to. */
export type Pointers = Record<string, Pointer[]>;

/** The fields of the registers with a list of their own that point to records, by the path of what they point to. */
export function pointersOf(definitions: readonly Resource[]): Pointers {
  const found: Pointers = {};
  for (const { path: from, fields } of definitions) {
    const leadsTo = (field: Field, to: string) => field.to === to && kindOf(field).family === 'reference';
    for (const [name, field] of Object.entries(fields)) {
      const { to, label } = field;
      if (to === undefined || to === from || !leadsTo(field, to)) continue;
      const several = Object.values(fields).filter((other) => leadsTo(other, to)).length > 1;
      (found[to] ??= []).push(several ? [from, name, label] : [from, name]);
    }
  }
  return found;
}
