import type { Context } from '../../call/Context.ts';
import { momentParameter } from '../../table/serverValues.ts';
import { mayStep } from './mayStep.ts';
import { lockEvent, step } from './step.ts';

/** Closes an event that nobody evaluated in time, as the server itself; it stays without an evaluation. */
export async function closeUnratedEvent(id: string, context: Context): Promise<void> {
  await context.db.tx(async (sql) => {
    const event = await lockEvent(sql, id, context);
    await mayStep(sql, event, '6', 'evaluate', context);
    await step(
      sql,
      event,
      {
        action: '14',
        to: '6',
        opinion: '逾期未评价，系统自动办结',
        set: { finishTime: event.finishTime ?? momentParameter(context.now()) },
      },
      context,
    );
  });
}
