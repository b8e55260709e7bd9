import { callCall, monthCall } from '@lattice/api/appointmentCalls';
import { crud } from '@lattice/api/call';
import { esServiceAppointmentrecord } from '@lattice/api/resources/scentre/esServiceAppointmentrecord';
import type { Context } from '../../call/Context.ts';
import { handle } from '../../call/handle.ts';
import { idIn, idOrNone, idsIn, monthIn } from '../../call/parameter.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { appointmentMonth } from '../../domain/appointments/appointmentMonth.ts';
import { callPerson } from '../../domain/appointments/callPerson.ts';
import { judgeBooking, lockPlace, placeOf } from '../../domain/appointments/judgeBooking.ts';
import { dayPassed } from '../../schedule/dueSql.ts';
import { tableOf } from '../../table/table.ts';
import { restore } from '../../table/write/restore.ts';
import { submit } from '../../table/write/submit.ts';

type Input = Readonly<Record<string, unknown>>;

const table = tableOf(esServiceAppointmentrecord);

/** Answers of 服务预约记录: a service takes no more appointments a day and slot than its quota, and on open days alone. */
export const handlers = handle(
  esServiceAppointmentrecord,
  {
    submit: async (input: Input, context) =>
      context.db.tx(async (sql) => {
        const id = idOrNone(input, 'id');
        const before = id === null ? '' : await placeOf(sql, id);
        if (id === null) await lockPlace(sql, input);
        const saved = await submit(table, crud.submit, input, transactionContext(context, sql));
        if ((await placeOf(sql, saved.id)) !== before) await judgeBooking(sql, saved.id, context);
        return saved;
      }),
    restore: async (input: Input, context: Context) =>
      context.db.tx(async (sql) => {
        const ids = idsIn(input, 'ids');
        await restore(table, null, { ids: ids.join(',') }, transactionContext(context, sql));
        for (const id of ids.toSorted()) await judgeBooking(sql, id, context, true);
        return true;
      }),
  },
  {
    timed: { field: 'status', moves: [{ from: '1', to: '4', due: dayPassed('appoint_date') }] },
    ownCalls: {
      month: {
        call: monthCall,
        answer: async (input: Input, context) => appointmentMonth(monthIn(input, 'month'), context),
      },
      call: { call: callCall, answer: async (input: Input, context) => callPerson(idIn(input, 'id'), context) },
    },
  },
);
