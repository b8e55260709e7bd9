import { raisedCall } from '@lattice/api/patrolCalls';
import { crud } from '@lattice/api/call';
import { patrolTaskProgressDetail } from '@lattice/api/resources/project/patrolTaskProgressDetail';
import { transactionContext } from '../../call/transactionContext.ts';
import { handle } from '../../call/handle.ts';
import { tableOf } from '../../table/table.ts';
import { submit } from '../../table/write/submit.ts';
import { followCheckIn } from '../../domain/tasks/checkIn.ts';
import { noteRaised } from '../../domain/tasks/checkInAt.ts';

/** Answers of 巡查打卡明细: a check-in moves its point, its progress and its patrol. */
export const handlers = handle(
  patrolTaskProgressDetail,
  {
    submit: async (input: Readonly<Record<string, unknown>>, context) =>
      context.db.tx(async (sql) => {
        const inner = transactionContext(context, sql);
        const saved = await submit(tableOf(patrolTaskProgressDetail), crud.submit, input, inner);
        await followCheckIn(sql, saved.id, inner);
        return saved;
      }),
  },
  { ownCalls: { raised: { call: raisedCall, answer: noteRaised } } },
);
