import type { Field, Initial, Sensitivity } from '@lattice/api/field';
import { isWritable } from '@lattice/api/validate';
import { loadResources } from '@lattice/server/start/load';
import { describe, expect, it } from 'vitest';

const all = await loadResources();
const fields = [...all.values()].flatMap(({ path, fields: own }) =>
  Object.entries(own).map(([name, field]) => ({ at: `${path}.${name}`, field, own })),
);

const kinds: Record<Initial, readonly Field['kind'][]> = {
  ownGrid: ['ref', 'refs'],
  ownMember: ['ref'],
  me: ['user'],
  myName: ['text'],
  myPhone: ['phone'],
  myDept: ['dept'],
  now: ['datetime'],
  today: ['date'],
};
const texts: readonly Field['kind'][] = ['text', 'longtext'];
/** What a mask hides: a class may only be copied into one that hides as much. */
const hides = (field: Field): Sensitivity | 'nothing' => field.sensitive ?? 'nothing';

describe('what a definition says of the values of a new record', () => {
  it.each(fields.filter(({ field }) => field.copy !== undefined).map((one) => [one.at, one] as const))(
    '%s is copied from a field of its kind that is not more sensitive',
    (_, { field, own }) => {
      const reference = own[field.copy?.through ?? ''];
      const source = all.get(reference?.to ?? '')?.fields[field.copy?.field ?? ''];
      expect(reference?.kind).toBe('ref');
      expect(source).toBeDefined();
      expect(source?.sensitive === undefined || hides(field) === source.sensitive).toBe(true);
      const shape = (one: Field | undefined) =>
        one !== undefined && texts.includes(one.as ?? one.kind) ? 'text' : [one?.kind, one?.dict, one?.to];
      expect(shape(field)).toEqual(shape(source));
    },
  );

  it.each(fields.filter(({ field }) => field.compose !== undefined).map((one) => [one.at, one] as const))(
    '%s is composed of fields of its own',
    (_, { field, own }) => {
      expect(isWritable(field)).toBe(true);
      for (const part of field.compose ?? []) {
        const [name = ''] = Array.from(part.matchAll(/\{(\w+)\}/g), (found) => found[1] ?? '');
        expect(Object.keys(own)).toContain(name);
        expect(own[name]?.sensitive === undefined || field.sensitive !== undefined).toBe(true);
      }
    },
  );

  it.each(fields.filter(({ field }) => field.initial !== undefined).map((one) => [one.at, one] as const))(
    '%s begins with a value of its kind',
    (_, { field }) => {
      // What the server copies is shown before it does.
      expect(isWritable(field) || field.copy !== undefined).toBe(true);
      expect(kinds[field.initial ?? 'now']).toContain(field.kind);
      expect(field.initial !== 'ownGrid' || field.to === 'grid/grid').toBe(true);
      expect(field.initial !== 'ownMember' || field.to === 'grid/gridmember').toBe(true);
    },
  );

  it.each(fields.filter(({ field }) => field.byPoint !== undefined).map((one) => [one.at, one] as const))(
    '%s stands beside a point',
    (_, { field, own }) => {
      expect(field.to).toBe('grid/grid');
      const axes = Object.values(own).flatMap(({ axis, pair }) => (pair === undefined ? (axis ?? []) : []));
      expect(axes.toSorted()).toEqual(['lat', 'lng']);
    },
  );
});
