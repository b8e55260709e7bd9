import type { Field, Fields } from '@lattice/api/field';
import { isShown } from '@lattice/api/isShown';
import { type Resource, statesOf } from '@lattice/api/resource';
import type { Shape } from '@lattice/api/shape';
import { isWritable } from '@lattice/api/validate';
import fc from 'fast-check';
import { fixedValues } from './fixedValues.ts';

/** Keys and ids that rows of a town may point to. */
export interface Known {
  keys: ReadonlyMap<string, readonly string[]>;
  ids: ReadonlyMap<string, readonly string[]>;
}

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((d) => d.toISOString().slice(0, 10));
const position = fc
  .tuple(fc.integer({ min: 0, max: 1800 }), fc.integer({ min: 0, max: 900 }))
  .map(([x, y]): [number, number] => [x / 10, y / 10]);
const polygon = fc.tuple(position, fc.integer({ min: 1, max: 9 })).map(([[x, y], w]) => {
  const ring = [
    [x, y],
    [Math.min(180, x + w / 100), y],
    [x, Math.min(90, y + w / 100)],
  ];
  return { type: 'Polygon', coordinates: [[...ring, ring[0]]] };
});
const line = fc
  .uniqueArray(position, { minLength: 2, maxLength: 5, selector: String })
  .map((coordinates) => ({ type: 'LineString', coordinates }));
const phone = fc
  .tuple(fc.constantFrom('3', '5', '9'), fc.stringMatching(/^\d{9}$/))
  .map(([second, rest]) => `1${second}${rest}`);
/** An identity number whose region was never assigned, with its check digit (GB 11643-1999). */
export const idCard = (birth: string, order: number): string => {
  const body = `990101${birth.replaceAll('-', '')}${String(order % 1000).padStart(3, '0')}`;
  const sum = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2].reduce(
    (total, weight, i) => total + weight * Number(body[i]),
    0,
  );
  return `${body}${'10X98765432'[sum % 11]}`;
};
const letters = Array.from('网格化社会治理枫桥镇ABCxyz0189%_\\\'"; -');
const words = (max: number) =>
  fc
    .string({ minLength: 1, maxLength: Math.min(max, 30), unit: fc.constantFrom(...letters) })
    .map((s) => s.trim())
    .filter((s) => s !== '' && !s.includes('*'));

/** Values that a field takes; null where a row of the town cannot have one (nothing there to point to). */
function valueOf(field: Field, known: Known): fc.Arbitrary<unknown> | null {
  const some = (list: readonly string[] | undefined) =>
    list === undefined || list.length === 0
      ? null
      : fc.subarray([...list].slice(0, 6), { minLength: 1 }).map((keys) => keys.join(','));
  const one = (list: readonly string[] | undefined) =>
    list === undefined || list.length === 0 ? null : fc.constantFrom(...list);
  switch (field.kind) {
    case 'text':
      return field.pattern === undefined
        ? words(field.bytes === undefined ? (field.max ?? 100) : Math.floor((field.bytes.top ?? field.bytes.max) / 3))
        : fc.stringMatching(new RegExp(field.pattern)).filter((s) => s.length > 0 && s.length <= (field.max ?? 100));
    case 'longtext':
    case 'richtext':
      return words(field.max ?? 1000);
    case 'integer':
      return fc.integer({ min: field.min ?? -1000, max: field.max ?? 100_000 });
    case 'number':
    case 'money':
      return fc
        .integer({ min: Math.ceil(field.min ?? -1000), max: Math.floor(field.max ?? 10_000) })
        .map((n) => (field.scale === 0 || n === field.max ? n : n + 0.5));
    case 'switch':
      return fc.constantFrom(0, 1);
    case 'date':
      return field.derive === undefined ? day : day.filter((d) => d < '2025');
    case 'datetime':
      return day.map((d) => `${d} 08:30:00`);
    case 'phone':
      return phone;
    case 'idcard':
      return fc
        .tuple(
          day.filter((d) => d < '2025'),
          fc.nat(999),
        )
        .map(([birth, order]) => idCard(birth, order));
    case 'month':
      return day.map((d) => d.slice(0, 7));
    case 'time':
      return fc.constantFrom('00:00:00', '08:30:00', '23:59:59');
    case 'url':
      return fc.constantFrom('https://example.org/a?b=1', 'http://town.example.org');
    case 'json':
      return field.shape === undefined
        ? fc.constantFrom([{ name: '一', value: 1 }], { any: [1, '2'] })
        : partsOf(field.shape, known);
    case 'multidict':
      return some(known.keys.get(field.dict ?? ''));
    case 'refs':
      return some(known.ids.get(field.to ?? ''));
    case 'user':
      return one(known.ids.get('blade-user'));
    case 'file':
    case 'files':
      return fc.constantFrom('/files/0123456789abcdef0123456789abcdef.pdf', 'https://example.org/a.pdf');
    case 'dict':
      return one(known.keys.get(field.dict ?? ''));
    case 'ref':
      return one(known.ids.get(field.to ?? ''));
    case 'dept':
      return one(known.ids.get('blade-system/dept'));
    case 'region':
      return one(known.ids.get('blade-system/region'));
    case 'lnglat':
      return fc.integer({ min: 0, max: 89_999_999 }).map((n) => String(n / 1_000_000));
    case 'geometry':
      return field.geomType === 'LineString' ? line : polygon;
    case 'images':
    case 'image':
      return fc.constantFrom('/files/0123456789abcdef0123456789abcdef.png', 'https://example.org/a.png');
    default:
      return null;
  }
}

