import type { Field } from '@lattice/api/field';
import type { Prototype, TableColumn } from '@lattice/api/resources/blade-develop/model';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';
import { isSwitch, readComment, writeChoices } from './generate/choices.ts';

const camel = (name: string) => name.replaceAll(/_([a-z])/g, (_, c: string) => c.toUpperCase());
const kinds: readonly (readonly [test: RegExp, property: string, component: string])[] = [
  [/int|numeric|double|real/, 'number', 'number'],
  [/timestamp/, 'datetime', 'datetime'],
  [/^date$/, 'date', 'date'],
  [/json/, 'json', 'json'],
  [/.*/, 'text', 'input'],
];
const SYSTEM = new Set([
  'id',
  'tenant_id',
  'create_user',
  'create_dept',
  'create_time',
  'update_user',
  'update_time',
  'status',
  'is_deleted',
  'rev',
]);

/** Kinds whose component has another name, or that a generated form leaves to the server. */
const components: Readonly<Record<string, string>> = {
  text: 'input',
  longtext: 'textarea',
  dict: 'select',
  multidict: 'checkbox',
  lnglat: 'number',
  geometry: 'json',
};

/** What the definition of a register of the product says of a column, or else its comment. */
function meaningOf({ comment, type }: TableColumn, field: Field | undefined) {
  if (field !== undefined)
    return {
      jdbcComment: field.label,
      componentType: components[field.kind] ?? field.kind,
      dictCode: field.dict ?? '',
      choices: '',
      refersTo: field.to ?? '',
      isList: field.list === true ? 1 : 0,
      isQuery: field.search === true ? 1 : 0,
      ...(field.max !== undefined && /text|varying/.test(type) && { jdbcType: `varchar(${field.max})` }),
    };
  const { label, choices } = readComment(comment);
  return {
    jdbcComment: label,
    ...(choices.length > 0 && { componentType: isSwitch(choices) ? 'switch' : 'select' }),
    dictCode: '',
    choices: isSwitch(choices) ? '' : writeChoices(choices),
    refersTo: '',
  };
}

/**
 * The prototype of a table: its columns but the system's. `known` are the fields by column where a register of the
 * product has the table.
 */
export const prototypesOf = (
  { fields }: { fields: readonly TableColumn[] },
  known: ReadonlyMap<string, Field> = new Map(),
): Prototype[] =>
  fields
    .filter((column) => !SYSTEM.has(column.name))
    .map((column) => {
      const [, propertyType, componentType] = kinds.find(([test]) => test.test(column.type)) ?? [/x/, 'text', 'input'];
      return {
        jdbcName: column.name,
        jdbcType: column.type,
        english: '',
        propertyName: camel(column.name),
        propertyType,
        isList: 1,
        isForm: 1,
        isRequired: column.isRequired ? 1 : 0,
        isQuery: 0,
        componentType,
        ...meaningOf(column, known.get(column.name)),
      };
    });

const word = (row: Readonly<Record<string, unknown>>, name: string, most = 200) =>
  typeof row[name] === 'string' ? row[name].slice(0, most) : '';
const flag = (row: Readonly<Record<string, unknown>>, name: string) => (Number(row[name]) === 1 ? 1 : 0);

/** A prototype out of a row as it was sent or stored; null without names that can stand in code. */
function prototypeIn(item: unknown): Prototype | null {
  const row = (typeof item === 'object' && item !== null ? item : {}) as Readonly<Record<string, unknown>>;
  const [jdbcName, propertyName] = [word(row, 'jdbcName'), word(row, 'propertyName')];
  if (!/^[a-z_][a-z0-9_]*$/i.test(jdbcName) || !/^[a-z_]\w*$/i.test(propertyName)) return null;
  return {
    jdbcName,
    propertyName,
    jdbcType: word(row, 'jdbcType'),
    jdbcComment: word(row, 'jdbcComment'),
    english: word(row, 'english'),
    propertyType: word(row, 'propertyType') || 'text',
    isList: flag(row, 'isList'),
    isForm: flag(row, 'isForm'),
    isRequired: flag(row, 'isRequired'),
    isQuery: flag(row, 'isQuery'),
    componentType: word(row, 'componentType'),
    dictCode: word(row, 'dictCode'),
    choices: word(row, 'choices', 1000),
    refersTo: word(row, 'refersTo'),
  };
}

/** Prototypes out of a body; refused without names that can stand in code. */
export function readPrototypes(raw: unknown): Prototype[] {
  if (!Array.isArray(raw) || raw.length === 0 || raw.length > 300)
    throw new Refusal(400, say`参数“list”应为 1 到 300 个字段的列表`);
  return raw.map((item: unknown, i) => {
    const prototype = prototypeIn(item);
    if (prototype === null) throw new Refusal(400, say`第 ${i + 1} 个字段的名称不正确：应由字母、数字和下划线组成`);
    return prototype;
  });
}

/**
 * The prototypes that a model keeps, without the system's columns; none where it keeps none that can be read, so that
 * those of its table stand in.
 */
export function keptPrototypes(raw: unknown): Prototype[] {
  const rows: unknown[] = Array.isArray(raw) ? raw : [];
  return rows.flatMap((row) => {
    const prototype = prototypeIn(row);
    return prototype === null || SYSTEM.has(prototype.jdbcName.toLowerCase()) ? [] : [prototype];
  });
}
