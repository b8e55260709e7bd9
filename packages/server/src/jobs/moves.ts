import type { Resource } from '@lattice/api/resource';
import { systemContext } from '../call/systemContext.ts';
import type { Context, ResourceHandlers, TimedMove } from '../call/Context.ts';
import { transactionContext } from '../call/transactionContext.ts';
import type { Sql } from '../db/Database.ts';
import type { Job } from '../schedule/Job.ts';
import { timedInOrder } from '../schedule/timedMoves.ts';
import { columnOf, tableOf } from '../table/table.ts';
import { advance, systemMove } from '../table/write/advance.ts';

/** Rows of one transaction: few, so that callers of an embedded database wait for a moment only. */
const BATCH = 25;

type Act = (id: string, context: Context) => Promise<unknown>;

/**
 * How a row is moved: in the register's own way, or by its answer to `submit`, which does what follows from a move,
 * else by the engine.
 */
function actOf({ resource, handlers }: ResourceHandlers, field: string, { from, to, act }: TimedMove): Act {
  const call = systemMove(resource, field, from, to)?.call;
  if (call === undefined)
    throw new Error(`${resource.path} has no move of the system from ${from} to ${to}: check the definition`);
  if (act !== undefined) return act;
  const own = call === 'submit' ? handlers.submit : undefined;
  return own === undefined
    ? (id, context) => advance(resource, field, id, to, call, context)
    : (id, context) => own({ id, [field]: to }, context);
}

interface Due {
  id: string;
  tenant: string;
}

async function batch(
  sql: Sql,
  resource: Resource,
  field: string,
  { from, due }: TimedMove,
  after: string,
  context: Context,
): Promise<Due[]> {
  const table = tableOf(resource);
  const { rows } = await sql.query<Due>(
    `select t.id::text as id, t.tenant_id as tenant
      from ${table.name} t
      where $1::timestamptz is not null and t.is_deleted = 0 and t."${columnOf(table, field).sql}"::text = $2
        and t.id > $3 and (${due})
      order by t.id limit ${BATCH}
      for update of t skip locked`,
    [context.now().toISOString(), from, after],
  );
  return rows;
}

/**
 * Makes one timed move for every row that is due, in transactions of a few rows; a row that cannot be moved is told
 * once and left.
 */
async function makeMoves(
  handled: ResourceHandlers,
  field: string,
  timed: TimedMove,
  context: Context,
  refused: (id: string, error: unknown) => Promise<void>,
): Promise<number> {
  const act = actOf(handled, field, timed);
  let done = 0;
  for (let after = '0'; ;) {
    const failures: [id: string, error: unknown][] = [];
    const rows = await context.db.tx(async (sql) => {
      const due = await batch(sql, handled.resource, field, timed, after, context);
      for (const { id, tenant } of due) {
        await sql.query('savepoint one_row');
        try {
          await act(id, transactionContext(systemContext(context, tenant), sql));
          if (timed.after !== undefined) await sql.query(timed.after, [id]);
          done += 1;
        } catch (error) {
          await sql.query('rollback to savepoint one_row');
          failures.push([id, error]);
        }
        await sql.query('release savepoint one_row');
      }
      return due;
    });
    for (const [id, error] of failures) await refused(id, error);
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return done;
    after = last.id;
  }
}

/** Makes the moves of time: what is overdue, expired, begun or over. */
export const job = (): Job => {
  const reported = new Set<string>();
  return {
    everyMs: 60_000,
    run: async (context, tell) => {
      let done = 0;
      for (const handled of timedInOrder(context.handlers)) {
        const { path } = handled.resource;
        if (!context.resources.has(path)) continue;
        for (const timed of handled.timed.moves) {
          const refused = async (id: string, error: unknown) => {
            const key = `${path} ${id} ${timed.from} to ${timed.to}`;
            if (reported.has(key)) return;
            reported.add(key);
            await tell(`${key}: ${error instanceof Error ? error.message : 'unknown failure'}`);
          };
          try {
            done += await makeMoves(handled, handled.timed.field, timed, context, refused);
          } catch (error) {
            await refused('all', error);
          }
        }
      }
      return done;
    },
  };
};
