import { crud } from '@lattice/api/call';
import type { Resource } from '@lattice/api/resource';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { idIn, idOrNone } from '../../call/parameter.ts';
import { columnOf, tableOf } from '../table.ts';
import { move } from './move.ts';
import { submit } from './submit.ts';

/** A change of state that a write made; `from` is null for a new row. */
export interface StateChange {
  id: string;
  from: string | null;
  to: string;
}

/** What follows from a write, in its transaction. */
export type Effect = (sql: Sql, moved: StateChange, inner: Context) => Promise<void>;

/**
 * The state of a row, which stays locked to the end of the transaction: of equal calls at once, each judges what the
 * one before left.
 */
const lockState = async (sql: Sql, resource: Resource, field: string, id: string | null): Promise<string | null> => {
  if (id === null) return null;
  const table = tableOf(resource);
  const { rows } = await sql.query<{ state: string }>(
    `select "${columnOf(table, field).sql}"::text as state from ${table.name} where id = $1 for update`,
    [id],
  );
  return rows[0]?.state ?? null;
};

/**
 * Submits a row, and lets `effect` see from which state to which it went, all in one transaction. Rows that `effect`
 * changes and that others lock before this one are locked by `lockFirst`.
 */
export async function submitWithEffect(
  resource: Resource,
  field: string,
  input: Readonly<Record<string, unknown>>,
  context: Context,
  effect: Effect,
  lockFirst: (sql: Sql, id: string) => Promise<unknown> = async () => undefined,
): Promise<{ id: string; rev: number }> {
  return context.db.tx(async (sql) => {
    const inner = transactionContext(context, sql);
    const id = idOrNone(input, 'id');
    if (id !== null) await lockFirst(sql, id);
    const from = await lockState(sql, resource, field, id);
    const saved = await submit(tableOf(resource), crud.submit, input, inner);
    await effect(sql, { id: saved.id, from, to: (await lockState(sql, resource, field, saved.id)) ?? '' }, inner);
    return saved;
  });
}

/** Moves a row by a call of its state machine, and lets `effect` do what follows, all in one transaction. */
export async function moveWithEffect(
  resource: Resource,
  field: string,
  call: string,
  input: Readonly<Record<string, unknown>>,
  context: Context,
  effect: Effect,
): Promise<boolean> {
  const id = idIn(input, 'id');
  return context.db.tx(async (sql) => {
    const inner = transactionContext(context, sql);
    const from = await lockState(sql, resource, field, id);
    await move(tableOf(resource), call, input, inner);
    await effect(sql, { id, from, to: (await lockState(sql, resource, field, id)) ?? '' }, inner);
    return true;
  });
}
