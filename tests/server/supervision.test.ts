import { inbox } from '@lattice/api/resources/blade-desk/inbox';
import { event } from '@lattice/api/resources/event/event';
import type { FaultCount, Urged } from '@lattice/api/supervisionCalls';
import { testDatabases } from '@lattice/server/fixtures/openTestDatabase';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventTownOf } from './townOf.ts';
import { until } from './until.ts';

const COUNT = 12;
/** Moves that the course of an event may hold. */
const moves = ['21', '32', '43', '23', '34', '45'] as const;

/** What differs in the events of a random town. */
const events = fc.array(
  fc.record({
    status: fc.constantFrom('0', '1', '2', '3', '4', '5', '6', '7', '8'),
    isAcceptLate: fc.boolean(),
    isLate: fc.boolean(),
    isOld: fc.boolean(),
    isHandled: fc.boolean(),
    course: fc.array(fc.constantFrom(...moves), { maxLength: 6 }),
  }),
  { minLength: COUNT, maxLength: COUNT },
);

describe.each(testDatabases())('supervision and dispatch of events on $name', (database) => {
  const town = eventTownOf(database);
  let ids: string[];
  let depts: string[];

  beforeAll(async () => {
    depts = await town.texts('select id::text as id from blade_system_dept limit 2');
    ids = [];
    for (let at = 0; at < COUNT; at += 1) ids.push((await town.report({ eventStatus: '0' })).id);
  });

  it('lists open events, and closed ones while their supervision is open', async () => {
    for (const [at, id] of ids.entries()) {
      await town.db.query('update event_event set event_status = $2 where id = $1', [id, String(at % 9)]);
      await town.db.query(
        `insert into event_eventsupervise (id, tenant_id, event_id, supervise_status) values ($1, '000000', $1, $2)`,
        [id, at < 9 ? '1' : '3'],
      );
    }
    const { records } = await town.admin.client(event).evevtSupervisepage({ size: 50 });
    const listed = new Set(records.map((row) => row.id));
    expect(ids.map((id) => listed.has(id)).slice(0, 9)).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7, 8].map((status) => status !== 0 && status !== 8),
    );
    await town.db.query('delete from event_eventsupervise where event_id = any($1::bigint[])', [ids]);
  });

  it('counts what a recount of the rows counts, and its lists hold it, in any town', async () => {
    await fc.assert(
      fc.asyncProperty(events, async (rows) => {
        await town.db.query('delete from event_eventprocess');
        for (const [at, row] of rows.entries()) {
          await town.db.query(
            `update event_event set event_status = $2, handle_dept_id = $3,
               report_time = now() - $4::int * interval '1 day',
               accept_deadline = now() + $5::int * interval '1 hour',
               deadline = now() + $6::int * interval '1 hour' where id = $1`,
            [
              ids[at],
              row.status,
              row.isHandled ? town.deptId : null,
              row.isOld ? 900 : 3,
              row.isAcceptLate ? -1 : 1,
              row.isLate ? -1 : 1,
            ],
          );
          for (const [n, move] of row.course.entries())
            await town.db.query(
              `insert into event_eventprocess (id, tenant_id, event_id, node_name, action_name, from_status, to_status)
               values ($1, '000000', $2, '处理', '09', $3, $4)`,
              [String(at * 10 + n + 1), ids[at], move[0], move[1]],
            );
        }
        const turns = ({ course }: (typeof rows)[number]) => course.filter((move) => ['21', '32', '43'].includes(move));
        const isCounted = ({ status }: (typeof rows)[number]) => status !== '0' && status !== '8';
        const recount = {
          isUnaccepted: rows.filter((row) => ['1', '2'].includes(row.status) && row.isAcceptLate),
          isUnhandled: rows.filter((row) => ['2', '3'].includes(row.status) && row.isLate),
          isImproper: rows.filter((row) => isCounted(row) && !row.isOld && row.course.includes('43')),
          isKnotty: rows.filter((row) => isCounted(row) && !row.isOld && turns(row).length > 3),
        };
        const since = new Date(Date.now() - 300 * 86_400_000).toISOString().slice(0, 10);
        const counts = await town.admin.ask(`event/eventsupervise/faults?startDate=${since}`).data<FaultCount[]>();
        for (const [fault, found] of Object.entries(recount)) {
          const figure = (dept: string) =>
            counts
              .filter((one) => one.fault === fault && one.deptId === dept)
              .reduce((sum, { count }) => sum + count, 0);
          expect([fault, figure(town.deptId), figure('')]).toEqual([
            fault,
            found.filter(({ isHandled }) => isHandled).length,
            found.filter(({ isHandled }) => !isHandled).length,
          ]);
        }
        const where = { join: 'and', conditions: [{ field: 'isUnhandled', operator: 'equal', value: '1' }] };
        const listed = await town.admin.client(event).page({ size: 100, where: JSON.stringify(where) });
        expect(listed.records.map(({ id }) => id).toSorted()).toEqual(
          recount.isUnhandled.map((row) => ids[rows.indexOf(row)] ?? '').toSorted(),
        );
      }),
      { numRuns: Number(process.env.RUNS ?? 3) },
    );
  }, 60_000);

  it('tells the open pages of the town at once that an event was reported, and those of no other', async () => {
    const { ticket } = await town.manager.client(inbox).ticket();
    const reader = (await town.ask(`blade-desk/inbox/stream?ticket=${ticket}`)).body?.getReader();
    if (reader === undefined) throw new Error('The stream has no body.');
    await until(reader, 'retry');
    await town.db.notify('events', '999999');
    await town.report();
    expect((await until(reader, 'event: events')).match(/event: events/g)).toHaveLength(1);
    await reader.cancel();
  });

  it('reminds the holders once an hour, however many remind at once, and dispatchers and leaders alone', async () => {
    const { id } = await town.report();
    const urge = (visitor: typeof town.admin) => visitor.post('event/eventsupervise/urge', { ids: id });
    const answers = await Promise.all(Array.from({ length: 10 }, () => urge(town.admin)));
    expect(answers.filter(({ body }) => (body.data as Urged).urged === 1)).toHaveLength(1);
    const count = await town.number(
      `select count(*)::int as count from cms_messagereceiver r join cms_messagemain m on m.id = r.message_id
        where m.biz_id = $1 and m.biz_type = 'event'`,
      [id],
    );
    expect(count).toBeGreaterThan(0);
    const { processes } = (await town.admin.client(event).detail(id)) as unknown as {
      processes: { actionName: string }[];
    };
    expect(processes.filter(({ actionName }) => actionName === '16')).toHaveLength(1);
    expect(await urge(await town.visit('gridman')).status()).not.toBe(200);
  });

  it('lets rules decide who gets the next report and until when, as they are tried beforehand', async () => {
    const rule = async (more: Record<string, unknown>) =>
      await town.admin
        .post('event/eventdistribute/submit', {
          categoryId: town.base.categoryId,
          distributeMode: '1',
          isAuto: 1,
          priority: 1,
          ...more,
        })
        .data<{ id: string }>();
    const tried = async () =>
      await town.admin
        .ask(`event/eventdistribute/try?categoryId=${town.base.categoryId}&griddingId=${town.base.griddingId}`)
        .data<Record<string, unknown>>();
    const reported = async () => {
      const { id, deadline, eventStatus } = await town.report();
      const { handleDeptId, acceptDeadline } = await town.admin.client(event).detail(id);
      return { deadline, acceptDeadline, eventStatus, handleDeptId };
    };
    expect(await tried()).toMatchObject({ ruleId: '', isAuto: false, handleHours: 48 });
    const { id } = await rule({ ruleName: '归口一', handleDeptId: depts[0], handleHours: 4, acceptHours: 1 });
    const first = { deadline: '2026-11-23 11:00:00', acceptDeadline: '2026-11-20 17:00:00' };
    expect(await tried()).toMatchObject({ ruleName: '归口一', isAuto: true, ...first });
    expect(await reported()).toEqual({ ...first, eventStatus: '2', handleDeptId: depts[0] });
    await rule({ id, ruleName: '归口二', handleDeptId: depts[1], handleHours: 8, acceptHours: 2 });
    const second = { deadline: '2026-11-23 17:00:00', acceptDeadline: '2026-11-23 09:00:00' };
    expect(await tried()).toMatchObject({ ruleName: '归口二', ...second });
    expect(await reported()).toEqual({ ...second, eventStatus: '2', handleDeptId: depts[1] });
    const clerks = await town.rows<{ id: string; dept: string }>(`select u.id::text as id, split_part(u.dept_id, ',',
        1) as dept from blade_user u
        join blade_system_role o on o.id::text = any(string_to_array(u.role_id, ',')) and o.role_alias = 'dept'
        where coalesce(u.phone, '') <> '' order by u.id limit 2`);
    const [one, other] = clerks;
    await rule({
      id,
      ruleName: '归口三',
      distributeMode: '2',
      handleUserIds: clerks.map((clerk) => clerk.id).join(','),
      ccDeptIds: one?.dept,
      smsNotify: 1,
    });
    const sms = async () => await town.number("select count(*)::int as n from sys_outbox where channel = 'sms'");
    const before = (await sms()) ?? 0;
    expect(await tried()).toMatchObject({ candidates: [expect.any(String), expect.any(String)], smsCount: 1 });
    expect(((await tried()).copyTo as string[]).length).toBe(1);
    const people = new Set<string>();
    for (let n = 0; n < 2; n += 1) {
      const saved = await town.report();
      const { handleUserId, ccDeptIds } = await town.admin.client(event).detail(saved.id);
      people.add(handleUserId ?? '');
      expect(ccDeptIds).toBe(one?.dept);
    }
    expect(people).toEqual(new Set([one?.id, other?.id]));
    expect(await sms()).toBe(before + 2);
    const copies = await town.number(
      "select count(*)::int as n from cms_messagereceiver where message_title like '抄送：%' and receiver_user_id = $1",
      [one?.id],
    );
    expect(copies).toBe(2);
  });

  it('has rules hold in the grids below theirs, the nearest one first', async () => {
    const above = await town.text(
      'select parent_id::text as id from grid_grid where id = $1 and parent_id is not null',
      [town.base.griddingId],
    );
    const answer = await town.admin.post('event/eventdistribute/submit', {
      ruleName: '上级网格',
      categoryId: town.base.categoryId,
      griddingId: above,
      distributeMode: '1',
      handleDeptId: depts[0],
      handleHours: 24,
      isAuto: 1,
      priority: 1,
    });
    expect(answer.status).toBe(200);
    const { id } = await town.report();
    expect(await town.admin.client(event).detail(id)).toMatchObject({ handleDeptId: depts[0] });
  });
});