const isMany = ({ kind }: Field) => kind === 'refs' || kind === 'multidict';

/**
 * Objects of some fields, in the form in which they are stored: several ids are an array, and what is not shown is left
 * out.
 */
function objectOf(fields: Fields, known: Known): fc.Arbitrary<Record<string, unknown>> {
  const model: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = field.readonly === true ? null : valueOf(field, known);
    if (value !== null) model[name] = isMany(field) ? value.map((keys) => String(keys).split(',')) : value;
  }
  return fc.record(model).map((row) => {
    const shown = Object.entries(inOrder({ fields }, row)).filter(([name]) => isShown(fields[name] as Field, row));
    return Object.fromEntries(shown);
  });
}

/** Values of a shape. */
export function partsOf(shape: Shape, known: Known): fc.Arbitrary<unknown> {
  if (shape.kind === 'ids') return fc.constant((known.ids.get('blade-user') ?? ['1']).slice(0, 2));
  const one = objectOf(shape.fields, known);
  if (shape.kind === 'record') return one;
  const { number } = shape;
  return fc
    .array(one, { minLength: 1, maxLength: 3 })
    .map((rows) => (number === undefined ? rows : rows.map((row, at) => ({ [number]: at + 1, ...row }))));
}

let made = 0;

/** An area of some metres in the sea, beside which no other one lies. */
function ownArea(): unknown {
  made += 1;
  const [x, y] = [120 + (made % 1000) / 100, 10 + Math.floor(made / 1000) / 100];
  return {
    type: 'Polygon',
    coordinates: [
      [
        [x, y],
        [x + 0.005, y],
        [x, y + 0.005],
        [x, y],
      ],
    ],
  };
}

/** Values that no two rows share: counted texts, telephones and identity numbers; other kinds by their chance. */
function unique(field: Field, value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const count = (text: (n: number) => string) => fc.constant(null).map(() => text((made += 1)));
  if (field.apart !== undefined) return fc.constant(null).map(ownArea);
  if (field.kind === 'phone') return count((n) => `159${String(n).padStart(8, '0')}`);
  if (field.kind === 'idcard') return count((n) => idCard(`${1940 + (Math.floor(n / 1000) % 60)}-01-01`, n));
  return field.kind === 'text' && field.pattern === undefined ? count((n) => `U${Date.now() % 1e7}x${n}`) : value;
}

/** A row whose values stand to each other as their fields say. */
function inOrder({ fields }: Pick<Resource, 'fields'>, row: Record<string, unknown>): Record<string, unknown> {
  const ordered = { ...row };
  for (const [name, { notBefore, atLeast, above, most }] of Object.entries(fields)) {
    if (!(name in ordered)) continue;
    const other = (of: string | undefined) => (of === undefined ? undefined : ordered[of]);
    if (other(notBefore) !== undefined && String(ordered[name]) < String(other(notBefore)))
      ordered[name] = other(notBefore);
    if (other(atLeast) !== undefined && Number(ordered[name]) < Number(other(atLeast))) ordered[name] = other(atLeast);
    if (other(above) !== undefined && Number(ordered[name]) <= Number(other(above)))
      ordered[name] = Number(other(above)) + 1;
    if (most !== undefined) ordered[name] = String(ordered[name]).split(',').slice(0, most).join(',');
  }
  return ordered;
}

/**
 * Values that keep what must hold among the rows of a register, whatever rows it has: numbers that grow, ranges that
 * lie behind each other, switches that are off, names of their own.
 */
function amongRows(
  { constraints = [] }: Pick<Resource, 'constraints'>,
  row: Record<string, unknown>,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const fact of constraints) {
    made += 1;
    if (fact.kind === 'disjoint') Object.assign(values, { [fact.from]: 10 * made, [fact.to]: 10 * made + 5 });
    else {
      const own = { single: 0, increasing: 200_000 + made, distinct: String(200_000 + made) };
      values[fact.field] = own[fact.kind];
    }
  }
  return { ...row, ...Object.fromEntries(Object.entries(values).filter(([name]) => name in row)) };
}

/** A row whose lists of ids are of people, and say so in the field beside. */
const withIds = ({ fields }: Resource, row: Record<string, unknown>): Record<string, unknown> => ({
  ...row,
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, { shape, within }]) =>
      shape?.kind === 'ids' && within !== undefined && name in row
        ? [[within, Object.keys(shape.of).find((key) => shape.of[key] === 'user')]]
        : [],
    ),
  ),
});

/** Rows of a register that its server must take: all required fields, any of the others, unique ones never twice. */
export function rowsOf(resource: Resource, known: Known): fc.Arbitrary<Record<string, unknown>> {
  const moved = new Set(statesOf(resource).map(({ field }) => field));
  const required: string[] = [];
  const model: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [name, field] of Object.entries(resource.fields)) {
    const isDrawn = isWritable(field) && name !== 'parentId' && !moved.has(name);
    const set = fixedValues[resource.path]?.[name];
    const value = !isDrawn || set === null ? null : set === undefined ? valueOf(field, known) : fc.constant(set);
    if (value === null) continue;
    model[name] = field.unique === true || field.apart !== undefined ? unique(field, value) : value;
    if (field.required === true) required.push(name);
  }
  return fc
    .record(model, { requiredKeys: required })
    .map((row) => withIds(resource, inOrder(resource, amongRows(resource, row))));
}
