import type { PlainCall } from '@lattice/api/call';
import { isId } from '@lattice/api/isId';
import { canSeeUnmasked } from '../../access/allow.ts';
import type { Context } from '../../call/Context.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';
import { type Where, filtersOf, orderOf } from './filters.ts';
import type { RequestedFields } from './requestedFields.ts';
import { MAX_ROWS, type PageBody, pageBody } from '../paging.ts';
import { quoteLiteral } from '../quoteLiteral.ts';
import { visibleRows } from '../scope.ts';
import { selectionOf } from './select.ts';
import { type Table, columnOf } from '../table.ts';

/** The parameters of a question as they came. */
export type Input = Readonly<Record<string, unknown>>;
/** A row as the wire has it. */
export type WireRow = Record<string, unknown>;

/** Rows that an unpaged list or tree gives at most. */
export const ALL = 10_000;

/** A parameter that counts from 1; refused where it is no such number. */
export const wholeNumber = (raw: unknown, fallback: number, name: string): number => {
  if (raw === undefined || raw === '') return fallback;
  if (typeof raw !== 'string' || !/^\d{1,9}$/.test(raw) || Number(raw) < 1)
    throw new Refusal(400, say`参数“${name}”应为不小于 1 的整数`);
  return Number(raw);
};

/**
 * The rows `alias` that a person may see at all: of the tenant, not removed, within the data scopes of the person's
 * roles.
 */
export function scopeOf(table: Table, context: Context, params: unknown[], alias = 't'): string {
  const own =
    table.resource.shared === true
      ? []
      : [`${alias}.tenant_id = $${params.push(context.person?.tenantId ?? '000000')}`];
  const seen = visibleRows(table, context, (value) => `$${params.push(value)}`, alias);
  return [...own, `${alias}.is_deleted = 0`, ...(seen === '' ? [] : [seen])].join(' and ');
}

/** Whether the person reads sensitive values of the table as they are. */
export const sees = (table: Table, context: Context) =>
  context.person !== null && canSeeUnmasked(context.person, table.resource);

/** A further condition on the rows `t`; `p` gives the place of a parameter. */
export type ExtraCondition = (question: { p(value: unknown): string }) => string;

/**
 * The rows `t` at the top of what a person may see: those without a parent, and those whose parent the person may not
 * see.
 */
const topOf = (table: Table, context: Context, params: unknown[]): string =>
  visibleRows(table, context, quoteLiteral, 'c') === ''
    ? 'coalesce(t.parent_id, 0) = 0'
    : `not exists (select 1 from ${table.name} c where c.id = t.parent_id and ${scopeOf(table, context, params, 'c')})`;

/** The condition of the rows `t` that a person sees and a list asks for. */
export const whereOf = (
  table: Table,
  { parentId, ...input }: Input,
  call: Pick<PlainCall, 'fixed'>,
  context: Context,
  narrow: ExtraCondition = () => '',
): Where => {
  const isTop = table.resource.tree === true && parentId === '0';
  const where = filtersOf(
    table,
    { ...input, ...(parentId !== undefined && !isTop && { parentId }), ...call.fixed },
    sees(table, context),
    context,
  );
  const further = narrow({ p: (value) => `$${where.params.push(value)}` });
  return {
    sql: [where.sql, further, isTop ? topOf(table, context, where.params) : '', scopeOf(table, context, where.params)]
      .filter((part) => part !== '')
      .join(' and '),
    params: where.params,
  };
};

