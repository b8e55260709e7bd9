import { crud } from '@lattice/api/call';
import {
  type BusyMember,
  type GridMemberBrief,
  type MemberStatistics,
  gridmember,
} from '@lattice/api/resources/grid/gridmember';
import { gridmemberintermediate } from '@lattice/api/resources/grid/gridmemberintermediate';
import type { Context } from '../../call/Context.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { inGridSubtree, gridIn } from '../../domain/grids/gridSubtree.ts';
import { linkMember, relinkMembers, unlinkMembers } from '../../domain/grids/linkMember.ts';
import { handle } from '../../call/handle.ts';
import { idIn, idOrNone, idsIn, optionalTextIn } from '../../call/parameter.ts';
import { byAge, byEducation } from '../../domain/people/bands.ts';
import { briefMembers, seenRecentlySql } from '../../domain/people/members.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { page } from '../../table/read/read.ts';
import { restore } from '../../table/write/restore.ts';
import { tableOf } from '../../table/table.ts';
import { remove } from '../../table/write/remove.ts';
import { submit } from '../../table/write/submit.ts';

const HERE = "t.work_state <> '3'";
const held = 'select i.grid_member_id from grid_gridmemberintermediate i where i.is_current = 1 and i.is_deleted = 0';

const onLeave = `exists (select 1 from grid_gridmemberleaveapproval a
  where a.grid_member_id = t.id and a.leave_status = '2'
      and a.is_deleted = 0 and a.start_time <= $1::timestamptz and a.end_time > $1::timestamptz)`;

/** Answers of 网格员. */
export const handlers = handle(
  gridmember,
  {
    submit: async (input: Readonly<Record<string, unknown>>, context) =>
      context.db.tx(async (sql) => {
        const inner = transactionContext(context, sql);
        const saved = await submit(tableOf(gridmember), crud.submit, input, inner);
        await linkMember(sql, saved.id, inner);
        return saved;
      }),
    remove: async (input: Readonly<Record<string, unknown>>, context) =>
      context.db.tx(async (sql) => {
        const [inner, ids] = [transactionContext(context, sql), idsIn(input, 'ids')];
        await unlinkMembers(sql, ids, inner);
        return remove(tableOf(gridmember), crud.remove, { ids: ids.join(',') }, inner);
      }),
    restore: async (input: Readonly<Record<string, unknown>>, context: Context) =>
      context.db.tx(async (sql) => {
        const [inner, ids] = [transactionContext(context, sql), idsIn(input, 'ids')];
        return relinkMembers(sql, ids, inner, () => restore(tableOf(gridmember), null, { ids: ids.join(',') }, inner));
      }),
    /** `noRepetition` 0 lists a member in each grid that the member looks after; 1, and without it, once. */
    page: async (input: Readonly<Record<string, unknown>>, context) => {
      const id = idOrNone(input, 'griddingId');
      return page(
        tableOf(gridmember),
        {},
        Object.fromEntries(Object.entries(input).filter(([name]) => name !== 'noRepetition' && name !== 'griddingId')),
        context,
        ({ p }) => (id === null ? '' : `(t.gridding_id = ${p(id)} or t.id in (${held} and i.gridding_id = ${p(id)}))`),
      );
    },
    getGridMoreGridMemberList: async (input, context) => {
      const id = idIn(input, 'griddingId');
      const q = new ReportQuery(context);
      const posts = await q.rows<{ id: string; post: string }>(
        `select t.grid_member_id as id, min(t.member_post) as post
          from ${q.of(gridmemberintermediate)} and t.gridding_id = ${q.p(id)} and t.is_current = 1
          group by 1`,
      );
      const byId = new Map(posts.map((one) => [one.id, one.post]));
      const members = await briefMembers(
        context,
        ({ p }) => `(t.id = any(${p([...byId.keys()])}::bigint[]) or t.gridding_id = ${p(id)})`,
      );
      return members.map((member): GridMemberBrief => ({
        ...member,
        memberPost: byId.get(member.id) ?? member.memberPost,
      }));
    },
    getMorePersonList: async (input, context) => {
      const q = new ReportQuery(context);
      const name = optionalTextIn(input, 'personName', 50);
      const grids = await q.rows<{ id: string; n: number; names: string }>(
        `select t.grid_member_id as id, count(distinct t.gridding_id)::int as n,
            string_agg(distinct g.grid_name, '、') as names
          from (select t.* from ${q.of(gridmemberintermediate)} and t.is_current = 1) t
         join grid_grid g on g.id = t.gridding_id and g.is_deleted = 0
         group by 1
         having count(distinct t.gridding_id) > 1 and bool_or(${inGridSubtree(q, gridIn(input))})`,
      );
      const byId = new Map(grids.map((one) => [one.id, one]));
      const members = await briefMembers(
        context,
        ({ p }) =>
          `t.id = any(${p([...byId.keys()])}::bigint[])${name === '' ? '' : ` and t.person_name = ${p(name)}`}`,
      );
      return members.map((member): BusyMember => ({
        ...member,
        gridCount: byId.get(member.id)?.n ?? 0,
        gridNames: byId.get(member.id)?.names ?? '',
      }));
    },
    getGridMemberStatistics: async (input, context) => {
      const q = new ReportQuery(context);
      return q.one<MemberStatistics>(
        `select count(*)::int as total,
          count(*) filter (where t.political_status in ('01', '02'))::int as "partyMember",
          count(*) filter (where t.sex = '1')::int as male, count(*) filter (where t.sex = '2')::int as female,
           count(*) filter (where t.member_type = '1')::int as "fullTime",
             count(*) filter (where t.member_type = '2')::int as "partTime"
           from ${q.of(gridmember)} and ${HERE} and ${inGridSubtree(q, gridIn(input))}`,
      );
    },
    getGridMemberAgeStatistics: async (input, context) => byAge(gridmember, input, context, HERE),
    getGridMemberEduStatistics: async (input, context) => byEducation(gridmember, input, context, HERE),
    getPartyGridMemberList: async (input, context) =>
      briefMembers(
        context,
        (q) => `${HERE} and t.political_status in ('01', '02') and ${inGridSubtree(q, gridIn(input))}`,
      ),
  },
  {
    expressions: { isOnline: `case when ${seenRecentlySql} then 1 else 0 end` },
    timed: {
      field: 'workState',
      moves: [
        { from: '1', to: '4', due: onLeave },
        {
          from: '4',
          to: '1',
          due: `not ${onLeave} and exists (select 1 from grid_gridmemberleaveapproval a where a.grid_member_id = t.id
              and a.is_deleted = 0)`,
        },
      ],
    },
  },
);
