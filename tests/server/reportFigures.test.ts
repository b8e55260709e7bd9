import { oneTestDatabase } from '@lattice/server/fixtures/openTestDatabase';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Line,
  COUNTED_MONTH as MONTH,
  countedOf,
  CATEGORIES,
  few,
  events,
  points,
  rounds,
  rowsOf,
  scans,
  tasks,
  share,
  sum,
} from './figureTown.ts';
import { figureTownOf } from './townOf.ts';

const work = fc.record({ notes: rowsOf({ served: few }), visits: rowsOf({}), patrols: rowsOf({ kilometres: few }) });
/** A member of whom a report has no line. */
const none = { hasNoLine: true };
const runs = { numRuns: Number(process.env.RUNS ?? 4) };

describe.each(oneTestDatabase())('figures of reports on $name', (database) => {
  const open = figureTownOf(database);

  it('of work equal a recount', async () => {
    await fc.assert(
      fc.asyncProperty(work, async ({ notes, visits, patrols }) => {
        await open.fill(
          'grid_gridmemberwork',
          notes.map((one) => ({ ...open.own(one), work_date: one.at.time, service_count: one.served })),
        );
        await open.fill(
          'grid_gridmembervisitwork',
          visits.map((one) => ({ ...open.own(one), visit_time: one.at.time })),
        );
        await open.fill(
          'grid_gridmemberdailypatrol',
          patrols.map((one) => ({ ...open.own(one), start_time: one.at.time, patrol_mileage: one.kilometres })),
        );
        const found = await open.lines(`kpi/gridmemberbaseassess/getGridmemberWorkList?assessMonth=${MONTH}`);
        for (const [at, id] of open.members.entries()) {
          expect(found.find(({ gridMemberId }) => gridMemberId === id)).toMatchObject({
            workCount: countedOf(notes, at).length,
            serviceCount: sum(countedOf(notes, at), ({ served }) => served),
            visitCount: countedOf(visits, at).length,
            patrolCount: countedOf(patrols, at).length,
            patrolMileage: sum(countedOf(patrols, at), ({ kilometres }) => kilometres),
          });
        }
      }),
      runs,
    );
  }, 60_000);

  it('of patrols, tasks, points and scans equal a recount', async () => {
    const span = `startDate=${MONTH}-01&endDate=${MONTH}-31`;
    await fc.assert(
      fc.asyncProperty(rounds, tasks, points, scans, async (walked, given, posted, scanned) => {
        await open.fill(
          'project_patroltaskprogress',
          walked.map((one) => ({
            ...open.own(one),
            task_id: String(one.task),
            patrol_date: one.at.time.slice(0, 10),
            total_points: one.due,
            checked_points: one.checked,
            missed_points: one.missed,
            abnormal_count: one.abnormal,
            mileage: one.kilometres,
            status: '2',
          })),
        );
        await open.fill(
          'project_gridmembertaskhandle',
          given.map((one) => ({
            ...open.own(one),
            task_id: '1',
            status: one.status,
            create_time: one.at.time,
            handle_time: one.hours === null ? null : one.at.time.replace('12:', `${12 + one.hours}:`),
            deadline: one.isLate ? '2026-01-01' : '2099-01-01',
          })),
        );
        await open.fill(
          'project_gridmemberpoints',
          posted.map((one) => ({
            ...open.own(one),
            assess_month: one.at.time.slice(0, 7),
            points: one.points,
            change_type: one.change,
            status: one.status,
          })),
        );
        await open.fill(
          'blade_gridscancode_gridscancode',
          scanned.map((one) => ({
            gridding_id: open.grid(one),
            scan_time: one.at.time,
            code_no: String(one.code),
            open_id: String(one.person),
          })),
        );
        const [patrols, handled, ranked, statistics] = [
          await open.lines(`project/patrolTaskProgress/report?${span}`),
          await open.lines(`project/gridmemberTaskHandle/report?${span}`),
          await open.lines(`project/GridmemberPoints/report?assessMonth=${MONTH}`),
          await open.lines(`blade-gridScancode/gridScancode/statistics?${span}`),
        ];
        for (const at of open.members.keys()) {
          const lineOf = (rows: readonly Line[]) =>
            rows.find(
              ({ gridMemberId, griddingId }) =>
                (gridMemberId ?? open.members[at]) === open.members[at] && griddingId === open.grids[at],
            );
          const round = countedOf(walked, at);
          const [due, checked] = [sum(round, (one) => one.due), sum(round, (one) => one.checked)];
          expect(lineOf(patrols) ?? none).toMatchObject(
            round.length === 0
              ? none
              : {
                  taskCount: new Set(round.map(({ task }) => task)).size,
                  totalPoints: due,
                  checkedPoints: checked,
                  missedPoints: sum(round, (one) => one.missed),
                  abnormalCount: sum(round, (one) => one.abnormal),
                  mileage: sum(round, (one) => one.kilometres),
                  checkRate: share(checked, due),
                },
          );
          const task = countedOf(given, at);
          const done = task.filter(({ status }) => status === '3').length;
          const timed = task.flatMap(({ hours }) => hours ?? []);
          expect(lineOf(handled) ?? none).toMatchObject(
            task.length === 0
              ? none
              : {
                  receivedCount: task.length,
                  finishedCount: done,
                  finishRate: share(done, task.length),
                  overdueCount: task.filter(({ status, isLate }) => status === '5' || isLate).length,
                  averageHours:
                    timed.length === 0 ? null : Math.round((10 * sum(timed, (one) => one)) / timed.length) / 10,
                },
          );
          const counted = countedOf(posted, at).filter(({ status }) => status === '1');
          const net = (one: (typeof counted)[number]) => (one.change === '1' ? one.points : -one.points);
          expect(lineOf(ranked) ?? none).toMatchObject(
            counted.length === 0
              ? none
              : {
                  points: sum(counted, net),
                  addPoints: sum(
                    counted.filter(({ change }) => change === '1'),
                    (one) => one.points,
                  ),
                  deductPoints: sum(
                    counted.filter(({ change }) => change === '2'),
                    (one) => one.points,
                  ),
                },
          );
          const scan = countedOf(scanned, at);
          expect(lineOf(statistics) ?? { scanTotal: 0, codeCount: 0, personCount: 0 }).toMatchObject({
            scanTotal: scan.length,
            codeCount: new Set(scan.map(({ code }) => code)).size,
            personCount: new Set(scan.map(({ person }) => person)).size,
          });
        }
        const ranks = ranked.map(({ points: total, rankNo }) => [Number(total), Number(rankNo)] as const);
        for (const [total, rank] of ranks) expect(rank).toBe(1 + ranks.filter(([other]) => other > total).length);
      }),
      runs,
    );
  }, 60_000);

  it('of the analysis of events equal a recount', async () => {
    const span = `dateType=5&startDate=${MONTH}-01&endDate=${MONTH}-31`;
    await fc.assert(
      fc.asyncProperty(events, async (rows) => {
        await open.fill(
          'event_event',
          rows.map((one) => ({
            event_no: open.nextNumber(),
            event_title: '路灯不亮',
            event_status: one.status,
            category_id: open.categories[one.category],
            gridding_id: open.grid(one),
            report_time: one.at.time,
            finish_time: one.at.time.replace('12:', '14:'),
            deadline: one.at.time.replace('12:', one.isLate ? '13:' : '15:'),
            lng: 118.6,
            lat: 30.1,
          })),
        );
        const counted = rows.filter(({ status, at }) => at.isCounted && status !== '0' && status !== '8');
        const closed = counted.filter(({ status }) => status === '5' || status === '6');
        expect(await open.ask(`visualization/selectEventOverview?${span}`)).toMatchObject({
          total: counted.length,
          closed: closed.length,
          open: counted.length - closed.length,
          overdue: counted.filter(({ isLate }) => isLate).length,
          finishRate: share(closed.length, counted.length),
          onTimeRate: share(closed.filter(({ isLate }) => !isLate).length, closed.length),
        });
        const trend = await open.ask<{ day: string; reported: number; closed: number }[]>(
          `visualization/selectEventTrend?${span}`,
        );
        expect(trend.map(({ day }) => day)).toEqual(
          Array.from({ length: 31 }, (_, at) => `${MONTH}-${String(at + 1).padStart(2, '0')}`),
        );
        for (const { day, ...counts } of trend) {
          const number = counted.filter(({ at }) => at.time.startsWith(day)).length;
          expect([day, counts]).toEqual([day, { reported: number, closed: number }]);
        }
        type Shares = { categoryName: string; count: number }[];
        const shares = [
          await open.ask<Shares>(`visualization/selectEventCategory?${span}`),
          await open.ask<Shares>(`kpi/gridmemberbaseassess/getGridmemberEventPie?assessMonth=${MONTH}`),
        ];
        for (const found of shares)
          for (const [at, name] of CATEGORIES.entries())
            expect([name, found.find(({ categoryName }) => categoryName === name)?.count ?? 0]).toEqual([
              name,
              counted.filter(({ category }) => category === at).length,
            ]);
        const heat = await open.ask<{ count: number }[]>(`visualization/selectEventHeatMap?${span}`);
        expect(sum(heat, ({ count }) => count)).toBe(counted.length);
      }),
      runs,
    );
  }, 60_000);
});
