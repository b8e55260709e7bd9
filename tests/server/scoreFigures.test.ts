import type { MonthState } from '@lattice/api/kpiCalls';
import { oneTestDatabase } from '@lattice/server/fixtures/openTestDatabase';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Counted, COUNTED_MONTH as MONTH, countedOf, few, rowsOf } from './figureTown.ts';
import { figureTownOf } from './townOf.ts';

const BASE = 'kpi/gridmemberbaseassess';
const ATTENDANCE = 'kpi/gridmemberattenassess';
const punch = fc.constantFrom('1', '2', '3', '4', '5', null);
const town = fc.record({
  days: rowsOf({
    verdict: fc.constantFrom('1', '2', '3', '4', '5', '6', null),
    on: punch,
    off: punch,
    isMadeUp: fc.boolean(),
  }),
  notes: rowsOf({}),
  visits: rowsOf({}),
  patrols: rowsOf({}),
  events: rowsOf({ status: fc.constantFrom('0', '2', '5', '8'), isLate: fc.boolean() }),
  people: rowsOf({}),
  added: few,
});
const within = (value: number) => Math.round(10 * Math.max(0, Math.min(100, value))) / 10;

describe.each(oneTestDatabase())('monthly scores on $name', (database) => {
  const open = figureTownOf(database);
  beforeAll(async () => {
    // Members are other people: each has an account of their own.
    await open.rows("update grid_gridmember set entry_date = '2026-01-01', work_state = '1', user_id = id");
  });
  const recompute = (month = MONTH) => open.admin.post(`${BASE}/recompute`, { month });
  const of = async (call: string) => open.lines(`${call}?assessMonth=${MONTH}`);
  /** The rows to which a figure of the month leads. */
  const listed = async (path: string, day: string, proofs: readonly (readonly [string, string, string])[]) => {
    const conditions = [...proofs, [day, 'ge', `${MONTH}-01`] as const, [day, 'le', `${MONTH}-31`] as const].map(
      ([field, operator, value]) => ({ field, operator, value }),
    );
    const where = encodeURIComponent(JSON.stringify({ join: 'and', conditions }));
    return open.lines(`${path}/page?current=1&where=${where}`);
  };
  const own = async (call: string, at: number) =>
    (await of(call)).find(({ gridMemberId }) => gridMemberId === open.members[at]) ?? {};

  it('equal a recount of their records by the rules that are shown', async () => {
    await fc.assert(
      fc.asyncProperty(town, async ({ days, notes, visits, patrols, events, people, added }) => {
        await open.fill('kpi_gridmemberbaseassess', []);
        await open.fill('kpi_gridmemberattenassess', []);
        const owned = (one: Counted) => ({ ...open.own(one) });
        await open.fill(
          'grid_gridmemberattendancerecord',
          days.map((one) => ({
            ...owned(one),
            set_id: '1',
            attendance_date: one.at.time.slice(0, 10),
            attendance_result: one.verdict,
            on_result: one.on,
            off_result: one.off,
            is_makeup: one.isMadeUp ? 1 : 0,
          })),
        );
        await open.fill(
          'grid_gridmemberwork',
          notes.map((one) => ({ ...owned(one), work_date: one.at.time })),
        );
        await open.fill(
          'grid_gridmembervisitwork',
          visits.map((one) => ({ ...owned(one), visit_time: one.at.time })),
        );
        await open.fill(
          'grid_gridmemberdailypatrol',
          patrols.map((one) => ({ ...owned(one), start_time: one.at.time })),
        );
        await open.fill(
          'event_event',
          events.map((one) => ({
            ...owned(one),
            event_no: open.nextNumber(),
            event_title: '路灯不亮',
            event_status: one.status,
            handle_user_id: open.members[one.who],
            report_time: one.at.time,
            finish_time: one.at.time.replace('12:', '14:'),
            deadline: one.at.time.replace('12:', one.isLate ? '13:' : '15:'),
          })),
        );
        await open.fill(
          'source_populationinfo',
          people.map((one) => ({
            person_name: '温如意',
            gridding_id: open.grid(one),
            create_user: open.members[one.who],
            create_time: one.at.time,
          })),
        );
        expect(await recompute().data()).toBe(open.members.length);
        const worked = await of(`${BASE}/getGridmemberWorkList`);
        const [bases, attended] = [await of(`${BASE}/getGridmemberBaseList`), await of(`${ATTENDANCE}/page`)];
        const totals: number[] = [];
        for (const at of open.members.keys()) {
          const mine = <T extends Counted>(rows: readonly T[]) => countedOf(rows, at);
          const line = (rows: typeof bases) => rows.find(({ gridMemberId }) => gridMemberId === open.members[at]);
          const verdicts = (...keys: string[]) => mine(days).filter((one) => keys.includes(one.verdict ?? '')).length;
          const punches = mine(days).filter(({ isMadeUp }) => !isMadeUp);
          const some = (key: string) => punches.filter(({ on, off }) => on === key || off === key).length;
          const missed = punches.flatMap(({ on, off }) => [on, off]).filter((one) => one === '4').length;
          const attendance = within(100 - 2 * some('2') - 2 * some('3') - missed - 8 * verdicts('3'));
          expect(line(attended)).toMatchObject({
            shouldDays: verdicts('1', '2', '3', '4', '6'),
            actualDays: verdicts('1', '2', '6'),
            absentDays: verdicts('3'),
            leaveDays: verdicts('4'),
            lateCount: some('2'),
            earlyCount: some('3'),
            missPunchCount: missed,
            makeupCount: mine(days).filter(({ isMadeUp }) => isMadeUp).length,
            attendanceScore: attendance,
          });
          const reported = mine(events).filter(({ status }) => status === '2' || status === '5');
          const late = reported.filter(({ isLate }) => isLate).length;
          const scores = {
            baseScore: 100,
            workScore: within(25 * mine(notes).length),
            visitScore: within(12.5 * mine(visits).length),
            patrolScore: within(25 * mine(patrols).length),
            eventScore: within(Math.min(100, 50 * reported.length) - 10 * late),
            dataScore: within(100 * mine(people).length),
            attendanceScore: attendance,
          };
          // Each figure leads to its rows.
          const member = String(open.members[at]);
          const absences = await listed('grid/gridmemberattendancerecord', 'attendanceDate', [
            ['gridMemberId', 'equal', member],
            ['missPunchCount', 'ge', '1'],
          ]);
          expect(absences.reduce((total, row) => total + Number(row.missPunchCount), 0)).toBe(missed);
          const collected = await listed('source/populationinfo', 'createTime', [['createUser', 'equal', member]]);
          expect(line(worked)).toMatchObject({ userId: member, collectCount: collected.length });
          expect(collected).toHaveLength(mine(people).length);
          const total =
            (scores.baseScore + scores.workScore + scores.dataScore + scores.attendanceScore) / 10 +
            (scores.visitScore + scores.patrolScore + scores.eventScore) / 5;
          totals.push(total);
          const found = line(bases) ?? {};
          expect(found).toMatchObject(scores);
          expect(Number(found.totalScore)).toBeCloseTo(total, 6);
          expect(found.assessGrade).toBe(total >= 90 ? '1' : total >= 80 ? '2' : total >= 60 ? '3' : '4');
        }
        for (const [at, id] of open.members.entries())
          expect(bases.find(({ gridMemberId }) => gridMemberId === id)?.rankNo).toBe(
            1 + totals.filter((one) => one - (totals[at] ?? 0) > 1e-6).length,
          );
        // What people added stays, and raises the total and the grade at once.
        const [first] = bases;
        const before = Number(first?.totalScore);
        await open.admin.post(`${BASE}/submit`, { id: first?.id, addScore: added });
        await recompute();
        const after = (await of(`${BASE}/getGridmemberBaseList`)).find(({ id }) => id === first?.id);
        expect(Number(after?.totalScore)).toBeCloseTo(before + added, 6);
      }),
      { numRuns: Number(process.env.RUNS ?? 4) },
    );
  }, 90_000);

  it('stand once they are confirmed, and change no more once the month is frozen', async () => {
    await recompute();
    const confirmed = await own(`${BASE}/getGridmemberBaseList`, 0);
    const checked = await own(`${ATTENDANCE}/page`, 1);
    const confirm = async (path: string, id: unknown) =>
      open.rows(`update ${path} set assess_status = '1', attendance_score = 55 where id = $1`, [id]);
    await confirm('kpi_gridmemberbaseassess', confirmed.id);
    await confirm('kpi_gridmemberattenassess', checked.id);
    await open.fill(
      'grid_gridmemberwork',
      [0, 1].map((who) => ({ ...open.own({ who } as Counted), work_date: `${MONTH}-03` })),
    );
    await open.fill('grid_gridmemberattendancerecord', []);
    await Promise.all([recompute(), recompute(), recompute()]);
    expect(await own(`${BASE}/getGridmemberBaseList`, 0)).toMatchObject({
      workScore: confirmed.workScore,
      attendanceScore: 55,
    });
    expect(await own(`${ATTENDANCE}/page`, 1)).toMatchObject({ attendanceScore: 55 });
    expect(await own(`${BASE}/getGridmemberBaseList`, 1)).toMatchObject({ workScore: 25, attendanceScore: 55 });
    expect(await of(`${BASE}/page`)).toHaveLength(open.members.length);
    expect(await recompute('2026-12').msg()).toContain('还没有开始');
    expect(await open.admin.post(`${BASE}/freeze`, { month: MONTH }).status()).toBe(200);
    expect(await recompute().told()).toEqual([400, expect.stringContaining('已经冻结')]);
  });

  it('follow the settings of the town where they are open, and keep those by which they were frozen', async () => {
    const [next, param] = ['2026-10', 'blade-system/param/submit'];
    const set = (paramKey: string, paramValue: string) =>
      open.admin.post(param, { paramName: paramKey, paramKey, paramValue });
    await open.fill('kpi_gridmemberbaseassess', []);
    await open.fill('grid_gridmemberattendancerecord', []);
    await open.fill('event_event', []);
    await open.fill('grid_gridmembervisitwork', [
      { ...open.own({ who: 0 } as Counted), visit_time: `${next}-04 10:00:00` },
    ]);
    const first = async () =>
      (await open.lines(`${BASE}/getGridmemberBaseList?assessMonth=${next}`)).find(
        ({ gridMemberId }) => gridMemberId === open.members[0],
      ) ?? {};
    const state = async () =>
      await open.admin.ask(`${BASE}/month?month=${next}&report=getGridmemberBaseList`).data<MonthState>();
    await recompute(next);
    // 12.5 of 100 points for one visit of eight, 20 % of the whole, with 10 each for being there and for attendance.
    expect(await first()).toMatchObject({ visitScore: 12.5, totalScore: 22.5 });
    expect(await set('kpi.visitScore.full', '0').status()).toBe(400);
    expect(await set('kpi.visitScore.full', '2').status()).toBe(200);
    expect(await set('kpi.visitScore.weight', '70').status()).toBe(200);
    expect((await state()).settings).toMatchObject({ 'visitScore.full': 2, 'visitScore.weight': 70 });
    expect(await first()).toMatchObject({ visitScore: 12.5, totalScore: 22.5 });
    await recompute(next);
    // Shares of 150 in all: 50 × 70/150 and twice 100 × 10/150.
    expect(await first()).toMatchObject({ visitScore: 50, totalScore: 36.67 });
    await open.admin.post(`${BASE}/freeze`, { month: next });
    await open.rows("delete from blade_system_param where param_key like 'kpi.%'");
    expect(await first()).toMatchObject({ visitScore: 50, totalScore: 36.67 });
    expect(await state()).toMatchObject({ isFrozen: true, settings: { 'visitScore.weight': 70 }, changes: [] });
  });
});
