import { type TestDatabase, oneTestDatabase, testDatabases } from '@lattice/server/fixtures/openTestDatabase';
import { jobContext } from '@lattice/server/schedule/jobContext';
import { later } from '@lattice/server/fixtures/later';
import { describe, expect, it } from 'vitest';
import { jobNamed } from './jobNamed.ts';
import { openTown } from './openTown.ts';
import { partsOf } from './partsOf.ts';

/** The shifts of the seven days before the day of the test town, a Friday. */
const SHIFTS = ['2026-11-13', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'] as const;
const DAYS = 'grid_gridmemberattendancerecord';
const absent = (day: string) => ({ day, verdict: '3', on: '4', off: '4' });

/** A small town with an attendance group of two grids, and what runs its night job. */
async function openAttendance(database: TestDatabase) {
  const town = await openTown(database, { isSmall: true });
  const griddingIds = await town.texts("select id::text from grid_grid where grid_level = '3' order by id limit 2");
  const setId = await town.make('grid/gridmemberattendanceset', {
    griddingIds: griddingIds.join(','),
    workDays: '1,2,3,4,5',
    onTime: '08:30:00',
    offTime: '17:30:00',
    lateMinutes: 10,
    earlyMinutes: 10,
    absentMinutes: 120,
    punchMode: '3',
    holidayRule: '1',
    effectiveDate: '2026-01-01',
  });
  const since = async (table: string, id: string, day = '2026-01-01') =>
    town.db.query(`update ${table} set create_time = $2 where id = $1`, [id, `${day} 08:00:00+08`]);
  await since('grid_gridmemberattendanceset', setId);
  const member = async (more: object = {}) => {
    const id = await town.make('grid/gridmember', {
      griddingId: griddingIds[0],
      workState: '1',
      entryDate: '2026-01-01',
      ...more,
    });
    await since('grid_gridmember', id);
    return id;
  };
  const job = await jobNamed('attendance');
  const parts = await partsOf(town);
  const lines: string[] = [];
  const run = async () => job.run(jobContext(parts), async (line) => void lines.push(line));
  const days = async (id: string) =>
    await town.rows<{ day: string; verdict: string; on: string; off: string }>(
      `select attendance_date::text as day, attendance_result as verdict, coalesce(on_result, '') as on,
            coalesce(off_result, '') as off
          from ${DAYS} where grid_member_id = $1 and is_deleted = 0 order by 1`,
      [id],
    );
  return { ...town, setId, griddingIds, member, run, days, lines };
}

describe.each(testDatabases())('the night job of attendance on $name', (database) => {
  const town = later(
    () => openAttendance(database),
    ({ db }) => db.close(),
  );

  it('notes an absence once, however many servers run it', async () => {
    const id = await town.member();
    const done = await Promise.all([town.run(), town.run(), town.run()]);
    expect(await town.days(id)).toEqual(SHIFTS.map(absent));
    expect(done.reduce((sum, one) => sum + one, 0)).toBe(SHIFTS.length);
    expect([await town.run(), town.lines]).toEqual([0, []]);
  });
});

describe.each(oneTestDatabase())('who is absent on $name', (database) => {
  const town = later(
    () => openAttendance(database),
    ({ db }) => db.close(),
  );
  const put = async (table: string, row: object) => {
    const whole = { id: town.nextId(), tenant_id: '000000', ...row };
    const places = Object.keys(whole).map((_, at) => `$${at + 1}`);
    await town.db.query(
      `insert into ${table} (${Object.keys(whole).join(', ')}) values (${places.join(', ')})`,
      Object.values(whole),
    );
  };

  it('is who had a shift, is not on leave and did not clock', async () => {
    const [off, clocked, late, away, last] = SHIFTS;
    const usual = await town.member();
    const others = [await town.member(), await town.member()];
    for (const [at, id] of others.entries())
      await town.submit('grid/gridmember', { id, workState: at === 0 ? '3' : '2' });
    const joining = await town.member({ entryDate: away });
    const record = { grid_member_id: usual, gridding_id: town.griddingIds[0], set_id: town.setId };
    await put(DAYS, {
      ...record,
      attendance_date: clocked,
      on_punch_time: `${clocked} 08:20:00+08`,
      off_punch_time: `${clocked} 17:40:00+08`,
      on_result: '1',
      off_result: '1',
      attendance_result: '1',
    });
    await put(DAYS, { ...record, attendance_date: late, on_punch_time: `${late} 08:50:00+08`, on_result: '2' });
    await put('grid_gridmemberleaveapproval', {
      grid_member_id: usual,
      leave_type: '1',
      leave_status: '2',
      start_time: `${away} 08:30:00+08`,
      end_time: `${away} 17:30:00+08`,
      reason: '家中有事',
    });
    await put('blade_system_param', {
      param_name: '休息',
      param_key: 'workingHours.daysOff',
      param_value: off,
      is_deleted: 0,
    });
    await town.run();
    expect(await town.days(usual)).toEqual([
      { day: clocked, verdict: '1', on: '1', off: '1' },
      { day: late, verdict: '2', on: '2', off: '4' },
      absent(last),
    ]);
    for (const id of others) expect(await town.days(id)).toEqual([]);
    expect(await town.days(joining)).toEqual([absent(away), absent(last)]);
    await town.db.query("delete from blade_system_param where param_key = 'workingHours.daysOff'");
  });

  it('is on leave where one is granted later, and stays away where the absence was removed', async () => {
    const id = await town.member();
    await town.run();
    const [first, day, ...rest] = SHIFTS;
    const person = await town.idOf('manager');
    const leave = await town.make('grid/gridmemberleaveapproval', {
      gridMemberId: id,
      leaveType: '1',
      startTime: `${day} 08:30:00`,
      endTime: `${day} 17:30:00`,
      approveUserId: person,
    });
    const granted = await (
      await town.visit('manager')
    ).post('grid/gridmemberleaveapproval/submit', { id: leave, leaveStatus: '2' });
    expect([granted.status, granted.body.msg]).toEqual([200, expect.anything()]);
    await town.db.query(`update ${DAYS} set is_deleted = 1 where grid_member_id = $1 and attendance_date = $2`, [
      id,
      first,
    ]);
    await town.run();
    expect(await town.days(id)).toEqual([{ day, verdict: '4', on: '', off: '' }, ...rest.map(absent)]);
  });

  it('is judged no more once the month is frozen', async () => {
    const id = await town.member();
    await town.db.query("insert into sys_kpi_month (tenant_id, month, time) values ('000000', '2026-11', now())");
    await town.run();
    expect(await town.days(id)).toEqual([]);
  });
});
