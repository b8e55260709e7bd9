import { crud } from '@lattice/api/call';
import { event } from '@lattice/api/resources/event/event';
import { eventdelay } from '@lattice/api/resources/event/eventdelay';
import { eventevaluate } from '@lattice/api/resources/event/eventevaluate';
import { eventprocess } from '@lattice/api/resources/event/eventprocess';
import { eventsupervise } from '@lattice/api/resources/event/eventsupervise';
import { personOf } from '../../access/guard.ts';
import { faultExpressions } from '../../domain/events/faults.ts';
import { handleEvent } from '../../domain/events/handle.ts';
import { maskOpinions } from '../../domain/events/maskOpinions.ts';
import { reportEvent } from '../../domain/events/report.ts';
import { waitingEventsSql } from '../../domain/events/waitingEventsSql.ts';
import { inGridSubtree, gridIn, gridNames } from '../../domain/grids/gridSubtree.ts';
import { handle } from '../../call/handle.ts';
import { idIn } from '../../call/parameter.ts';
import { periodNames, inPeriod } from '../../domain/periods/period.ts';
import { detail, list, page } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';
import { closeUnratedEvent } from '../../domain/events/closeUnratedEvent.ts';

const table = tableOf(event);
const without = (input: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name)));

/** Days for which an event that was handled waits for an evaluation. */
const RATE_DAYS = 7;
const checkTime = `(select max(p.operate_time)
    from event_eventprocess p
    where p.event_id = t.id and p.to_status = '5' and p.from_status <> '5' and p.is_deleted = 0)`;

/** Answers of 事件. */
export const handlers = handle(
  event,
  {
    detail: async (input: Readonly<Record<string, unknown>>, context) => {
      const row = await detail(table, crud.detail, input, context);
      const parts = {
        processes: eventprocess,
        delays: eventdelay,
        supervises: eventsupervise,
        evaluates: eventevaluate,
      };
      const found = await Promise.all(
        Object.entries(parts).map(
          async ([name, part]) =>
            [
              name,
              await list(tableOf(part), crud.page, { eventId: idIn(input, 'id'), ascs: 'create_time,id' }, context),
            ] as const,
        ),
      );
      const parted = Object.fromEntries(found);
      return {
        ...row,
        ...parted,
        processes: await maskOpinions(idIn(input, 'id'), parted.processes ?? [], context),
      };
    },
    myEventPage: async (input: Readonly<Record<string, unknown>>, context) =>
      page(table, {}, input, context, ({ p }) => `t.create_user = ${p(personOf(context).userId)}`),
    evevtProcesspage: async (input: Readonly<Record<string, unknown>>, context) =>
      page(table, {}, input, context, (question) => waitingEventsSql(question, personOf(context))),
    evevtDelaypage: async (input: Readonly<Record<string, unknown>>, context) =>
      page(
        table,
        {},
        input,
        context,
        () => 'exists (select 1 from event_eventdelay d where d.event_id = t.id and d.is_deleted = 0)',
      ),
    evevtSupervisepage: async (input: Readonly<Record<string, unknown>>, context) =>
      page(
        table,
        {},
        input,
        context,
        () =>
          `(t.event_status in ('1', '2', '3', '4') or (t.event_status in ('5', '6', '7')
              and exists (select 1 from event_eventsupervise s
                where s.event_id = t.id and s.supervise_status <> '3' and s.is_deleted = 0)))`,
      ),
    getDispatchEventPage: async (input, context) => {
      const filters = without(input, [...gridNames, ...periodNames]);
      return page(
        table,
        {},
        filters,
        context,
        (question) =>
          `t.event_status not in ('0', '8') ` +
          `and ${inPeriod(question, input, 't.report_time')} ` +
          `and ${inGridSubtree(question, gridIn(input))}`,
      );
    },
    saveEventInfo: reportEvent,
    completeTask: handleEvent,
  },
  {
    expressions: {
      ...faultExpressions,
      isOverdue: "case when t.event_status <> '8' and coalesce(t.finish_time, now()) > t.deadline then 1 else 0 end",
    },
    timed: {
      field: 'eventStatus',
      moves: [
        {
          from: '5',
          to: '6',
          due: `coalesce(${checkTime}, t.finish_time, t.update_time) <= $1::timestamptz - interval '${RATE_DAYS} days'`,
          act: closeUnratedEvent,
        },
      ],
    },
  },
);
