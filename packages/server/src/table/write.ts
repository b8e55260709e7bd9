import type { PlainCall } from '@lattice/api/call';
import { mask } from '@lattice/api/mask';
import { isEmpty, isId, readValue } from '@lattice/api/readValue';
import { statesOf } from '@lattice/api/resource';
import { isWritable, validate } from '@lattice/api/validate';
import type { Context } from '../Context.ts';
import type { Sql } from '../db/Database.ts';
import { DatabaseError } from '../db/DatabaseError.ts';
import { Refusal } from '../Refusal.ts';
import { say } from '../words/say.ts';
import { type SaidIssue, sayAll, sayIssue } from '../words/sayIssue.ts';
import { audit } from './audit.ts';
import { copied, spread } from './copies.ts';
import { mark, markedBy } from './marks.ts';
import { filled, stamped } from './filled.ts';
import { scopeOf } from './read.ts';
import { checkReferences, dependants, isCycle } from './references.ts';
import { derivedFrom } from './derived.ts';
import { refusedMove, stateFields } from './states.ts';
import { type Column, type Table, columnOf } from './table.ts';
import { toParameter, toWire } from './value.ts';
import { refuseWhileDecided } from './whileDecided.ts';

type Input = Readonly<Record<string, unknown>>;

const refuse = (table: Table, issues: readonly SaidIssue[]): never => {
  throw new Refusal(400, sayAll(issues.slice(0, 5).map((issue) => sayIssue(issue, table.resource.fields))), issues);
};

const own = (input: Input, name: string): unknown => (Object.hasOwn(input, name) ? input[name] : undefined);

/** The columns that a body may set, with what it says of them; null means "not said", as the stock server reads it. */
function given(table: Table, input: Input): Map<Column, unknown> {
  const values = new Map<Column, unknown>();
  const moved = stateFields(table);
  for (const [name, field] of Object.entries(table.resource.fields)) {
    const raw = own(input, name);
    if (isWritable(field) && !moved.has(name) && raw !== undefined && raw !== null) values.set(columnOf(table, name), raw);
  }
  return values;
}

const stored = (column: Column, raw: unknown): unknown => {
  if (column.field === undefined) return raw;
  const reading = readValue(column.field, raw);
  return 'value' in reading ? reading.value : null;
};

const stale = () => new Refusal(409, say`这条记录刚被别人修改过，您的修改尚未保存。请核对最新内容后再保存`);

/** Tells which field a unique index guards, so that the refusal lands on it. */
export const taken = (table: Table, error: unknown, values: ReadonlyMap<Column, unknown>): never => {
  if (error instanceof DatabaseError && error.code === '23505') {
    for (const [column, value] of values) {
      if (error.constraint === `${table.name}_${column.sql}_key`) return refuse(table, [{ field: column.name, rule: 'taken', params: { value: String(value).slice(0, 60) } }]);
    }
  }
  throw error;
};

async function lock(sql: Sql, table: Table, id: string, context: Context): Promise<Record<string, unknown>> {
  const params: unknown[] = [id];
  const { rows } = await sql.query(`select t.* from ${table.name} t where t.id = $1 and ${scopeOf(table, context, params)} for update`, params);
  if (rows[0] === undefined) throw new Refusal(400, say`记录不存在或已被删除，请刷新列表`);
  return rows[0];
}

const changesOf = (before: Record<string, unknown> | null, values: ReadonlyMap<Column, unknown>) =>
  Object.fromEntries([...values].map(([column, value]) => [column.name, { ...(before && { before: toWire(column.kind, before[column.sql], false) }), after: value }]));

/** A new row as it is to be stored, with defaults and derived values; refused with 400 where a value breaks its rules. Asks no database, so it can come before costly work. */
export function newRow(table: Table, input: Input): Input {
  const { fields } = table.resource;
  const defaults = Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => (field.default !== undefined && isEmpty(field, own(input, name)) ? [[name, field.default]] : [])));
  const body: Input = { ...input, ...defaults, ...derivedFrom(fields, input) };
  const issues = validate(fields, body);
  if (issues.length > 0) refuse(table, issues);
  return body;
}

