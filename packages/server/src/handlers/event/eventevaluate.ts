import { crud } from '@lattice/api/call';
import { eventevaluate } from '@lattice/api/resources/event/eventevaluate';
import { transactionContext } from '../../call/transactionContext.ts';
import { mayStep } from '../../domain/events/mayStep.ts';
import { lockEvent, step } from '../../domain/events/step.ts';
import { handle } from '../../call/handle.ts';
import { idIn, optionalTextIn } from '../../call/parameter.ts';
import { momentParameter } from '../../table/serverValues.ts';
import { tableOf } from '../../table/table.ts';
import { submit } from '../../table/write/submit.ts';

/** Answers of 事件评价: the evaluation closes its event. */
export const handlers = handle(eventevaluate, {
  submit: async (input: Readonly<Record<string, unknown>>, context) =>
    context.db.tx(async (sql) => {
      const event = await lockEvent(sql, idIn(input, 'eventId'), context);
      await mayStep(sql, event, '6', 'evaluate', context);
      const saved = await submit(
        tableOf(eventevaluate),
        crud.submit,
        { ...input, id: '' },
        transactionContext(context, sql),
      );
      await step(
        sql,
        event,
        {
          action: '14',
          to: '6',
          opinion: optionalTextIn(input, 'evaluateContent', 1000),
          set: { finishTime: event.finishTime ?? momentParameter(context.now()) },
        },
        context,
      );
      return saved;
    }),
});
