import {
  type Field,
  type FieldOptions,
  date,
  datetime,
  dept,
  dict,
  file,
  files,
  idcard,
  image,
  images,
  integer,
  json,
  longtext,
  money,
  month,
  multidict,
  number,
  phone,
  ref,
  refs,
  region,
  richtext,
  text,
  time,
  toggle,
  url,
  user,
} from '@lattice/api/field';
import type { Prototype } from '@lattice/api/resources/blade-develop/model';

/** How a component of a form is made as a field: the maker of its kind, and what it asks for besides a label. */
interface Making {
  maker: MakerName;
  needs?: 'dict' | 'to';
}

const makers = {
  text,
  longtext,
  richtext,
  number,
  integer,
  money,
  toggle,
  date,
  datetime,
  month,
  time,
  phone,
  idcard,
  url,
  image,
  images,
  file,
  files,
  user,
  dept,
  region,
  json,
  dict,
  multidict,
  ref,
  refs,
};

type MakerName = keyof typeof makers;

const choice: Making = { maker: 'dict', needs: 'dict' };
const byComponent: Readonly<Record<string, Making>> = {
  textarea: { maker: 'longtext' },
  select: choice,
  radio: choice,
  tree: choice,
  checkbox: { maker: 'multidict', needs: 'dict' },
  switch: { maker: 'toggle' },
  ref: { maker: 'ref', needs: 'to' },
  refs: { maker: 'refs', needs: 'to' },
  ...Object.fromEntries(
    (
      [
        'richtext',
        'number',
        'integer',
        'money',
        'date',
        'datetime',
        'month',
        'time',
        'phone',
        'idcard',
        'url',
        'image',
        'images',
        'file',
        'files',
        'user',
        'dept',
        'region',
        'json',
      ] as const
    ).map((maker) => [maker, { maker }]),
  ),
};

const byType: readonly (readonly [test: RegExp, maker: MakerName])[] = [
  [/bool|tinyint\(1\)|^bit$/, 'toggle'],
  [/int|serial/, 'integer'],
  [/numeric|decimal|double|real|float|number/, 'number'],
  [/timestamp|datetime/, 'datetime'],
  [/^date/, 'date'],
  [/^time/, 'time'],
  [/json/, 'json'],
];

/** The kind that a type of a column or of a property has by itself. */
const plainMaker = ({ jdbcType, propertyType }: Prototype): MakerName =>
  byType.find(([test]) => test.test(jdbcType.toLowerCase()))?.[1] ??
  byType.find(([test]) => test.test(propertyType.toLowerCase()))?.[1] ??
  'text';

/** A field of a generated definition, and how it is written. */
export interface MadeField {
  name: string;
  maker: MakerName;
  /** What stands between label and options: a dictionary, or the path of a register. */
  about: string;
  options: FieldOptions;
  field: Field;
}

const LONG = 500;
const MOST_TEXT = 4000;

/** Length of `varchar(64)`, decimals of `numeric(9, 2)`. */
function sizeOf(maker: MakerName, jdbcType: string): FieldOptions {
  const [, first, second] = /\((\d{1,5})(?:\s*,\s*(\d{1,2}))?\)/.exec(jdbcType) ?? [];
  if (maker === 'text' || maker === 'longtext')
    return first === undefined ? {} : { max: Math.max(1, Math.min(Number(first), MOST_TEXT)) };
  return maker === 'number' && second !== undefined ? { scale: Math.min(Number(second), 9) } : {};
}

/** Makes the field of a prototype; `name` is its name on the wire, `label` what people read. */
export function fieldOf(prototype: Prototype, name: string, label: string, dictionary: string): MadeField {
  const { componentType, jdbcType, isForm, isList, isQuery, isRequired, refersTo } = prototype;
  const wanted = Object.hasOwn(byComponent, componentType) ? byComponent[componentType] : undefined;
  const about = wanted?.needs === 'to' ? refersTo : dictionary;
  const chosen = wanted === undefined && dictionary !== '' ? choice : wanted;
  const given = chosen === undefined || (chosen.needs !== undefined && about === '') ? undefined : chosen;
  const plain = plainMaker(prototype);
  const made = given?.maker ?? plain;
  const maker = made === 'text' && (sizeOf('text', jdbcType).max ?? 0) > LONG ? 'longtext' : made;
  const isStored = maker !== 'json' && isForm === 1;
  const options: FieldOptions = {
    ...(isRequired === 1 && isStored && { required: true }),
    ...(isQuery === 1 && maker !== 'json' && { search: true }),
    ...(isList === 1 && maker !== 'json' && maker !== 'richtext' && { list: true }),
    // Nobody types JSON, and what no form asks for is the server's.
    ...(!isStored && { readonly: true }),
    ...sizeOf(maker, jdbcType),
  };
  const needs = given?.needs === undefined ? '' : about;
  const make = makers[maker] as (...parts: unknown[]) => Field;
  return {
    name,
    maker,
    about: needs,
    options,
    field: needs === '' ? make(label, options) : make(label, needs, options),
  };
}