/** Rows of a tree, each saying whether there is more below it. */
export async function withMore(
  table: Table,
  call: Pick<PlainCall, 'fixed'>,
  rows: readonly WireRow[],
  context: Context,
): Promise<(WireRow & { hasChildren: boolean })[]> {
  const fixed = Object.entries(call.fixed ?? {}).map(
    ([name, value]) => `c."${columnOf(table, name).sql}" = '${value}'`,
  );
  const params: unknown[] = [rows.map((row) => row.id)];
  const { rows: parents } = await context.db.query<{ id: string }>(
    `select distinct c.parent_id::text as id
      from ${table.name} c
      where ${['c.parent_id = any($1::bigint[])', scopeOf(table, context, params, 'c'), ...fixed].join(' and ')}`,
    params,
  );
  const more = new Set(parents.map((parent) => parent.id));
  return rows.map((row) => ({ ...row, hasChildren: more.has(String(row.id)) }));
}

/**
 * One page of a table; of each row the `fields` alone where they are given. Sensitive values are masked for everybody,
 * since a list is for finding. Rows of a tree say whether there is more below them.
 */
export async function page(
  table: Table,
  call: Pick<PlainCall, 'fixed'>,
  input: Input,
  context: Context,
  narrow?: ExtraCondition,
  fields: RequestedFields | null = null,
): Promise<PageBody<WireRow>> {
  const current = wholeNumber(input.current, 1, 'current');
  const size = Math.min(wholeNumber(input.size, 10, 'size'), MAX_ROWS);
  const where = whereOf(table, input, call, context, narrow);
  const selection = selectionOf(table, context, true, fields);
  const order = orderOf(table, input.ascs, input.descs, sees(table, context), context);
  const own = `select t.*
    from ${table.name} t
    where ${where.sql}
    order by ${order} limit ${size} offset ${(current - 1) * size}`;
  const rows = context.db.query(
    `select ${selection.columns} from (${own}) t ${selection.joins} order by ${order}`,
    where.params,
  );
  const count = context.db.query<{ total: string }>(
    `select count(*) as total from ${table.name} t where ${where.sql}`,
    where.params,
  );
  const [found, counted] = await Promise.all([rows, count]);
  const total = Number(counted.rows[0]?.total ?? 0);
  const shown = found.rows.map((row) => selection.read(row, { plainly: false, quirks: context.settings.quirks }));
  return pageBody(
    table.resource.tree === true ? await withMore(table, call, shown, context) : shown,
    total,
    size,
    current,
  );
}

/** All matching rows as an array, of each the `fields` alone where they are given. */
export const list = async (
  table: Table,
  call: Pick<PlainCall, 'fixed'>,
  input: Input,
  context: Context,
  narrow?: ExtraCondition,
  fields: RequestedFields | null = null,
): Promise<WireRow[]> => {
  const where = whereOf(table, input, call, context, narrow);
  const selection = selectionOf(table, context, true, fields);
  const { rows } = await context.db.query(
    `select ${selection.columns}
      from ${table.name} t ${selection.joins}
      where ${where.sql}
      order by ${orderOf(table, input.ascs, input.descs, sees(table, context), context)} limit ${ALL}`,
    where.params,
  );
  return rows.map((row) => selection.read(row, { plainly: false, quirks: context.settings.quirks }));
};

/** One row, its sensitive values plain only for those who may see them. */
export async function detail(table: Table, _call: PlainCall, input: Input, context: Context): Promise<WireRow> {
  const row = await findRow(table, input.id, context);
  return selectionOf(table, context, false).read(row, {
    plainly: sees(table, context),
    quirks: context.settings.quirks,
  });
}

/** The stored row of an id, or a refusal that is the same for an unknown id and one of another tenant. */
export async function findRow(table: Table, id: unknown, context: Context): Promise<WireRow> {
  if (typeof id !== 'string' || !isId(id)) throw new Refusal(400, say`参数“id”应为记录的编号`);
  const params: unknown[] = [id];
  const selection = selectionOf(table, context, false);
  const { rows } = await context.db.query(
    `select ${selection.columns}
      from ${table.name} t ${selection.joins}
      where t.id = $1 and ${scopeOf(table, context, params)}`,
    params,
  );
  if (rows[0] === undefined) throw new Refusal(400, say`记录不存在或已被删除，请刷新列表`);
  return rows[0];
}
