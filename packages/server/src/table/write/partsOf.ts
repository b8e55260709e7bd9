import type { Field } from '@lattice/api/field';
import type { Issue } from '@lattice/api/rules';
import type { Input } from '../bodyValues.ts';

/** One value inside of a shape, several ids or keys joined by commas. */
export interface Part {
  /** Name of the field that holds it. */
  name: string;
  field: Field;
  value: string;
  /** The issue of the whole value, with its row, for an issue of this part. */
  within: (issue: Issue) => Issue;
}

const isRecord = (value: unknown): value is Input =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The kind by which each register of a shape of ids is pointed to. */
const pointing = (to: string): Pick<Field, 'kind' | 'to'> =>
  to === 'user' ? { kind: 'refs', to: 'blade-user' } : { kind: 'refs', to: to === 'dept' ? 'blade-system/dept' : to };

const recordParts = (fields: Readonly<Record<string, Field>>, record: Input): Part[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = record[name];
    if (value === undefined || value === null || value === '') return [];
    if (field.shape !== undefined) return partsOf(name, field, value, record);
    return [{ name, field, value: String(value), within: (issue) => issue }];
  });

/** The values inside of a value of a stated shape, in their order; `row` holds the values beside it. */
export function partsOf(name: string, { shape, within, label }: Field, value: unknown, row: Input): Part[] {
  if (shape?.kind === 'record')
    return (isRecord(value) ? recordParts(shape.fields, value) : []).map((part) => ({
      ...part,
      within: (issue) => ({ field: name, rule: 'part', part: part.within(issue) }),
    }));
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  if (shape?.kind === 'rows')
    return list.flatMap((one, at) =>
      (isRecord(one) ? recordParts(shape.fields, one) : []).map((part) => ({
        ...part,
        within: (issue: Issue): Issue => ({
          field: name,
          rule: 'row',
          params: { row: at + 1 },
          part: part.within(issue),
        }),
      })),
    );
  const to = shape?.kind === 'ids' && within !== undefined ? shape.of[String(row[within] ?? '')] : undefined;
  return to === undefined || list.length === 0
    ? []
    : [{ name, field: { label, ...pointing(to) }, value: list.join(','), within: (issue) => issue }];
}
