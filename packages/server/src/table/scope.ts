import { isReference } from '@lattice/api/kinds/kindOf';
import type { Resource } from '@lattice/api/resource';
import { type Condition, ScopeFault, parseScope } from '../access/grammar.ts';
import { scopesFor } from '../access/scopes.ts';
import type { RowScope } from '../call/RoleScopes.ts';
import type { Context } from '../call/Context.ts';
import { say, labelMessage } from '../words/say.ts';
import { type Place, checkCondition, findColumn, conditionSql, acceptsPlaceholder } from './conditions.ts';
import { readRows } from './readers.ts';
import { type Table, columnOf, hasTable, tableOf } from './table.ts';

const kinds = {
  '2': { placeholder: 'user', usual: 'createUser', says: say`人员` },
  '3': { placeholder: 'dept', usual: 'createDept', says: say`机构` },
  '4': { placeholder: 'deptAndBelow', usual: 'createDept', says: say`机构` },
} as const;

/** The condition of a stored scope on a table, null for all rows; throws a `ScopeFault` where it does not fit. */
export function conditionOf({ scopeType, scopeColumn, scopeValue }: RowScope, table: Table): Condition | null {
  if (scopeType === '1') return null;
  if (scopeType === '5') {
    const condition = parseScope(scopeValue);
    checkCondition(condition, table);
    return condition;
  }
  if (scopeType !== '2' && scopeType !== '3' && scopeType !== '4') throw new ScopeFault(1, say`规则类型应为 1 到 5`);
  const { placeholder, usual, says } = kinds[scopeType];
  // The stock client sends create_dept for every type.
  const isUnsaid = scopeColumn === '' || (scopeType === '2' && scopeColumn === 'create_dept');
  const column = findColumn(table, isUnsaid ? usual : scopeColumn);
  if (column === undefined || !acceptsPlaceholder(table, column, placeholder))
    throw new ScopeFault(
      1,
      say`权限字段“${scopeColumn.slice(0, 60)}”不是${labelMessage(table.resource.label)}的${says}字段`,
    );
  return { kind: 'test', field: column.name, at: 1, operator: 'in', operand: { placeholder } };
}

/**
 * Column and register of the row with which the rows of a register are seen: the one that `seenWith` names, without a
 * menu the first that is required.
 */
function ownerOf(
  resource: Resource,
  resources: ReadonlyMap<string, Resource>,
): { column: string; owner: Table } | null {
  const { menu, seenWith } = resource;
  if (menu !== undefined && seenWith === undefined) return null;
  for (const [name, field] of Object.entries(resource.fields)) {
    if (seenWith !== undefined && name !== seenWith) continue;
    const owner =
      isReference(field) && field.required === true && field.to !== undefined ? resources.get(field.to) : undefined;
    if (owner?.menu !== undefined && hasTable(owner))
      return { column: columnOf(tableOf(resource), name).sql, owner: tableOf(owner) };
  }
  return null;
}

/** A stored scope as a condition; one that does not fit its table any more shows nothing. */
function fitting(scope: RowScope, table: Table): Condition | 'none' | null {
  try {
    return conditionOf(scope, table);
  } catch (error) {
    if (error instanceof ScopeFault) return 'none';
    throw error;
  }
}

/** What the scopes of a person's roles show of a table; '' for all of it. */
function scopedRows(table: Table, context: Pick<Context, 'person' | 'resources'>, p: Place, alias: string): string {
  const { person, resources } = context;
  if (person === null) return '';
  const owned = ownerOf(table.resource, resources);
  if (owned !== null) {
    const inner = visibleRows(owned.owner, context, p, 'o');
    return inner === '' ? '' : `${alias}."${owned.column}" in (select o.id from ${owned.owner.name} o where ${inner})`;
  }
  const scopes = scopesFor(person, table.resource);
  if (scopes === null) return '';
  const parts = scopes.flatMap((scope) => {
    const condition = fitting(scope, table);
    if (condition === 'none') return [];
    return condition === null ? ['true'] : [conditionSql(condition, table, alias, p, person)];
  });
  return parts.length === 0 ? 'false' : `(${parts.join(' or ')})`;
}

/**
 * Condition that keeps the rows `alias` of a table to those that a person's roles see; '' for all of them. `p` gives a
 * value its place in the statement.
 */
export function visibleRows(
  table: Table,
  context: Pick<Context, 'person' | 'resources'>,
  p: Place,
  alias = 't',
): string {
  return [scopedRows(table, context, p, alias), readRows(table, context, p, alias)]
    .filter((part) => part !== '')
    .join(' and ');
}
