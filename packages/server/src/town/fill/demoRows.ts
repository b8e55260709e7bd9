import type { Field } from '@lattice/api/field';
import { isMany, kindOf } from '@lattice/api/kinds/kindOf';
import type { Resource } from '@lattice/api/resource';
import { isShown } from '@lattice/api/isShown';
import type { Seed } from '../Seed.ts';
import { dictionaryKeys } from './dictionaryKeys.ts';
import { idOf } from '../idOf.ts';
import type { Person } from '../people/people.ts';
import { senses } from './sense.ts';
import { type Spot, spotOf } from './Spot.ts';
import type { Count, Town } from '../Town.ts';

/** A row by wire name. */
export type Row = Record<string, unknown>;

function keyOf(field: Field, { random }: Spot): string {
  const keys = dictionaryKeys(field.dict ?? '').filter((key) => key !== '99');
  return random.weighted(keys.slice(0, 6).map((key, i) => [key, 6 - i]));
}

function byKind(name: string, field: Field, spot: Spot): unknown {
  if (field.default !== undefined) return field.default;
  const { family } = kindOf(field);
  if (isMany(field) && family === 'choice')
    return [...new Set([keyOf(field, spot), keyOf(field, spot)])].sort().join(',');
  if (family === 'switch') return 0;
  if (field.readonly === true) return null;
  if (family === 'choice') return keyOf(field, spot);
  const least = field.required === true ? 1 : 0;
  if (family === 'number') return spot.random.int(Math.max(field.min ?? least, least), Math.min(field.max ?? 20, 20));
  // Whether it must be given may depend on another field; the rows are checked as a whole.
  if (field.required !== true || field.showIf !== undefined) return null;
  throw new Error(`The demo town has no sense of ${name} (${field.label}), which must be given`);
}

/** Completes a row: what is given stays, the rest comes from the spot by the names and kinds of the fields. */
export function completeRow(
  definition: Pick<Resource, 'path' | 'fields' | 'states' | 'moreStates'>,
  given: Row,
  spot: Spot,
): Row {
  const row: Row = {
    id: idOf(definition.path, spot.n),
    createTime: spot.moment,
    updateTime: spot.moment,
    createUser: spot.member.userId,
    createDept: spot.community.deptId,
    ...given,
  };
  for (const [name, field] of Object.entries(definition.fields)) {
    if (field.kind === 'computed' || Object.hasOwn(given, name)) continue;
    const sense =
      field.readonly === true && field.derive === undefined && !Object.hasOwn(senses, name) ? undefined : senses[name];
    const value = sense ? sense(spot, field) : byKind(name, field, spot);
    row[name] = value === '' ? null : value;
  }
  for (const [name, field] of Object.entries(definition.fields))
    if (field.kind !== 'computed' && !isShown(field, row)) row[name] = null;
  return row;
}

/** How a register is filled. */
export interface DemoFill {
  /** About whom the rows are, in order; anybody without it. */
  about?(town: Town): readonly Person[];
}

/**
 * Start data of a register of the demo town: so many rows (or one for each person that it is about), each completed
 * from its spot.
 */
export const demoRows = (
  definition: Pick<Resource, 'path' | 'fields' | 'states' | 'moreStates'>,
  count: Count | number,
  make: (spot: Spot) => Row = () => ({}),
  { about }: DemoFill = {},
): Seed => ({
  demo: true,
  rows: (town) => {
    const whom = about?.(town);
    const length = whom?.length ?? (typeof count === 'number' ? count : count[town.scale]);
    return Array.from({ length }, (_, n) => {
      const spot = spotOf(town, definition.path, n, whom?.[n]);
      return completeRow(definition, make(spot), spot);
    });
  },
});
