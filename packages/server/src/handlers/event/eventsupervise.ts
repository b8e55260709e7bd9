import { crud } from '@lattice/api/call';
import { eventsupervise } from '@lattice/api/resources/event/eventsupervise';
import { within } from '../../db/within.ts';
import { lockEvent, step } from '../../events/step.ts';
import { handle } from '../../handle.ts';
import { idIn, idOrNone, neededIn, oneOf, wordIn } from '../../parameter.ts';
import { Refusal } from '../../Refusal.ts';
import { Question } from '../../table/Question.ts';
import { tableOf } from '../../table/table.ts';
import { move, submit } from '../../table/write.ts';
import { say } from '../../words/say.ts';

const table = tableOf(eventsupervise);

/** Answers of 事件督办. */
export const handlers = handle(eventsupervise, {
  save: async (input, context) => {
    const known = idOrNone(input, 'id');
    if (known === null) {
      return context.db.tx(async (sql) => {
        const event = await lockEvent(sql, idIn(input, 'eventId'), context);
        if (!['1', '2', '3', '4'].includes(event.eventStatus)) throw new Refusal(400, say`只有尚未办完的事件可以督办`);
        const { id } = await submit(table, crud.submit, { ...input, id: '' }, within(context, sql));
        await step(sql, event, { action: '12', to: event.eventStatus, opinion: wordIn(input, 'superviseContent', 1000), nextDeptId: idOrNone(input, 'targetDeptId'), nextUserId: idOrNone(input, 'targetUserId') }, context);
        return { id };
      });
    }
    const to = oneOf(input, 'superviseStatus', ['1', '2', '3']);
    const feedback = to === '2' ? neededIn(input, 'feedback', say`反馈`, 1000) : wordIn(input, 'feedback', 1000);
    const q = new Question(context);
    const { eventId } = await q.one<{ eventId: string }>(`select t.event_id as "eventId" from ${q.of(eventsupervise)} and t.id = ${q.p(known)}`);
    return context.db.tx(async (sql) => {
      const event = await lockEvent(sql, eventId, context);
      await move(table, 'save', { id: known, superviseStatus: to }, within(context, sql));
      if (feedback !== '') await sql.query('update event_eventsupervise set feedback = $2 where id = $1', [known, feedback]);
      await step(sql, event, { action: to === '2' ? '13' : '12', to: event.eventStatus, opinion: feedback }, context);
      return { id: known };
    });
  },
});
