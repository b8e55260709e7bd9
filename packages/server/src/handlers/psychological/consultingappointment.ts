import { crud } from '@lattice/api/call';
import { counsellingCall } from '@lattice/api/psychology/counsellingCalls';
import { consultingappointment } from '@lattice/api/resources/psychological/consultingappointment';
import type { Context } from '../../call/Context.ts';
import { handle } from '../../call/handle.ts';
import { idOrNone, idsIn, monthIn } from '../../call/parameter.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { counsellingMonth } from '../../domain/counselling/counsellingMonth.ts';
import { judgeAppointment, lockExpert, placeOf } from '../../domain/counselling/judgeAppointment.ts';
import { dayPassed } from '../../schedule/dueSql.ts';
import { tableOf } from '../../table/table.ts';
import { restore } from '../../table/write/restore.ts';
import { submit } from '../../table/write/submit.ts';

type Input = Readonly<Record<string, unknown>>;

const table = tableOf(consultingappointment);

/** Answers of 咨询预约: a counsellor takes people in the own hours alone, and no more than there are places. */
export const handlers = handle(
  consultingappointment,
  {
    submit: async (input: Input, context) =>
      context.db.tx(async (sql) => {
        const id = idOrNone(input, 'id');
        const before = id === null ? '' : await placeOf(sql, id);
        if (id === null) await lockExpert(sql, input);
        const saved = await submit(table, crud.submit, input, transactionContext(context, sql));
        if ((await placeOf(sql, saved.id)) !== before) await judgeAppointment(sql, saved.id, context);
        return saved;
      }),
    restore: async (input: Input, context: Context) =>
      context.db.tx(async (sql) => {
        const ids = idsIn(input, 'ids');
        await restore(table, null, { ids: ids.join(',') }, transactionContext(context, sql));
        for (const id of ids.toSorted()) await judgeAppointment(sql, id, context, true);
        return true;
      }),
  },
  {
    timed: { field: 'status', moves: [{ from: '1', to: '4', due: dayPassed('appoint_date') }] },
    ownCalls: {
      month: {
        call: counsellingCall,
        answer: async (input: Input, context) => counsellingMonth(monthIn(input, 'month'), context),
      },
    },
  },
);
