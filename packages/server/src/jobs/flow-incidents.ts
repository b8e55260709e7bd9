import type { Job } from '../schedule/Job.ts';
import { Incident } from '../flow/process/incidents/Incident.ts';
import { keepIncident } from '../flow/process/commandTransaction.ts';
import { IS_STUCK, isStuck, stuckWords } from '../flow/process/incidents/stuck.ts';

/** Finds the processes that run and wait for nothing, so that they are shown as such and not taken for busy ones. */
export const job: Job = {
  everyMs: 600_000,
  run: async ({ db }, tell) => {
    const { rows } = await db.query<{ id: string }>(
      `select i.id::text as id from wf_instance i where i.incident is null and ${IS_STUCK} order by i.id limit 500`,
    );
    let found = 0;
    for (const { id } of rows) {
      const isFound = await db.tx(async (sql) => {
        // A command on it may have been under way when it was found.
        await sql.query('select 1 from wf_instance where id = $1 for update', [id]);
        if (!(await isStuck(sql, id))) return false;
        await keepIncident(new Incident(id, stuckWords), { db: sql });
        return true;
      });
      if (!isFound) continue;
      found += 1;
      await tell(`process instance ${id} runs, but waits for nothing`);
    }
    return found;
  },
};
