import { isReference } from '@lattice/api/kinds/kindOf';
import type { PlainCall } from '@lattice/api/call';
import { isId } from '@lattice/api/isId';
import type { Issue } from '@lattice/api/rules';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { type MessageDescriptor, say } from '../../words/say.ts';
import { joinMessages, issueMessage } from '../../words/issueMessage.ts';
import { audit } from '../audit.ts';
import { copiedValues } from '../copies.ts';
import { propagateMarks, markTargets } from '../marks.ts';
import { scopeOf } from '../read/read.ts';
import { checkReferencesExist } from './references.ts';
import { registerIssues } from './registerIssues.ts';
import type { Column, Table } from '../table.ts';
import { toWire } from '../value.ts';
import { uniqueViolation } from './store.ts';

type Stored = Readonly<Record<string, unknown>>;

/** How long a removal can be undone. */
const WINDOW = '10 minutes';

/**
 * Locks a row that the person removed a moment ago: still removed, by nobody else, and by a removal rather than by what
 * followed from another write. The recycle bin, which has looked at that itself, brings back older ones too.
 */
async function removedRow(sql: Sql, table: Table, id: string, context: Context): Promise<Stored> {
  const { person, ofRecycleBin = false } = context;
  const params: unknown[] = [id];
  const conditions = ['t.id = $1', 't.is_deleted = 1'];
  if (table.resource.shared !== true) conditions.push(`t.tenant_id = $${params.push(person?.tenantId ?? '000000')}`);
  if (!ofRecycleBin) {
    const user = `$${params.push(person?.userId ?? null)}`;
    conditions.push(
      `t.update_user = ${user} and t.update_time > now() - interval '${WINDOW}'
       and exists (select 1 from sys_audit a where a.path = $${params.push(table.resource.path)} and a.record_id = t.id
         and a.action = 'remove' and a.user_id = ${user} and a.time >= t.update_time)`,
    );
  }
  const { rows } = await sql.query<Stored>(
    `select t.* from ${table.name} t where ${conditions.join(' and ')} for update`,
    params,
  );
  if (rows[0] === undefined) throw new Refusal(400, say`不能恢复：只有本人在 10 分钟内删除的记录可以恢复`);
  return rows[0];
}

const refuse = (table: Table, issues: readonly Issue<MessageDescriptor>[]): never => {
  throw new Refusal(
    400,
    say`不能恢复：${joinMessages(issues.map((issue) => issueMessage(issue, table.resource.fields)))}`,
    issues,
  );
};

/** Puts one row back among the others; refused when it breaks by now what must hold among them. */
async function putBack(sql: Sql, table: Table, id: string, row: Stored, context: Context): Promise<void> {
  const valueOf = (column: Column) => row[column.sql];
  const wrong = await registerIssues(sql, table, { id, valueOf }, () => true, context);
  if (wrong.length > 0) refuse(table, wrong);
  const values = new Map([...table.columns.values()].map((column) => [column, valueOf(column)]));
  await sql
    .query(
      `update ${table.name} set is_deleted = 0, update_user = $2, update_time = now(), rev = rev + 1 where id = $1`,
      [id, context.person?.userId ?? null],
    )
    .catch((error: unknown) => {
      try {
        return uniqueViolation(table, error, values);
      } catch (known) {
        throw known instanceof Refusal ? new Refusal(400, say`不能恢复：${known.words}`, known.issues) : known;
      }
    });
}

/** What a row points to by id must be there still; what it copied of that is copied again. */
async function reconnect(sql: Sql, table: Table, id: string, row: Stored, context: Context): Promise<void> {
  const values = new Map<Column, unknown>();
  for (const column of table.columns.values()) {
    const value = toWire(column.kind, row[column.sql], false);
    if (column.field !== undefined && column.field.dict === undefined && column.field.shape === undefined)
      values.set(column, value === '' || value === '0' ? null : value);
  }
  const wrong = await checkReferencesExist(sql, values, context);
  if (wrong.length > 0) refuse(table, wrong);
  for (const [column, value] of await copiedValues(sql, table, values, context)) {
    if (isReference(column))
      await sql.query(`update ${table.name} set "${column.sql}" = $2 where id = $1`, [id, value]);
  }
}

/**
 * Puts removed rows back, with what they are marked by, and notes it; refused where something else has taken their
 * place, or they point to what is gone.
 */
export async function restoreRows(
  sql: Sql,
  table: Table,
  rows: ReadonlyMap<string, Stored>,
  context: Context,
): Promise<void> {
  for (const [id, row] of rows) await putBack(sql, table, id, row, context);
  for (const [id, row] of rows) await reconnect(sql, table, id, row, context);
  const ids = [...rows.keys()];
  await propagateMarks(sql, table, await markTargets(sql, table, ids), context);
  for (const id of ids) await audit(sql, context, { action: 'restore', path: table.resource.path, recordId: id });
}

/**
 * Brings back rows that the person removed within ten minutes, all or none; refused with the reason where something
 * else has taken their place, or they point to what is gone.
 */
export async function restore(
  table: Table,
  _call: PlainCall | null,
  input: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<boolean> {
  const raw = Object.hasOwn(input, 'ids') ? input.ids : undefined;
  const ids = [...new Set(typeof raw === 'string' ? raw.split(',').map((id) => id.trim()) : [])].sort();
  if (ids.length === 0 || ids.length > 1000 || !ids.every(isId))
    throw new Refusal(400, say`参数“ids”应为用逗号分隔的记录编号`);
  return context.db.tx(async (sql) => {
    const rows = new Map<string, Stored>();
    for (const id of ids) rows.set(id, await removedRow(sql, table, id, context));
    await restoreRows(sql, table, rows, context);
    const params: unknown[] = [ids];
    const seen = await sql.query(
      `select 1 from ${table.name} t where t.id = any($1::bigint[]) and ${scopeOf(table, context, params)}`,
      params,
    );
    if (seen.rows.length !== ids.length) throw new Refusal(400, say`不能恢复：其中有您无权查看的记录`);
    return true;
  });
}