async function insert(sql: Sql, table: Table, input: Input, context: Context): Promise<{ id: string; rev: number }> {
  const { fields } = table.resource;
  const values = new Map([...given(table, newRow(table, input))].map(([column, raw]) => [column, stored(column, raw)]));
  const wrong = await checkReferences(sql, values, context);
  if (wrong.length > 0) refuse(table, wrong);
  for (const { field, initial } of statesOf(table.resource)) values.set(columnOf(table, field), stored(columnOf(table, field), initial));
  for (const [name, value] of Object.entries(derivedFrom(fields, input))) values.set(columnOf(table, name), value);
  for (const [column, value] of await copied(sql, table, values, context)) values.set(column, value);
  for (const [column, value] of await filled(sql, table, context)) values.set(column, value);
  const id = context.nextId();
  const row = new Map<string, unknown>([['id', id], ['create_user', context.person?.userId ?? null], ['create_dept', context.person?.deptId || null], ['update_user', context.person?.userId ?? null]]);
  row.set('tenant_id', context.person?.tenantId ?? '000000');
  for (const [name, field] of Object.entries(fields)) if (field.readonly === true && field.default !== undefined && field.kind !== 'computed') row.set(columnOf(table, name).sql, field.default);
  for (const [column, value] of values) row.set(column.sql, toParameter(column.kind, value));
  const names = [...row.keys()];
  await sql
    .query(`insert into ${table.name} (${names.map((name) => `"${name}"`).join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')})`, [...row.values()])
    .catch((error: unknown) => taken(table, error, values));
  await mark(sql, table, await markedBy(sql, table, [id]), context);
  await audit(sql, context, { action: 'insert', path: table.resource.path, recordId: id, changes: changesOf(null, values) });
  return { id, rev: 1 };
}

async function update(sql: Sql, table: Table, id: string, input: Input, context: Context): Promise<{ id: string; rev: number }> {
  const { fields } = table.resource;
  const before = await lock(sql, table, id, context);
  refuseWhileDecided(table, before, context);
  const rev = own(input, 'rev');
  if (rev !== undefined && rev !== null && rev !== '' && Number(rev) !== Number(before.rev)) throw stale();
  const current = Object.fromEntries([...table.columns.values()].map((column) => [column.name, toWire(column.kind, before[column.sql], false)]));
  const said = new Map([...given(table, input)].filter(([column, raw]) => {
    const sensitivity = column.field?.sensitive;
    const now = String(current[column.name] ?? '');
    return !(sensitivity !== undefined && raw === mask(sensitivity, now) && raw !== now);
  }));
  for (const [name, value] of Object.entries(derivedFrom(fields, Object.fromEntries([...said].map(([column, raw]) => [column.name, raw]))))) said.set(columnOf(table, name), value);
  const merged: Record<string, unknown> = { ...current, ...Object.fromEntries([...said].map(([column, raw]) => [column.name, raw])) };
  const touched = (name: string) => [name, fields[name]?.showIf?.field, fields[name]?.notBefore].some((one) => one !== undefined && said.has(columnOf(table, one)));
  const issues = validate(fields, merged).filter((issue) => touched(issue.field));
  if (issues.length > 0) refuse(table, issues);
  const values = new Map([...said].map(([column, raw]) => [column, stored(column, raw)]));
  for (const machine of statesOf(table.resource)) {
    const [from, to] = [String(current[machine.field] ?? ''), String(own(input, machine.field) ?? '')];
    if (to === '' || to === from || !machine.moves.some(([, , call]) => call === 'submit')) continue;
    const issue = await refusedMove(sql, table, machine, { from, to, call: 'submit' }, context);
    if (issue) refuse(table, [issue]);
    values.set(columnOf(table, machine.field), stored(columnOf(table, machine.field), to));
    for (const [column, value] of stamped(table, machine, to, context)) values.set(column, value);
  }
  for (const [column, value] of await copied(sql, table, values, context)) values.set(column, value);
  const changed = new Map([...values].filter(([column, value]) => JSON.stringify(toWire(column.kind, value, false)) !== JSON.stringify(current[column.name])));
  const wrong = await checkReferences(sql, changed, context);
  const parent = [...changed].find(([column]) => column.name === 'parentId');
  if (table.resource.tree === true && parent && (await isCycle(sql, table, id, parent[1]))) wrong.push({ field: 'parentId', rule: 'cycle' });
  if (wrong.length > 0) refuse(table, wrong);
  if (changed.size === 0) return { id, rev: Number(before.rev) };
  return { id, rev: await store(sql, table, before, changed, 'update', context) };
}

