import type { Context, ProcessStage } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { systemContext } from '../../call/systemContext.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';
import { refuseStranger } from './handle.ts';
import { lockEvent, step } from './step.ts';

/**
 * Lets an event follow the request to hand it over: it is asked for by who handles the event, and once it is agreed to,
 * the event waits for the other department. An event that went on meanwhile stays as it is.
 */
export async function handOver(sql: Sql, id: string, stage: ProcessStage, context: Context): Promise<void> {
  const { rows } = await sql.query<{ eventId: string; deptId: string; reason: string }>(
    'select event_id::text as "eventId", to_dept_id::text as "deptId", reason from event_eventhandover where id = $1',
    [id],
  );
  const [request] = rows;
  if (request === undefined) return;
  const before = await lockEvent(sql, request.eventId, stage === 'started' ? context : systemContext(context));
  if (stage === 'started') {
    if (before.eventStatus !== '3') throw new Refusal(400, say`只有处理中的事件可以移交`);
    refuseStranger(before, context);
  } else if (stage === 'passed' && before.eventStatus === '3') {
    await step(
      sql,
      before,
      {
        action: '05',
        to: '2',
        opinion: request.reason,
        nextDeptId: request.deptId,
        set: { handleDeptId: request.deptId, handleUserId: null },
      },
      context,
    );
  }
}
