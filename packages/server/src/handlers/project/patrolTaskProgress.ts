import { checkInCall, endRoundCall, walksCall } from '@lattice/api/patrolCalls';
import { gridmember } from '@lattice/api/resources/grid/gridmember';
import { type PatrolReport, patrolTaskProgress } from '@lattice/api/resources/project/patrolTaskProgress';
import { inGridSubtree, gridIn } from '../../domain/grids/gridSubtree.ts';
import { handle } from '../../call/handle.ts';
import { dayIn, idOrNone, refuseUnknownParameters } from '../../call/parameter.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { maskedValue } from '../../table/value.ts';
import { checkInAt } from '../../domain/tasks/checkInAt.ts';
import { endRound } from '../../domain/tasks/endRound.ts';
import { ownWalks } from '../../domain/tasks/walks.ts';
import { taskEndedSql } from '../../domain/tasks/taskEndedSql.ts';
import { dayPassed } from '../../schedule/dueSql.ts';

const COLUMNS = ['taskCount', 'totalPoints', 'checkedPoints', 'missedPoints', 'abnormalCount', 'checkRate', 'mileage'];
const total = (column: string, name: string) => `coalesce(sum(t.${column}), 0)::int as "${name}"`;

const due = `${dayPassed('patrol_date')} or ${taskEndedSql}`;
const countMissed = `update project_patroltaskprogress
      set missed_points = greatest(coalesce(total_points, 0) - coalesce(checked_points, 0), 0)
    where id = $1`;

/** Answers of 巡查进度. */
export const handlers = handle(
  patrolTaskProgress,
  {
    report: async (input, context) => {
      refuseUnknownParameters(input, [
        'current',
        'size',
        'ascs',
        'descs',
        'griddingId',
        'gridMemberId',
        'patrolDate_dategt',
        'patrolDate_datelt',
        'startDate',
        'endDate',
      ]);
      const q = new ReportQuery(context);
      const [member, from, to] = [
        idOrNone(input, 'gridMemberId'),
        dayIn(input, 'patrolDate_dategt') || dayIn(input, 'startDate'),
        dayIn(input, 'patrolDate_datelt') || dayIn(input, 'endDate'),
      ];
      const kept =
        (member === null ? '' : ` and t.grid_member_id = ${q.p(member)}`) +
        (from === '' ? '' : ` and t.patrol_date >= ${q.p(from)}::date`) +
        (to === '' ? '' : ` and t.patrol_date <= ${q.p(to)}::date`) +
        ` and ${inGridSubtree(q, gridIn(input))}`;
      const found = await q.page<PatrolReport>(
        `select s.*, coalesce(m.person_name, '') as "gridMemberIdName", coalesce(g.grid_name, '') as "griddingIdName",
            round(100.0 * s."checkedPoints" / nullif(s."totalPoints", 0), 1)::float8 as "checkRate"
          from (
           select coalesce(t.gridding_id::text, '') as "griddingId", t.grid_member_id as "gridMemberId",
           count(distinct t.task_id)::int as "taskCount", ${total('total_points', 'totalPoints')},
           ${total('checked_points', 'checkedPoints')},
             ${total('missed_points', 'missedPoints')}, ${total('abnormal_count', 'abnormalCount')},
             coalesce(sum(t.mileage), 0)::float8 as mileage
           from ${q.of(patrolTaskProgress)}${kept} group by 1, 2) s
           left join grid_gridmember m on m.id = s."gridMemberId"
           left join grid_grid g on g.id::text = s."griddingId"`,
        input,
        'x."checkedPoints" desc, x."gridMemberId", x."griddingId"',
        COLUMNS,
      );
      return {
        ...found,
        records: found.records.map((row) => ({
          ...row,
          gridMemberIdName: String(maskedValue(gridmember.fields.personName, row.gridMemberIdName)),
        })),
      };
    },
  },
  {
    ownCalls: {
      walks: { call: walksCall, answer: ownWalks },
      checkIn: { call: checkInCall, answer: checkInAt },
      endRound: { call: endRoundCall, answer: endRound },
    },
    expressions: { progressRate: 'round(100.0 * t.checked_points / nullif(t.total_points, 0), 1)' },
    timed: {
      field: 'status',
      follows: ['project/patrolTaskPoints'],
      moves: [
        { from: '0', to: '3', due, after: countMissed },
        { from: '1', to: '3', due, after: countMissed },
      ],
    },
  },
);
