import { type TestDatabase, oneTestDatabase } from '@lattice/server/fixtures/openTestDatabase';
import { workingDays } from '@lattice/api/workingTime';
import { workingTimeOf } from '@lattice/server/domain/periods/workingTimeOf';
import { refuseUnfit } from '@lattice/server/domain/psychology/refuseUnfit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Town, openTown } from './openTown.ts';

let town: Town;
beforeAll(async () => {
  town = await openTown(oneTestDatabase()[0] as TestDatabase);
}, 60_000);
afterAll(() => town?.db.close());

/** Moments at which something was done, unlike deadlines and plans. */
const DONE = /^(?:create|update|apply|permit|report|accept|handle|check|sign_in|sign_out|read|send)_time$/;

it('has nothing done in the future in the demo town', async () => {
  const columns = await town.rows<{ table: string; column: string }>(`select c.table_name as "table",
      c.column_name as "column"
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type like 'timestamp%'`);
  const future: string[] = [];
  for (const { table, column } of columns.filter((one) => DONE.test(one.column))) {
    const rows = await town.rows(`select 1 from ${table} where ${column} > now() + interval '1 minute' limit 1`);
    if (rows.length > 0) future.push(`${table}.${column}`);
  }
  expect(columns.length).toBeGreaterThan(300);
  expect(future).toEqual([]);
});

it('counts the days of each leave by the working time of the town, and nobody is back before time', async () => {
  const time = await workingTimeOf(town.db, '000000');
  const rows = await town.rows<{ id: string; start: string; end: string; days: number }>(`select id::text as id,
      to_char(start_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as start,
        to_char(end_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as end, leave_days::float8 as days
      from grid_gridmemberleaveapproval
      where is_deleted = 0`);
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter(({ start, end, days }) => workingDays(start, end, time) !== days)).toEqual([]);
  const early = await town.rows(
    'select 1 from grid_gridmemberleaveapproval where back_time < end_time or back_time > now()',
  );
  expect(early).toEqual([]);
});

it('has scales that could be enabled as they are', async () => {
  const rows = await town.rows<{ id: string }>("select id::text as id from psychological_scale where status = '1'");
  expect(rows.length).toBeGreaterThan(0);
  for (const { id } of rows) await refuseUnfit(town.db, id);
});

it('leaves no event waiting for more than two months', async () => {
  const rows = await town.rows(
    "select 1 from event_event where event_status in ('1', '2', '3', '4') and report_time < now() - interval '60 days'",
  );
  expect(rows).toEqual([]);
});

it('counts on the first page what the lists behind it show, for everybody', async () => {
  for (const account of ['gridmember', 'gridman', 'staff', 'manager', 'admin']) {
    const visitor = await town.visit(account);
    const total = async (path: string) =>
      (await visitor.ask(`${path}/page?size=1`).data<{ total?: number } | null>())?.total;
    const { population, houses } = await visitor.ask('blade-desk/dashboard/info').data<Record<string, number>>();
    expect([account, (await total('source/populationinfo')) ?? population]).toEqual([account, population]);
    expect([account, (await total('source/houseinfo')) ?? houses]).toEqual([account, houses]);
  }
});
