import { isId } from '@lattice/api/isId';
import { isMany, isScoped, kindOf } from '@lattice/api/kinds/kindOf';
import { readValue } from '@lattice/api/readValue';
import { type Condition, type Operand, type Placeholder, ScopeFault } from '../access/grammar.ts';
import { say, labelMessage } from '../words/say.ts';
import type { Column, Table } from './table.ts';

/** Whose rows are asked for. */
export interface ScopeSubject {
  userId: string;
  deptId: string;
}

/** Puts a value into a statement, as a parameter or quoted, and says how it stands there. */
export type Place = (value: string | readonly string[] | null) => string;

/** A column by its name on either side of the wire. */
export const findColumn = (table: Table, name: string): Column | undefined =>
  table.columns.get(name) ?? [...table.columns.values()].find((column) => column.sql === name);

/** Path of the register whose ids a column holds. */
function idsOf(table: Table, column: Column): string | undefined {
  if (column.name === 'id') return table.resource.path;
  const { family, key, to } = kindOf(column);
  return family === 'reference' && key === undefined ? (column.field?.to ?? to) : undefined;
}

const kept: Readonly<Record<Placeholder, string>> = {
  user: 'blade-user',
  dept: 'blade-system/dept',
  deptAndBelow: 'blade-system/dept',
  myGrids: 'grid/grid',
  deptGrids: 'grid/grid',
  myMember: 'grid/gridmember',
  myMarkets: 'project/pointsMarket',
};

/** True when a column holds ids of what a placeholder stands for. */
export const acceptsPlaceholder = (table: Table, column: Column, placeholder: Placeholder): boolean =>
  idsOf(table, column) === kept[placeholder];

const deptsFor = (p: Place, { deptId }: ScopeSubject) =>
  `with recursive d as (select id from blade_system_dept where id = ${p(deptId || null)}::bigint and is_deleted = 0
        union select n.id from blade_system_dept n join d on n.parent_id = d.id where n.is_deleted = 0)
    select id
    from d`;
const membersFor = (p: Place, { userId }: ScopeSubject) =>
  `select m.id from grid_gridmember m where m.user_id = ${p(userId)}::bigint and m.is_deleted = 0`;
const gridsFrom = (own: string) =>
  `with recursive g as (${own} union select n.id from grid_grid n join g on n.parent_id = g.id where n.is_deleted = 0)
    select id
    from g`;

/** Ids that a placeholder stands for, as a statement. */
const idsFor: Readonly<Record<Placeholder, (p: Place, asker: ScopeSubject) => string>> = {
  user: (p, { userId }) => `select ${p(userId)}::bigint`,
  dept: (p, { deptId }) => `select ${p(deptId || null)}::bigint`,
  deptAndBelow: deptsFor,
  myMember: membersFor,
  myMarkets: (p, { userId }) =>
    `select k.id from project_pointsmarket k where k.manager_user = ${p(userId)}::bigint and k.is_deleted = 0`,
  myGrids: (p, asker) =>
    gridsFrom(
      `select l.gridding_id as id
        from grid_gridmemberintermediate l
        where l.is_current = 1 and l.is_deleted = 0 and l.grid_member_id in (${membersFor(p, asker)})`,
    ),
  deptGrids: (p, asker) =>
    gridsFrom(`select o.id from grid_grid o where o.is_deleted = 0 and o.dept_id in (${deptsFor(p, asker)})`),
};

const isReadable = (column: Column, value: string) => {
  const { family, key } = kindOf(column);
  if (family === 'reference' && key === undefined) return isId(value);
  return column.field === undefined ? /^-?\d{1,9}$/.test(value) : 'value' in readValue(column.field, value);
};

/** The column that a test names; throws a `ScopeFault` where there is none, or it cannot be compared so. */
function testedColumn(table: Table, field: string, at: number, operand: Operand): Column {
  const column = findColumn(table, field);
  if (
    column === undefined ||
    column.field?.secret === true ||
    column.name === 'tenantId' ||
    column.name === 'isDeleted'
  )
    throw new ScopeFault(at, say`${labelMessage(table.resource.label)}没有名为“${field.slice(0, 60)}”的字段`);
  if (column.field?.sensitive !== undefined || !isScoped(column))
    throw new ScopeFault(at, say`字段“${field}”不能用于数据权限`);
  if ('placeholder' in operand) {
    if (!acceptsPlaceholder(table, column, operand.placeholder))
      throw new ScopeFault(at, say`字段“${field}”不能与 ${`{${operand.placeholder}}`} 比较`);
    return column;
  }
  const wrong = operand.values.find((value) => value !== '' && !isReadable(column, value));
  if (wrong !== undefined) throw new ScopeFault(at, say`“${wrong.slice(0, 60)}”不是字段“${field}”的值`);
  return column;
}

/** Throws a `ScopeFault` where a condition does not fit a table. */
export function checkCondition(condition: Condition, table: Table): void {
  if (condition.kind === 'test') testedColumn(table, condition.field, condition.at, condition.operand);
  else for (const part of condition.parts) checkCondition(part, table);
}

function amongValues(column: Column, name: string, values: readonly string[], p: Place): string {
  const said = values.filter((value) => value !== '');
  const parts = values.includes('') ? [`coalesce(${name}::text, '') = ''`] : [];
  if (said.length > 0)
    parts.push(
      isMany(column)
        ? `string_to_array(nullif(${name}, ''), ',') && ${p(said)}::text[]`
        : `${name}::text = any(${p(said)}::text[])`,
    );
  return `(${parts.join(' or ')})`;
}

function amongIds(column: Column, name: string, ids: string): string {
  return isMany(column)
    ? `string_to_array(nullif(${name}, ''), ',') && array(select s.id::text from (${ids}) s (id))`
    : `${name} in (${ids})`;
}

/** A checked condition over the rows `alias` of its table as SQL; all that people wrote travels as parameters. */
export function conditionSql(condition: Condition, table: Table, alias: string, p: Place, asker: ScopeSubject): string {
  if (condition.kind !== 'test') {
    const parts = condition.parts.map((part) => conditionSql(part, table, alias, p, asker));
    return `(${parts.join(condition.kind === 'all' ? ' and ' : ' or ')})`;
  }
  const { field, at, operator, operand } = condition;
  const column = testedColumn(table, field, at, operand);
  const name = `${alias}."${column.sql}"`;
  const found =
    'placeholder' in operand
      ? amongIds(column, name, idsFor[operand.placeholder](p, asker))
      : amongValues(column, name, operand.values, p);
  return operator === '<>' ? `((${found}) is not true)` : `(${found})`;
}
