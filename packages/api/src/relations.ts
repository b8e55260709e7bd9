import type { Field, FieldOptions } from './field.ts';
import type { RowConstraint } from './RowConstraint.ts';
import type { Issue } from './rules.ts';

/** Options that name another field of the row, and whether the value stands to that field's value as they say. */
const relations = {
  notBefore: (own, other) => String(own) >= String(other),
  atLeast: (own, other) => Number(own) >= Number(other),
  above: (own, other) => Number(own) > Number(other),
} as const satisfies Partial<Record<keyof FieldOptions, (own: unknown, other: unknown) => boolean>>;

type Relation = keyof typeof relations;
const names = Object.keys(relations) as readonly Relation[];

/** Names of the other fields on which it depends whether a value of the field is allowed. */
export const dependsOn = (field: Field): string[] =>
  [
    field.showIf?.field,
    field.bytes?.top === undefined ? undefined : 'parentId',
    ...names.map((name) => field[name]),
  ].filter((name) => name !== undefined);

/** Length of a text as services count it that count bytes. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** The bytes of a text that are more than its field allows; null where they are not. */
function tooManyBytes({ bytes }: Field, value: unknown, parent: unknown): Pick<Issue, 'rule' | 'params'> | null {
  if (bytes === undefined) return null;
  const isTop = parent === null || parent === undefined || ['', '0'].includes(String(parent));
  const max = isTop ? (bytes.top ?? bytes.max) : bytes.max;
  const size = bytesOf(String(value));
  return size > max ? { rule: 'bytes', params: { max, size } } : null;
}

/**
 * The first relation to another field of the row that a value breaks; null when it breaks none.
 * `otherOf` gives the stored form of another field's value, null where it has none: then nothing is compared.
 */
export function brokenRelation(
  field: Field,
  value: unknown,
  otherOf: (name: string) => unknown,
): Pick<Issue, 'rule' | 'params'> | null {
  for (const name of names) {
    const other = field[name];
    if (other === undefined) continue;
    const there = otherOf(other);
    if (there !== null && there !== undefined && !relations[name](value, there))
      return { rule: name, params: { other } };
  }
  const long = tooManyBytes(field, value, otherOf('parentId'));
  if (long !== null) return long;
  if (field.most !== undefined && String(value).split(',').length > field.most)
    return { rule: 'most', params: { max: field.most } };
  return null;
}

/** Names of the fields that a fact among rows is about. */
export const constrainedFields = (fact: RowConstraint): string[] => [
  ...fact.within,
  ...(fact.kind === 'disjoint' ? [fact.from, fact.to, fact.whole.through] : [fact.field]),
  ...(fact.kind === 'distinct' && fact.only !== undefined ? ['parentId'] : []),
];
