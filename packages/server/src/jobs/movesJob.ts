import type { Resource } from '@lattice/api/resource';
import type { Context } from '../Context.ts';
import type { Sql } from '../db/Database.ts';
import { within } from '../db/within.ts';
import { closeUnrated } from '../events/closeUnrated.ts';
import type { Handled } from '../handle.ts';
import { columnOf, tableOf } from '../table/table.ts';
import { sendMass } from '../wechat/sendMass.ts';
import { advance, systemMove } from './advance.ts';
import { bySystem } from './bySystem.ts';
import type { Job } from './Job.ts';
import { type TimedMove, timedMoves } from './timedMoves.ts';

/** Rows of one transaction: few, so that callers of an embedded database wait for a moment only. */
const BATCH = 25;

type Act = (id: string, context: Context) => Promise<unknown>;

/** Moves by registers that have their own way to make them. */
const ownActs: Readonly<Record<string, Act>> = { 'cms/articlewechatmass': sendMass, 'event/event': closeUnrated };

/** How a row is moved: in the register's own way, or by its answer to `submit`, which does what follows from a move, else by the engine. */
function actOf(resource: Resource, { path, field, from, to }: TimedMove, handled: Handled | undefined): Act {
  const call = systemMove(resource, field, from, to)?.[2];
  if (call === undefined) throw new Error(`${path} has no move of the system from ${from} to ${to}: check the definition`);
  const act = ownActs[path];
  if (act !== undefined) return act;
  const own = call === 'submit' ? handled?.handlers.submit : undefined;
  return own === undefined ? (id, context) => advance(resource, field, id, to, call, context) : (id, context) => own({ id, [field]: to }, context);
}

interface Due {
  id: string;
  tenant: string;
}

async function batch(sql: Sql, resource: Resource, timed: TimedMove, after: string, context: Context): Promise<Due[]> {
  const table = tableOf(resource);
  const { rows } = await sql.query<Due>(
    `select t.id::text as id, t.tenant_id as tenant from ${table.name} t where $1::timestamptz is not null and t.is_deleted = 0 and t."${columnOf(table, timed.field).sql}"::text = $2 and t.id > $3 and (${timed.due}) order by t.id limit ${BATCH} for update of t skip locked`,
    [context.now().toISOString(), timed.from, after],
  );
  return rows;
}

/** Makes one timed move for every row that is due, in transactions of a few rows; a row that cannot be moved is told once and left. */
async function makeMoves(resource: Resource, timed: TimedMove, act: Act, context: Context, refused: (id: string, error: unknown) => Promise<void>): Promise<number> {
  let done = 0;
  for (let after = '0'; ; ) {
    const failures: [id: string, error: unknown][] = [];
    const rows = await context.db.tx(async (sql) => {
      const due = await batch(sql, resource, timed, after, context);
      for (const { id, tenant } of due) {
        await sql.query('savepoint one_row');
        try {
          await act(id, within(bySystem(context, tenant), sql));
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

/** The job that makes the moves of time: what is overdue, expired, begun or over. */
export function movesJob(handlers: ReadonlyMap<string, Handled>, all: readonly TimedMove[] = timedMoves): Job {
  const told = new Set<string>();
  return {
    name: 'moves',
    everyMs: 60_000,
    run: async (context, tell) => {
      let done = 0;
      for (const timed of all) {
        const resource = context.resources.get(timed.path);
        if (resource === undefined) continue;
        const refused = async (id: string, error: unknown) => {
          const key = `${timed.path} ${id} ${timed.from} to ${timed.to}`;
          if (told.has(key)) return;
          told.add(key);
          await tell(`${key}: ${error instanceof Error ? error.message : 'unknown failure'}`);
        };
        try {
          done += await makeMoves(resource, timed, actOf(resource, timed, handlers.get(timed.path)), context, refused);
        } catch (error) {
          await refused('all', error);
        }
      }
      return done;
    },
  };
}
