import { crud } from '@lattice/api/call';
import { patrolTaskProgress } from '@lattice/api/resources/project/patrolTaskProgress';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { idIn, optionalTextIn } from '../../call/parameter.ts';
import { systemContext } from '../../call/systemContext.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { tableOf } from '../../table/table.ts';
import { submit } from '../../table/write/submit.ts';
import { say } from '../../words/say.ts';
import { closeRound } from './closeRound.ts';
import { lockPatrol } from './walkedPatrol.ts';

/** Ends the own round of a patrol, and none of those that come; points that were not reached ask for a reason. */
export async function endRound(input: Readonly<Record<string, unknown>>, context: Context): Promise<boolean> {
  personOf(context);
  const id = idIn(input, 'id');
  const remark = optionalTextIn(input, 'remark', 500).trim();
  return context.db.tx(async (sql) => {
    const { task, isOnce, hasBegun, left } = await lockPatrol(sql, id, context);
    if (!hasBegun) throw new Refusal(400, say`还没有打过卡，不能完成巡查`);
    if (left > 0 && remark === '')
      throw new Refusal(400, say`还有 ${left} 个点位没有巡查，请写明原因`, [{ field: 'remark', rule: 'enter' }]);
    const inner = systemContext(transactionContext(context, sql));
    if (remark !== '') await submit(tableOf(patrolTaskProgress), crud.submit, { id, remark }, inner);
    await closeRound(sql, { progress: id, task, isOnce }, inner);
    return true;
  });
}
