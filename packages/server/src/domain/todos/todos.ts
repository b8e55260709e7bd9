import type { Todo, TodoCount, Todos } from '@lattice/api/desk/todos';
import { type KnownRow, type Mover, moveRefusal } from '@lattice/api/moveRefusal';
import { APPLICANTS, type Resource } from '@lattice/api/resource';
import { canView } from '../../access/allow.ts';
import { personOf } from '../../access/guard.ts';
import { recordsOf } from '../../access/recordsOf.ts';
import type { Context } from '../../call/Context.ts';
import { countFlowTodos, flowTodos } from '../../flow/calls/flowTodos.ts';
import { page } from '../../table/read/read.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { moverOf } from '../../table/states.ts';
import { snake, tableOf } from '../../table/table.ts';
import { type Waiter, waitingSql } from '../../table/waitingSql.ts';
import { type Waiting, todoSource } from './todoSources.ts';

/** How many of each kind are looked at; the rest is counted. */
const MOST = 50;

/** A register of which records wait for the person of a call. */
interface WaitingRegister extends Waiting {
  resource: Resource;
}

type Row = Readonly<Record<string, unknown>>;

const said = (row: Row, name: string | undefined): string => {
  const value = name === undefined ? undefined : (row[`${name}Name`] ?? row[name]);
  return typeof value === 'string' ? value : '';
};

/** The registers of which something may wait for people with some roles. */
function waitingRegisters({ resources, person }: Context, { roles }: Waiter): WaitingRegister[] {
  return [...resources.values()].flatMap((resource) => {
    const found = todoSource(resource);
    if (found === null || person === null || !canView(person, resource)) return [];
    const moves = found.moves.filter((move) => move.roles?.some((role) => role === 'creator' || roles.includes(role)));
    return moves.length === 0 ? [] : [{ ...found, resource, moves }];
  });
}

const conditionOf = ({ resource, source, state, moves }: WaitingRegister, waiter: Waiter) => {
  const { applicants, barred } = resource;
  const rule = {
    field: state,
    moves,
    members: source.members,
    ...(applicants && { applicants }),
    ...(barred && { barred }),
  };
  const more = source.where === undefined ? '' : ` and ${source.where}`;
  const { taker } = source;
  return (question: { p(value: unknown): string }) => {
    const me = () => `${question.p(waiter.userId)}::bigint`;
    const own = taker === undefined ? '' : ` and coalesce(t.${snake(taker)}, ${me()}) = ${me()}`;
    return `${waitingSql(rule, waiter, question)}${more}${own}`;
  };
};

/** Whether the limit of a register is a day, which counts to its end. */
const isDayDue = ({ resource, source: { due } }: WaitingRegister): boolean =>
  due !== undefined && resource.fields[due.field]?.kind === 'date';

async function countOf(waiting: WaitingRegister, waiter: Waiter, context: Context): Promise<TodoCount> {
  const q = new ReportQuery(context);
  const { due } = waiting.source;
  const state = `t.${snake(waiting.state)}`;
  const day = isDayDue(waiting) ? '::date' : '';
  const late =
    due === undefined
      ? 'false'
      : `t.${snake(due.field)} < ${q.p(context.now().toISOString())}::timestamptz${day} and ${state} ` +
        `= any(${q.p(due.in)}::text[])`;
  const counted = await q.one<Omit<TodoCount, 'link'>>(
    `select count(*)::int as total, count(*) filter (where ${late})::int as overdue,
        coalesce(max(t.id)::text, '') as newest
      from ${q.of(waiting.resource)} and ${conditionOf(waiting, waiter)(q)}`,
  );
  return { link: `/${waiting.resource.path}`, ...counted };
}

/** What is to be done next with a record: the first move that the person may make of those for which it waits. */
const actionOf = (
  { resource, source: { actions }, state, moves }: WaitingRegister,
  mover: Mover,
  row: KnownRow,
): string => {
  const possible = moves.filter(({ from }) => from === row[state]);
  if (actions !== undefined) return possible.map(({ from, to }) => actions[`${from}>${to}`] ?? '').find(Boolean) ?? '';
  return possible.find((move) => moveRefusal(resource, move, mover, row) === null)?.label ?? '';
};

async function itemsOf(waiting: WaitingRegister, waiter: Waiter, context: Context): Promise<Todo[]> {
  const { resource, source, state: field, moves } = waiting;
  const title = source.title ?? resource.title ?? 'id';
  const names = [title, source.detail, source.due?.field, field, 'createUser', 'createTime'].filter(
    (name) => name !== undefined,
  );
  const holders = moves.flatMap(({ holder }) =>
    holder === undefined ? [] : [holder.user, holder.dept ?? holder.user],
  );
  const fields = [...names, ...holders, ...(resource.applicants ?? APPLICANTS), ...(resource.barred ?? [])];
  const { records } = await page(
    tableOf(resource),
    {},
    { size: String(MOST), ...(source.due ? { ascs: source.due.field } : { descs: 'createTime' }) },
    context,
    conditionOf(waiting, waiter),
    new Set(['id', ...fields, ...fields.map((name) => `${name}Name`)]),
  );
  const mover = { ...moverOf(context), records: waiter.records };
  const q = new ReportQuery(context);
  const read = await q.rows<{ id: string }>(
    `select item_id::text as id from sys_inbox_read where user_id = ${q.p(waiter.userId)}::bigint and ${q.among(
      'item_id',
      records.map(({ id }) => String(id)),
    )}`,
  );
  const seen = new Set(read.map(({ id }) => id));
  return records.map((row) => ({
    id: String(row.id),
    path: resource.path,
    title: said(row, title),
    detail: said(row, source.detail),
    due:
      source.due?.in.includes(String(row[field])) === true
        ? `${said(row, source.due.field)}${isDayDue(waiting) ? ' 23:59:59' : ''}`
        : '',
    time: said(row, 'createTime'),
    action: actionOf(waiting, mover, row),
    link: source.link ?? `/${resource.path}?open=view:${String(row.id)}`,
    isRead: seen.has(String(row.id)),
  }));
}

/** By limit, those without one last and the newest of them first. */
const byDue = (a: Todo, b: Todo): number =>
  a.due === b.due ? b.time.localeCompare(a.time) : a.due === '' ? 1 : b.due === '' ? -1 : a.due.localeCompare(b.due);

/** All that waits for the person of the call, in the registers that they may read and among the tasks of processes. */
export async function todosOf(context: Context): Promise<Todos> {
  const person = personOf(context);
  const waiter = { ...person, records: await recordsOf(context.db, person.userId, context) };
  const registers = waitingRegisters(context, waiter);
  const [flowCounts, flowItems, ...found] = await Promise.all([
    countFlowTodos(context),
    flowTodos(context, MOST),
    ...registers.map(async (waiting) => {
      const count = await countOf(waiting, waiter, context);
      return { count, items: count.total === 0 ? [] : await itemsOf(waiting, waiter, context) };
    }),
  ]);
  const counts = [...flowCounts, ...found.map(({ count }) => count)].filter(({ total }) => total > 0);
  const sum = (name: 'total' | 'overdue') => counts.reduce((all, count) => all + count[name], 0);
  return {
    total: sum('total'),
    overdue: sum('overdue'),
    counts,
    items: [...flowItems, ...found.flatMap(({ items }) => items)].toSorted(byDue),
  };
}
