import { crud } from '@lattice/api/call';
import { eventdelay } from '@lattice/api/resources/event/eventdelay';
import { transactionContext } from '../../call/transactionContext.ts';
import { mayBegin } from '../../domain/events/mayBegin.ts';
import { lockEvent, step } from '../../domain/events/step.ts';
import { handle } from '../../call/handle.ts';
import { idIn, oneOf, optionalTextIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { lockRow } from '../../table/write/store.ts';
import { tableOf } from '../../table/table.ts';
import { move } from '../../table/write/move.ts';
import { submit } from '../../table/write/submit.ts';
import { say } from '../../words/say.ts';

const table = tableOf(eventdelay);

/** Answers of 事件延期. */
export const handlers = handle(
  eventdelay,
  {
    save: async (input, context) =>
      context.db.tx(async (sql) => {
        const event = await lockEvent(sql, idIn(input, 'eventId'), context);
        mayBegin(eventdelay, event, context);
        if (!['2', '3'].includes(event.eventStatus)) throw new Refusal(400, say`只有待签收或处理中的事件可以申请延期`);
        const { rows } = await sql.query(
          "select 1 from event_eventdelay where event_id = $1 and delay_status = '1' and is_deleted = 0 limit 1",
          [event.id],
        );
        if (rows.length > 0) throw new Refusal(400, say`这件事件已有待审核的延期申请，请等待审核`);
        const { id } = await submit(table, crud.submit, { ...input, id: '' }, transactionContext(context, sql));
        await sql.query('update event_eventdelay set original_deadline = $2 where id = $1', [id, event.deadline]);
        await step(
          sql,
          event,
          { action: '10', to: event.eventStatus, opinion: optionalTextIn(input, 'reason', 1000) },
          context,
        );
        return { id };
      }),
    update: async (input, context) => {
      const [id, status] = [idIn(input, 'id'), oneOf(input, 'delayStatus', ['2', '3', '4'])];
      const q = new ReportQuery(context);
      const { eventId } = await q.one<{ eventId: string }>(
        `select t.event_id as "eventId" from ${q.of(eventdelay)} and t.id = ${q.p(id)}`,
      );
      return context.db.tx(async (sql) => {
        const event = await lockEvent(sql, eventId, context);
        const { delay_days: days } = await lockRow(sql, table, id, context);
        const opinion = optionalTextIn(input, 'auditOpinion', 500);
        await move(
          table,
          'update',
          { id, delayStatus: status, auditOpinion: opinion },
          transactionContext(context, sql),
        );
        const { rows } = await sql.query<{ deadline: string | null }>(
          "select deadline + ($2::numeric * interval '1 day') as deadline from event_event where id = $1",
          [eventId, days],
        );
        const set = status === '2' ? { deadline: rows[0]?.deadline ?? null } : {};
        await step(sql, event, { action: '11', to: event.eventStatus, opinion, set }, context);
        return true;
      });
    },
  },
  { expressions: { newDeadline: "select t.original_deadline + t.delay_days * interval '1 day'" } },
);
