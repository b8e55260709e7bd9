import { event } from '@lattice/api/resources/event/event';
import { oneTestDatabase } from '@lattice/server/fixtures/openTestDatabase';
import type { Jobs } from '@lattice/server/schedule/startJobs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STARS } from './eventTown.ts';
import { openJobTown } from './jobTown.ts';
import type { maker } from './makeRow.ts';
import type { Town, Visitor } from './openTown.ts';

describe.each(oneTestDatabase())('work that falls due on $name', (database) => {
  let town: Town;
  let admin: Visitor;
  let make: Awaited<ReturnType<typeof maker>>;
  let jobs: Jobs;

  beforeAll(async () => void ({ town, admin, make, jobs } = await openJobTown(database)), 120_000);
  afterAll(async () => {
    await jobs?.stop();
    await town?.db.close();
  });

  it('close events that nobody evaluated for a week, each with an entry of its own in the timeline', async () => {
    const said = {
      eventTitle: '井盖松动',
      categoryId: await make('event/eventcategory'),
      eventType: '04',
      happenTime: '2026-11-20 10:00:00',
      address: '枫桥路 9 号',
      griddingId: await make('grid/grid', { gridLevel: '3' }),
      eventDesc: '井盖松动',
      reportName: '陈大明',
      reportPhone: '15912345678',
    };
    const settle = async () =>
      (await admin.client(event).saveEventInfo({ ...said, selfHandle: 1, handleResult: '已固定' })).id;
    const stateOf = async (id: string) =>
      await town.text('select event_status as s from event_event where id = $1', [id]);
    const old = await settle();
    town.pass(6 * 86_400);
    admin = await town.visit('admin');
    await jobs.tick();
    expect(await stateOf(old)).toBe('5');
    const young = await settle();
    town.pass(86_400);
    admin = await town.visit('admin');
    await jobs.tick();
    expect([await stateOf(old), await stateOf(young)]).toEqual(['6', '5']);
    const { processes, satisfaction, finishTime } = await admin
      .ask(`event/event/detail?id=${old}`)
      .data<{ processes: object[]; satisfaction: string; finishTime: string }>();
    expect(processes.at(-1)).toMatchObject({
      fromStatus: '5',
      toStatus: '6',
      operateUserId: '',
      operateUserIdName: '',
      opinion: '逾期未评价，系统自动办结',
    });
    expect([satisfaction, finishTime]).toEqual(['', expect.stringMatching(/^\d{4}-/)]);
    expect(await admin.post('event/eventevaluate/submit', { eventId: old, ...STARS }).status()).toBe(400);
  });

  it('open the round of the day of a patrol that comes again, and close it at its end', async () => {
    admin = await town.visit('admin');
    const member = await make('grid/gridmember', { phone: '15912340177' });
    const at = async (days: number) =>
      await town.text("select to_char($1::timestamptz + $2 * interval '1 day', 'YYYY-MM-DD') as text", [
        town.now().toISOString(),
        days,
      ]);
    const task = await make('project/patrolTask', {
      gridMemberIds: member,
      startTime: `${await at(0)} 00:00:00`,
      endTime: `${await at(2)} 23:00:00`,
      cycleType: '1',
      cycleDays: '',
    });
    await admin.post('project/patrolTask/patrolTaskPoints', {
      taskId: task,
      points: [{ pointId: await make('project/patrolPoints'), sort: 1 }],
    });
    expect(await admin.post('project/patrolTask/submit', { id: task, status: '1' }).status()).toBe(200);
    await town.db.query("update project_patroltaskpoints set status = '1' where task_id = $1", [task]);
    await town.db.query("update project_patroltask set status = '2' where id = $1", [task]);
    const rounds = async () =>
      await town.rows<{ day: string; status: string }>(
        'select patrol_date::text as day, status from project_patroltaskprogress where task_id = $1 order by 1',
        [task],
      );
    town.pass(86_400);
    await jobs.tick();
    await jobs.tick();
    expect(await rounds()).toEqual([
      { day: await at(-1), status: '3' },
      { day: await at(0), status: '0' },
    ]);
    expect(await town.one('select status from project_patroltaskpoints where task_id = $1', [task])).toEqual({
      status: '0',
    });
    town.pass(3 * 86_400);
    await jobs.tick();
    expect((await rounds()).map(({ status }) => status)).toEqual(['3', '3']);
    expect(await town.one('select status from project_patroltask where id = $1', [task])).toEqual({ status: '3' });
  });
});
