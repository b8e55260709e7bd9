import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { Incident } from './incidents/Incident.ts';

/**
 * Keeps beside an instance why it cannot go on, until a command succeeds; one that was undone with its start has no row
 * and keeps nothing.
 */
export async function keepIncident({ instanceId, words }: Incident, { db }: { db: Sql }): Promise<void> {
  await db.query("update wf_instance set incident = $2 where id = $1 and status = 'running'", [
    instanceId,
    JSON.stringify(words),
  ]);
}

/**
 * Runs a transaction with a command of a process; where the process cannot go on, all of it is undone and the reason is
 * kept.
 */
export async function commandTransaction<T>(context: Context, work: (sql: Sql) => Promise<T>): Promise<T> {
  try {
    return await context.db.tx(work);
  } catch (error) {
    if (error instanceof Incident) await keepIncident(error, context);
    throw error;
  }
}
