import type { PlainCall, TreeNode } from '@lattice/api/call';
import type { Context } from '../../call/Context.ts';
import { orderOf } from './filters.ts';
import { ALL, type Input, type WireRow, list, scopeOf, sees, whereOf, withMore } from './read.ts';
import { type Table, columnOf, snake } from '../table.ts';

const nodeOf = (table: Table, row: WireRow): TreeNode => {
  const id = String(row.id);
  return {
    id,
    parentId: String(row.parent_id ?? '0'),
    title: String(row[snake(table.resource.title ?? 'id')] ?? ''),
    key: id,
    value: id,
  };
};

const nodes = async (table: Table, input: Input, call: PlainCall, context: Context, children: boolean) => {
  const where = whereOf(table, input, call, context);
  const title = columnOf(table, table.resource.title ?? 'id').sql;
  const more = children
    ? `, exists (select 1 from ${table.name} c
        where c.parent_id = t.id and ${scopeOf(table, context, where.params, 'c')}) as more`
    : '';
  return context.db.query(
    `select t.id, t.parent_id, t."${title}"${more}
      from ${table.name} t
      where ${where.sql}
      order by ${orderOf(table, '', '', sees(table, context), context)} limit ${ALL}`,
    where.params,
  );
};

/** The nodes below one node (`parentId`, '0' for the top), each saying whether there is more below it. */
export async function lazyTree(table: Table, call: PlainCall, input: Input, context: Context): Promise<TreeNode[]> {
  const { tenantId: _, ...filters } = input;
  const { rows } = await nodes(table, { parentId: '0', ...filters }, call, context, true);
  return rows.map((row) => ({ ...nodeOf(table, row), ...(row.more === true && { hasChildren: true }) }));
}

/**
 * Hangs items below their parents; those whose parent is not among them are at the top, empty `children` are left out.
 */
export function buildTree<T extends { id: string; parentId: string; children?: T[] }>(items: T[]): T[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const top: T[] = [];
  for (const item of items) {
    const parent = item.parentId === item.id ? undefined : byId.get(item.parentId);
    if (parent === undefined) top.push(item);
    else (parent.children ??= []).push(item);
  }
  return top;
}

/** The whole tree as nested nodes. */
export async function tree(table: Table, call: PlainCall, input: Input, context: Context): Promise<TreeNode[]> {
  const { tenantId: _tenant, code: _code, ...filters } = input;
  const { rows } = await nodes(table, filters, call, context, false);
  return buildTree(rows.map((row) => nodeOf(table, row)));
}

/**
 * Matching rows as a tree: those below `parentId`, at any depth, or all. Paging parameters are accepted and ignored, as
 * the stock server does.
 */
export async function rowTree(table: Table, call: PlainCall, input: Input, context: Context): Promise<WireRow[]> {
  const { current: _current, size: _size, parentId, ...filters } = input;
  const rows = (await list(table, call, filters, context)) as (WireRow & {
    id: string;
    parentId: string;
    children?: (WireRow & { id: string; parentId: string })[];
  })[];
  const roots = buildTree(rows);
  if (parentId === undefined || parentId === '') return roots;
  const found = rows.find((row) => row.id === parentId);
  return found ? (found.children ?? []) : roots.filter((row) => row.parentId === parentId);
}

/**
 * The rows below one row as a list shows them, each saying whether there is more below it; with a filter and no
 * `parentId` all matching rows.
 */
export async function lazyRows(
  table: Table,
  call: Pick<PlainCall, 'fixed'>,
  input: Input,
  context: Context,
): Promise<(WireRow & { hasChildren: boolean })[]> {
  const { tenantId: _tenant, current: _current, size: _size, ...filters } = input;
  const isFiltered = Object.entries(filters).some(([name, value]) => name !== 'parentId' && value !== '');
  const rows = await list(table, call, isFiltered ? filters : { parentId: '0', ...filters }, context);
  return withMore(table, call, rows, context);
}
