import type { Job } from '../schedule/Job.ts';
import { systemContext } from '../call/systemContext.ts';
import { momentParameter } from '../table/serverValues.ts';
import { commandTransaction } from '../flow/process/commandTransaction.ts';
import { command } from '../flow/process/command.ts';
import { lockInstance } from '../flow/process/Instance.ts';

/** Tries of a timer that fails before it is left to people. */
const MAX_TRIES = 3;

interface Due {
  id: string;
  instance: string;
  execution: string;
  tenant: string;
}

/** Fires the timers of processes: one transaction each; those of suspended processes wait. */
export const job: Job = {
  everyMs: 15_000,
  run: async (context, tell) => {
    const { rows } = await context.db.query<Due>(
      `select j.id::text as id, j.instance_id::text as instance, j.execution_id as execution, i.tenant_id as tenant
        from wf_job j
        join wf_instance i on i.id = j.instance_id
        join wf_definition d on d.id = i.definition_id
       where j.due <= $1 and j.tries < ${MAX_TRIES} and i.status = 'running' and not i.suspended and not d.suspended
       order by j.due, j.id limit 500`,
      [momentParameter(context.now())],
    );
    let done = 0;
    for (const { id, instance, execution, tenant } of rows) {
      const own = systemContext(context, tenant);
      try {
        await commandTransaction(own, async (sql) => {
          const locked = await lockInstance(sql, instance, own);
          const { count } = await sql.query('delete from wf_job where id = $1', [id]);
          if (count === 1 && locked.status === 'running' && !locked.suspended)
            await command(sql, locked, { do: 'fire', executionId: execution }, own);
          done += count;
        });
      } catch (error) {
        const words = error instanceof Error ? error.message : 'unknown failure';
        await context.db.query('update wf_job set tries = tries + 1, failure = $2 where id = $1', [
          id,
          words.slice(0, 500),
        ]);
        await tell(`timer ${execution} of process instance ${instance}: ${words}`);
      }
    }
    return done;
  },
};
