import { gridmember } from '@lattice/api/resources/grid/gridmember';
import { type TaskReport, gridmemberTaskHandle } from '@lattice/api/resources/project/gridmemberTaskHandle';
import { inGridSubtree, gridIn } from '../../domain/grids/gridSubtree.ts';
import { handle } from '../../call/handle.ts';
import { idOrNone, refuseUnknownParameters } from '../../call/parameter.ts';
import { inPeriod } from '../../domain/periods/period.ts';
import { postPoints } from '../../domain/points/post.ts';
import { submitWithEffect } from '../../table/write/moveEffects.ts';
import { followTask } from '../../domain/tasks/follow.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { maskedValue } from '../../table/value.ts';
import { momentReached } from '../../schedule/dueSql.ts';

const COLUMNS = ['receivedCount', 'finishedCount', 'overdueCount', 'finishRate', 'averageHours'];

/** Answers of 任务办理: a finished one posts its points, and the task follows its handlings. */
export const handlers = handle(
  gridmemberTaskHandle,
  {
    submit: async (input: Readonly<Record<string, unknown>>, context) =>
      submitWithEffect(gridmemberTaskHandle, 'status', input, context, async (sql, { id, from, to }, inner) => {
        if (from === to || from === null) return;
        if (to === '1')
          await sql.query(
            'update project_gridmembertaskhandle set receive_time = coalesce(receive_time, now()) where id = $1',
            [id],
          );
        if (to === '2')
          await sql.query('update project_gridmembertaskhandle set handle_time = now() where id = $1', [id]);
        const { rows } = await sql.query<{
          task: string;
          member: string;
          grid: string | null;
          points: number;
          title: string;
        }>(
          `select h.task_id as task, h.grid_member_id as member, h.gridding_id as grid,
              coalesce(h.reward_points, k.reward_points, 0) as points, k.task_title as title
            from project_gridmembertaskhandle h
            join project_gridmembertask k on k.id = h.task_id
            where h.id = $1`,
          [id],
        );
        const [row] = rows;
        if (row === undefined) return;
        if (to === '3')
          await postPoints(
            sql,
            {
              gridMemberId: row.member,
              griddingId: row.grid,
              ruleId: null,
              points: row.points,
              sourceType: '1',
              sourceId: id,
              reason: `完成任务：${row.title}`,
            },
            inner,
          );
        await followTask(sql, row.task, inner);
      }),
    report: async (input, context) => {
      refuseUnknownParameters(input, [
        'current',
        'size',
        'ascs',
        'descs',
        'griddingId',
        'gridMemberId',
        'startDate',
        'endDate',
        'dateType',
      ]);
      const q = new ReportQuery(context);
      const member = idOrNone(input, 'gridMemberId');
      const kept =
        `${member === null ? '' : ` and t.grid_member_id = ${q.p(member)}`} ` +
        `and ${inPeriod(q, input, 't.create_time')} and ${inGridSubtree(q, gridIn(input))}`;
      const found = await q.page<TaskReport>(
        `select s.*, coalesce(m.person_name, '') as "gridMemberIdName",
            coalesce(m.gridding_id::text, '') as "griddingId", coalesce(g.grid_name, '') as "griddingIdName",
            round(100.0 * s."finishedCount" / nullif(s."receivedCount", 0), 1)::float8 as "finishRate"
          from (
           select t.grid_member_id as "gridMemberId", count(*)::int as "receivedCount",
           count(*) filter (where t.status = '3')::int as "finishedCount",
             count(*) filter (where t.status = '5' or coalesce(t.handle_time, now()) > t.deadline)::int as
             "overdueCount", round((avg(extract(epoch from t.handle_time - t.create_time)) / 3600)::numeric,
               1)::float8 as "averageHours"
           from ${q.of(gridmemberTaskHandle)}${kept} group by 1) s
           left join grid_gridmember m on m.id = s."gridMemberId"
           left join grid_grid g on g.id = m.gridding_id`,
        input,
        'x."finishedCount" desc, x."gridMemberId"',
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
    expressions: { overdue: 'case when coalesce(t.handle_time, now()) > t.deadline then 1 else 0 end' },
    timed: {
      field: 'status',
      moves: [
        { from: '0', to: '5', due: momentReached('deadline') },
        { from: '1', to: '5', due: momentReached('deadline') },
      ],
    },
  },
);
