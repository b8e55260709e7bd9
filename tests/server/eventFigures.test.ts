import { testDatabases } from '@lattice/server/fixtures/openTestDatabase';
import type { MonthState } from '@lattice/api/kpiCalls';
import { fillRated } from '@lattice/server/table/ratedEvents';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventTownOf } from './townOf.ts';

const MONTH = '2026-05';
const COUNT = 14;

/** What differs in the events of a random town. */
const events = fc.array(
  fc.record({
    status: fc.constantFrom('0', '1', '2', '3', '4', '5', '6', '7', '8'),
    day: fc.integer({ min: 1, max: 31 }),
    month: fc.constantFrom('2026-04', MONTH),
    isReported: fc.boolean(),
    isHandled: fc.boolean(),
    isLate: fc.boolean(),
    stars: fc.option(fc.integer({ min: 1, max: 5 })),
    isKept: fc.boolean(),
  }),
  { minLength: COUNT, maxLength: COUNT },
);

describe.each(testDatabases())('figures of events on $name', (database) => {
  const town = eventTownOf(database);
  let memberId: string;
  let userId: string;
  let ids: string[];

  beforeAll(async () => {
    const { make } = town;
    userId = await town.idOf('gridman');
    memberId = await make('grid/gridmember', { griddingId: town.base.griddingId, workState: '1', userId });
    ids = [];
    for (let at = 0; at < COUNT; at += 1) {
      const { body } = await town.admin.post('event/event/saveEventInfo', { ...town.base, eventStatus: '0' });
      ids.push((body.data as { id: string }).id);
    }
  });

  it('equal a recount from the rows, in any town', async () => {
    await fc.assert(
      fc.asyncProperty(events, async (rows) => {
        await town.db.query('delete from event_eventevaluate where event_id = any($1::bigint[])', [ids]);
        for (const [at, row] of rows.entries()) {
          const rated = [ids[at], row.stars === null ? 0 : 1, String(row.stars ?? ''), row.isKept ? 0 : 1];
          // Evaluations come, change, and go to the recycle bin.
          await town.db.query(
            `insert into event_eventevaluate (id, event_id, satisfaction)
              select $1::bigint, $1::bigint, '3' from generate_series(1, $2::int) n`,
            rated.slice(0, 2),
          );
          await town.db.query('update event_eventevaluate set satisfaction = $2, is_deleted = $3 where event_id = $1', [
            rated[0],
            ...rated.slice(2),
          ]);
          const time = `${row.month}-${String(Math.min(row.day, 30)).padStart(2, '0')} 12:00:00`;
          await town.db.query(
            `update event_event set event_status = $2, report_time = $3::timestamp,
               grid_member_id = $4, handle_user_id = $5, handle_dept_id = $6,
               finish_time = $3::timestamp + interval '2 hours',
               deadline = $3::timestamp + $7::int * interval '1 hour' where id = $1`,
            [
              ids[at],
              row.status,
              time,
              row.isReported ? memberId : null,
              row.isHandled ? userId : null,
              row.isHandled ? town.deptId : null,
              row.isLate ? 1 : 3,
            ],
          );
        }
        const counted = rows.filter(({ status, month }) => month === MONTH && status !== '0' && status !== '8');
        const handled = counted.filter(({ isHandled }) => isHandled);
        const rate = (part: number, whole: number) => (whole === 0 ? null : Math.round((1000 * part) / whole) / 10);
        const content = (among: typeof rows) => {
          const stars = among.flatMap((one) => (one.isKept && one.stars !== null ? [one.stars] : []));
          return rate(stars.filter((star) => star >= 4).length, stars.length);
        };
        const closed = handled.filter(({ status }) => status === '5' || status === '6');
        const ask = async (call: string, more = '') =>
          await town.admin
            .ask(`kpi/gridmemberbaseassess/${call}?assessMonth=${MONTH}&size=200${more}`)
            .data<{ records: Record<string, unknown>[]; total: number }>();
        const [members, depts] = [await ask('getGridmemberEventList'), await ask('getDeptAssessList')];
        expect(members.records.find(({ gridMemberId }) => gridMemberId === memberId)).toMatchObject({
          userId,
          reportCount: counted.filter(({ isReported }) => isReported).length,
          handleCount: handled.length,
          finishCount: closed.length,
          overdueCount: handled.filter(({ isLate }) => isLate).length,
          satisfyRate: content(handled),
        });
        const days = `dateType=5&startDate=${MONTH}-01&endDate=${MONTH}-31`;
        expect(await town.admin.ask(`visualization/selectEventOverview?${days}`).data()).toMatchObject({
          total: counted.length,
          satisfyRate: content(counted),
        });
        const beyond = await ask('getDeptAssessList', '&current=99');
        expect(beyond).toMatchObject({ records: [], total: depts.total });
        const inTime = closed.filter(({ isLate }) => !isLate).length;
        expect(depts.records.find((one) => one.deptId === town.deptId)).toMatchObject({
          eventCount: handled.length,
          finishRate: rate(closed.length, handled.length),
          onTimeRate: rate(inTime, closed.length),
          satisfyRate: content(handled),
        });
      }),
      { numRuns: Number(process.env.RUNS ?? 4) },
    );
  }, 60_000);

  it('keep what a month had when it was frozen, once, and tell what has changed since', async () => {
    const BASE = 'kpi/gridmemberbaseassess';
    const freeze = async (month: string) => await town.admin.post(`${BASE}/freeze`, { month }).status();
    const state = async () =>
      await town.admin.ask(`${BASE}/month?month=${MONTH}&report=getGridmemberEventList`).data<MonthState>();
    const own = async () => {
      const { body } = await town.admin.ask(`${BASE}/getGridmemberEventList?assessMonth=${MONTH}&size=200`);
      return (body.data as { records: Record<string, unknown>[] }).records.find((one) => one.gridMemberId === memberId);
    };
    expect(await freeze('2026-11')).toBe(400);
    expect((await state()).isFrozen).toBe(false);
    const before = await own();
    const tries = await Promise.all(Array.from({ length: 10 }, () => freeze(MONTH)));
    expect(tries.filter((status) => status === 200)).toHaveLength(1);
    expect((await state()).changes).toEqual([]);
    await town.db.query(
      `update event_event set event_status = '1', grid_member_id = $2, report_time = '2026-05-02 09:00+08'
        where id = any($1::bigint[])`,
      [ids, memberId],
    );
    await town.db.query("update grid_gridmember set work_state = '3' where id = $1", [memberId]);
    expect(await own()).toEqual(before);
    const { isFrozen, changes } = await state();
    expect(isFrozen).toBe(true);
    expect(changes.find(({ column }) => column === 'reportCount')).toMatchObject({
      frozen: before?.reportCount,
      now: COUNT,
    });
    const report = `${BASE}/getGridmemberEventList?dateType=5&startDate=${MONTH}-01&endDate=${MONTH}-31&size=200`;
    expect(await town.admin.ask(report).status()).toBe(200);
  });

  it('count what was rated before events kept it, also where the start that filled them was cut short', async () => {
    const { db } = town;
    await db.query('delete from event_eventevaluate where event_id = any($1::bigint[])', [ids]);
    await db.query(
      `insert into event_eventevaluate (id, event_id, satisfaction)
        select id, id, '4' from unnest($1::bigint[]) id`,
      [ids],
    );
    const kept = async () => (await db.query('select 1 from event_event where rated is not null')).rows.length;
    const all = await kept();
    expect(all).toBeGreaterThanOrEqual(COUNT);
    await db.query('update event_event set rated = null');
    await fillRated(db);
    expect(await kept(), 'a start after one that filled them').toBe(0);
    await db.query("delete from sys_schema where key = 'rated events'");
    await fillRated(db);
    expect(await kept()).toBe(all);
  });
});
