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

/** What the rows of a bench point to, by what it is called in the statements below. */
const referred: Readonly<Record<string, string>> = {
  users: 'select user_id as id from grid_gridmember where user_id is not null',
  members: 'select id from grid_gridmember where user_id is not null',
  grids: 'select id from grid_grid',
  depts: 'select id from blade_system_dept',
  categories: 'select id from event_eventcategory',
};

/** One of the ids, by the number of the row. */
const pick = (name: string, by = 1) =>
  `(select ids[1 + n / ${by} % cardinality(ids)] from bench_ids where name = '${name}')`;

/** Statements that add the rows of the events `$1` to `$2` of `$3`, by table. */
const grown: readonly [table: string, statement: string][] = [
  [
    'event_event',
    `insert into event_event (id, tenant_id, create_user, event_no, event_title, category_id, event_type, eventfrom,
        event_level, event_scale, involved_count, address, event_desc, event_status, report_name, report_phone,
        happen_time, report_time, create_time, accept_deadline, deadline, finish_time, gridding_id, grid_member_id,
        handle_user_id, handle_dept_id, handle_result, lng, lat)
     select 6000000000000000000 + x.n, '000000', x.reporter, 'BENCH' || x.n, '路灯不亮 ' || x.n, c.id, c.event_type,
       (1 + x.n % 4)::text, c.default_level, '01', 1, '桥头路 ' || x.n % 300 || ' 号', repeat('路灯不亮，夜间行人不便。', 8),
       case when x.n % 100 = 7 then '3' when x.n % 100 = 8 then '2' when x.n % 20 = 9 then '5' else '6' end, '王某',
       '13900000000', x.time, x.time, x.time, x.time + interval '2 hours', x.time + interval '3 days',
       case when x.n % 100 in (7, 8) then null else x.time + (x.n % 96) * interval '1 hour' end,
       x.grid, x.member, x.holder, x.dept, repeat('已更换灯具。', 4), 118.6 + (x.n % 700) / 5000.0,
       30.1 + (x.n % 500) / 5000.0
     from (select n, timestamp '2025-11-01 20:00' + n * interval '364 days' / $3::int as time,
       ${pick('users')} as reporter, ${pick('categories')} as category, ${pick('grids')} as grid,
       ${pick('members')} as member, ${pick('users', 3)} as holder, ${pick('depts', 7)} as dept
       from generate_series($1::int, $2::int) n) x
     join event_eventcategory c on c.id = x.category`,
  ],
  [
    'event_eventprocess',
    `insert into event_eventprocess (id, tenant_id, event_id, node_name, action_name, from_status, to_status,
        operate_time, opinion, create_time)
     select 6100000000000000000 + n::bigint * 8 + k, '000000', 6000000000000000000 + n, '处置', '4',
       (array['1', '2', '3', '4', '4', '3', '3', '2'])[k + 1], (array['2', '3', '4', '5', '3', '2', '4', '3'])[k + 1],
       now(), '已到现场处置。', now()
     from generate_series($1::int, $2::int) n
     cross join generate_series(0, 7) k
     where k < case when n % 60 = 0 then 8 when n % 30 = 0 then 5 else 4 end and $3::int > 0`,
  ],
  [
    'event_eventevaluate',
    `insert into event_eventevaluate (id, tenant_id, event_id, satisfaction, speed_score, quality_score, attitude_score,
        is_solved, evaluate_content, evaluate_time, create_time)
     select 6200000000000000000 + n, '000000', 6000000000000000000 + n, s.stars::text, s.stars, 1 + n / 3 % 5,
       1 + n / 4 % 5, case s.stars when 1 then 0 else 1 end, '处理及时。', e.finish_time, e.finish_time
     from generate_series($1::int, $2::int) n
     join event_event e on e.id = 6000000000000000000 + n and e.finish_time is not null
     cross join lateral (select case n % 40 when 0 then 1 when 2 then 2 when 4 then 3 else 4 + n / 2 % 2 end as stars) s
     where n % 2 = 0 and $3::int > 0`,
  ],
  [
    'event_eventdelay',
    `insert into event_eventdelay (id, tenant_id, event_id, delay_days, reason, delay_status, create_time)
     select 6300000000000000000 + n, '000000', 6000000000000000000 + n, 2, '等待配件', '2', now()
     from generate_series($1::int, $2::int) n where n % 50 = 1 and $3::int > 0`,
  ],
  [
    'event_eventsupervise',
    `insert into event_eventsupervise (id, tenant_id, event_id, supervise_content, supervise_status, create_time)
     select 6400000000000000000 + n, '000000', 6000000000000000000 + n, '请尽快办理', (1 + n % 3)::text, now()
     from generate_series($1::int, $2::int) n where n % 100 = 7 and $3::int > 0`,
  ],
  [
    'grid_gridmemberwork',
    `insert into grid_gridmemberwork (id, tenant_id, grid_member_id, gridding_id, work_date, work_type, work_title,
        work_content, service_count, work_status, create_time)
     select 6500000000000000000 + n, '000000', ${pick('members')}, ${pick('grids')},
       date '2025-11-01' + (n::bigint * 365 / $3::int)::int, '1', '走访', repeat('走访居民。', 20), n % 9, '2', now()
     from generate_series($1::int, $2::int) n where n % 3 = 0`,
  ],
  [
    'grid_gridmembervisitwork',
    `insert into grid_gridmembervisitwork (id, tenant_id, grid_member_id, gridding_id, visit_time, visit_type,
        visit_mode, person_name, address, visit_content, create_time)
     select 6600000000000000000 + n, '000000', ${pick('members')}, ${pick('grids')},
       timestamp '2025-11-01 20:00' + n * interval '364 days' / $3::int, '1', '1', '王某', '桥头路',
       repeat('走访居民。', 20), now()
     from generate_series($1::int, $2::int) n where n % 3 = 1`,
  ],
];

/**
 * Adds events over the twelve months before November 2026, the oldest first and as wide as real ones, with their
 * courses, evaluations, delays and supervisions, and the work of the members who report them.
 */
export async function growEvents(db: Database, count: number): Promise<void> {
  await db.query('create table bench_ids (name text primary key, ids bigint[] not null)');
  for (const [name, from] of Object.entries(referred))
    await db.query(`insert into bench_ids select '${name}', array_agg(id order by id) from (${from}) x`);
  const step = 20_000;
  for (let at = 0; at < count; at += step) {
    const last = Math.min(at + step, count) - 1;
    for (const [, statement] of grown) await db.query(statement, [at, last, count]);
  }
  for (const [table] of grown) await db.query(`vacuum analyze ${table}`);
}
