import { crud } from '@lattice/api/call';
import { eventevaluate } from '@lattice/api/resources/event/eventevaluate';
import { personOf } from '../../accounts/guard.ts';
import { within } from '../../db/within.ts';
import { mayStep } from '../../events/mayStep.ts';
import { lockEvent, step } from '../../events/step.ts';
import { handle } from '../../handle.ts';
import { idIn, wordIn } from '../../parameter.ts';
import { Refusal } from '../../Refusal.ts';
import { tableOf } from '../../table/table.ts';
import { submit } from '../../table/write.ts';
import { say } from '../../words/say.ts';

/** Roles that close an event beside its reporter. */
const CLOSERS = ['administrator', 'gridleader', 'public'];

/** Answers of 事件评价: the evaluation closes its event. */
export const handlers = handle(eventevaluate, {
  submit: async (input: Readonly<Record<string, unknown>>, context) =>
    context.db.tx(async (sql) => {
      const event = await lockEvent(sql, idIn(input, 'eventId'), context);
      const person = personOf(context);
      await mayStep(sql, event, '6', 'submit', context);
      if (event.createUser !== person.userId && !person.roles.some((role) => CLOSERS.includes(role))) throw new Refusal(400, say`只有上报人或网格长可以评价这件事件`);
      const saved = await submit(tableOf(eventevaluate), crud.submit, { ...input, id: '' }, within(context, sql));
      await step(sql, event, { action: '14', to: '6', opinion: wordIn(input, 'evaluateContent', 1000) }, context);
      return saved;
    }),
});
