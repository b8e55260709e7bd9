import type { Database } from '@lattice/server/db/Database';

const YEAR = 'dateType=5&startDate=2025-11-01&endDate=2026-10-31';
const LISTED = 'current=1&size=200';

/** Everything that is counted over events, asked for twelve months. */
export const eventReports: Readonly<Record<string, string>> = {
  overview: `visualization/selectEventOverview?${YEAR}`,
  trend: `visualization/selectEventTrend?${YEAR}`,
  categories: `visualization/selectEventCategory?${YEAR}`,
  'heat map': `visualization/selectEventHeatMap?${YEAR}`,
  members: `kpi/gridmemberbaseassess/getGridmemberEventList?${LISTED}&${YEAR}`,
  departments: `kpi/gridmemberbaseassess/getDeptAssessList?${LISTED}&${YEAR}`,
  shares: `kpi/gridmemberbaseassess/getGridmemberEventPie?${YEAR}`,
  work: `kpi/gridmemberbaseassess/getGridmemberWorkList?${LISTED}&${YEAR}`,
  supervision: 'event/eventsupervise/faults?startDate=2025-11-01',
  'rating of all': 'visualization/resource1',
  'rating of speed': 'visualization/resource2',
  'rating of quality': 'visualization/resource3',
  'major grids': 'grid/grid/majorGridPage?current=1&size=20',
  'numbers of the town': 'grid/grid/getGridStatistics',
};

/** Adds events over the twelve months before November 2026, with their courses, evaluations and some delays. */
export async function growEvents(db: Database, count: number): Promise<void> {
  const ids = async (sql: string) => (await db.query<{ id: string }>(sql)).rows.map(({ id }) => id);
  const users = await ids('select user_id::text as id from grid_gridmember where user_id is not null order by id');
  const members = await ids('select id::text as id from grid_gridmember where user_id is not null order by id');
  const grids = await ids('select id::text as id from grid_grid order by id');
  const depts = await ids('select id::text as id from blade_system_dept order by id');
  const categories = await ids('select id::text as id from event_eventcategory order by id');
  const pick = (list: number, by: number) => `($${list}::bigint[])[1 + (n / ${by}) % cardinality($${list}::bigint[])]`;
  const step = 20_000;
  for (let at = 0; at < count; at += step) {
    const last = Math.min(at + step, count) - 1;
    await db.query(
      `insert into event_event (id, tenant_id, create_user, event_no, event_title, category_id, event_status,
          report_time, create_time, accept_deadline, deadline, finish_time, gridding_id, grid_member_id, handle_user_id,
          handle_dept_id, lng, lat)
       select 6000000000000000000 + n, '000000', ${pick(4, 1)}, 'BENCH' || n, '路灯不亮 ' || n, ${pick(7, 1)},
         case when n % 100 = 7 then '3' when n % 100 = 8 then '2' when n % 20 = 9 then '5' else '6' end,
         time, time, time + interval '2 hours',
         time + interval '3 days',
         case when n % 100 in (7, 8) then null else time + (n % 96) * interval '1 hour' end,
         ${pick(5, 1)}, ${pick(3, 1)}, ${pick(4, 3)}, ${pick(6, 7)}, 118.6 + (n % 700) / 5000.0,
         30.1 + (n % 500) / 5000.0
       from (select n, timestamp '2026-10-31 20:00' - n * interval '365 days' / $8::int as time
         from generate_series($1::int, $2::int) n) x`,
      [at, last, members, users, grids, depts, categories, count],
    );
    await db.query(
      `insert into event_eventprocess (id, tenant_id, event_id, from_status, to_status, create_time)
       select 6100000000000000000 + n * 4 + k, '000000', 6000000000000000000 + n, (array['1', '2', '3', '4'])[k + 1],
         (array['2', '3', '4', '5'])[k + 1], now()
       from generate_series($1::int, $2::int) n cross join generate_series(0, 3) k`,
      [at, last],
    );
    await db.query(
      `insert into event_eventevaluate (id, tenant_id, event_id, satisfaction, is_solved, create_time)
       select 6200000000000000000 + n, '000000', 6000000000000000000 + n,
         case n % 40 when 0 then '1' when 2 then '2' when 4 then '3' else (4 + n / 2 % 2)::text end, 1, now()
       from generate_series($1::int, $2::int) n where n % 2 = 0`,
      [at, last],
    );
  }
  for (const table of ['event_event', 'event_eventprocess', 'event_eventevaluate']) await db.query(`analyze ${table}`);
}