/** Writes changed columns of a locked row, raises its version, and notes the change. */
async function store(sql: Sql, table: Table, before: Record<string, unknown>, changed: ReadonlyMap<Column, unknown>, action: string, context: Context): Promise<number> {
  const pointed = await markedBy(sql, table, [String(before.id)]);
  const params: unknown[] = [before.id, context.person?.userId ?? null];
  const sets = [...changed].map(([column, value]) => `"${column.sql}" = $${params.push(toParameter(column.kind, value))}`);
  const { rows } = await sql
    .query<{ rev: number }>(`update ${table.name} set ${sets.join(', ')}, update_user = $2, update_time = now(), rev = rev + 1 where id = $1 returning rev`, params)
    .catch((error: unknown) => taken(table, error, changed));
  await spread(sql, table, String(before.id), changed, context);
  await mark(sql, table, [...pointed, ...(await markedBy(sql, table, [String(before.id)]))], context);
  await audit(sql, context, { action, path: table.resource.path, recordId: String(before.id), changes: changesOf(before, changed) });
  return Number(rows[0]?.rev);
}

/** Inserts without an id, updates with one; answers the id and the version. */
export async function submit(table: Table, _call: PlainCall, input: Input, context: Context): Promise<{ id: string; rev: number }> {
  const id = own(input, 'id');
  return context.db.tx((sql) => {
    if (id === undefined || id === null || id === '') return insert(sql, table, input, context);
    if (typeof id !== 'string' || !isId(id)) throw new Refusal(400, say`参数“id”应为记录的编号`);
    return update(sql, table, id, input, context);
  });
}

/** Marks rows as removed, all or none; refused while rows hang below them or point to them. */
export async function remove(table: Table, call: PlainCall, input: Input, context: Context): Promise<boolean> {
  const key = call.key ?? 'ids';
  const raw = own(input, key);
  const ids = [...new Set(typeof raw === 'string' ? raw.split(',').map((id) => id.trim()) : [])].sort();
  if (ids.length === 0 || ids.length > 1000 || !ids.every(isId)) throw new Refusal(400, say`参数“${key}”应为用逗号分隔的记录编号`);
  return context.db.tx(async (sql) => {
    for (const id of ids) await lock(sql, table, id, context);
    if (table.resource.tree === true) {
      const { rows } = await sql.query(`select 1 from ${table.name} where parent_id = any($1::bigint[]) and not id = any($1::bigint[]) and is_deleted = 0 limit 1`, [ids]);
      if (rows.length > 0) throw new Refusal(400, say`请先删除子节点!`);
    }
    const others = await dependants(sql, table, ids, context);
    if (others.length > 0) throw new Refusal(400, say`不能删除：仍被${others}引用，请先修改或删除它们`);
    await sql.query(`update ${table.name} set is_deleted = 1, update_user = $2, update_time = now(), rev = rev + 1 where id = any($1::bigint[])`, [ids, context.person?.userId ?? null]);
    await mark(sql, table, await markedBy(sql, table, ids), context);
    for (const id of ids) await audit(sql, context, { action: 'remove', path: table.resource.path, recordId: id });
    return true;
  });
}

/** Answers a call that a state machine of the definition names: moves the row when the move is allowed, refuses it with the reason otherwise. */
export async function move(table: Table, callName: string, input: Input, context: Context): Promise<boolean> {
  const machine = statesOf(table.resource).find(({ moves }) => moves.some(([, , by]) => by === callName));
  if (machine === undefined) throw new Error(`${table.resource.path} has no state machine that ${callName} moves: check the definition`);
  const id = own(input, 'id');
  const to = String(own(input, machine.field) ?? own(input, 'status') ?? '');
  if (typeof id !== 'string' || !isId(id)) throw new Refusal(400, say`参数“id”应为记录的编号`);
  return context.db.tx(async (sql) => {
    const before = await lock(sql, table, id, context);
    const column = columnOf(table, machine.field);
    const issue = await refusedMove(sql, table, machine, { from: String(before[column.sql] ?? ''), to, call: callName }, context);
    if (issue) refuse(table, [issue]);
    await store(sql, table, before, new Map([[column, stored(column, to)], ...stamped(table, machine, to, context)]), callName, context);
    return true;
  });
}
