import { crud } from '@lattice/api/call';
import { faultsCall, urgeCall } from '@lattice/api/supervisionCalls';
import { eventsupervise } from '@lattice/api/resources/event/eventsupervise';
import { transactionContext } from '../../call/transactionContext.ts';
import { faultCounts } from '../../domain/events/faults.ts';
import { mayBegin } from '../../domain/events/mayBegin.ts';
import { lockEvent, step } from '../../domain/events/step.ts';
import { urge } from '../../domain/events/urge.ts';
import { handle } from '../../call/handle.ts';
import { idIn, idOrNone, oneOf, optionalTextIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { tableOf } from '../../table/table.ts';
import { move } from '../../table/write/move.ts';
import { submit } from '../../table/write/submit.ts';
import { say } from '../../words/say.ts';

const table = tableOf(eventsupervise);

/** Answers of 事件督办. */
export const handlers = handle(
  eventsupervise,
  {
    save: async (input, context) => {
      const known = idOrNone(input, 'id');
      if (known === null) {
        return context.db.tx(async (sql) => {
          const event = await lockEvent(sql, idIn(input, 'eventId'), context);
          mayBegin(eventsupervise, event, context);
          if (!['1', '2', '3', '4'].includes(event.eventStatus))
            throw new Refusal(400, say`只有尚未办完的事件可以督办`);
          const { id } = await submit(table, crud.submit, { ...input, id: '' }, transactionContext(context, sql));
          await step(
            sql,
            event,
            {
              action: '12',
              to: event.eventStatus,
              opinion: optionalTextIn(input, 'superviseContent', 1000),
              nextDeptId: idOrNone(input, 'targetDeptId'),
              nextUserId: idOrNone(input, 'targetUserId'),
            },
            context,
          );
          return { id };
        });
      }
      const to = oneOf(input, 'superviseStatus', ['1', '2', '3']);
      const feedback = optionalTextIn(input, 'feedback', 1000);
      const q = new ReportQuery(context);
      const { eventId } = await q.one<{ eventId: string }>(
        `select t.event_id as "eventId" from ${q.of(eventsupervise)} and t.id = ${q.p(known)}`,
      );
      return context.db.tx(async (sql) => {
        const event = await lockEvent(sql, eventId, context);
        const said = feedback === '' ? {} : { feedback };
        await move(table, 'save', { id: known, superviseStatus: to, ...said }, transactionContext(context, sql));
        await step(sql, event, { action: to === '2' ? '13' : '12', to: event.eventStatus, opinion: feedback }, context);
        return { id: known };
      });
    },
  },
  { ownCalls: { faults: { call: faultsCall, answer: faultCounts }, urge: { call: urgeCall, answer: urge } } },
);
