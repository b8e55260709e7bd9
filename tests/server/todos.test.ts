import type { Overview } from '@lattice/api/desk/overview';
import type { Todos } from '@lattice/api/desk/todos';
import { event } from '@lattice/api/resources/event/event';
import { beforeAll, expect, it } from 'vitest';
import { inTown } from './inTown.ts';
import type { Visitor } from './openTown.ts';

inTown('what waits for people on $name', {}, ({ town }) => {
  const visitors = new Map<string, Visitor>();

  beforeAll(async () => {
    for (const account of ['dispatcher', 'community', 'gridmember', 'gridleader', 'leader', 'admin', 'finance'])
      visitors.set(account, await town.visit(account));
  });

  const at = (account: string): Visitor => {
    const visitor = visitors.get(account);
    if (visitor === undefined) throw new Error(`Nobody is signed in as ${account}.`);
    return visitor;
  };
  const ask = async <T>(account: string, call: string): Promise<T> =>
    await at(account).ask(`blade-desk/dashboard/${call}`).data<T>();
  const todos = async (account: string) => ask<Todos>(account, 'todos');

  it('is counted as it is listed, sorted by limit', async () => {
    for (const account of visitors.keys()) {
      const { total, overdue, counts, items } = await todos(account);
      expect(counts.reduce((sum, count) => sum + count.total, 0)).toBe(total);
      expect(counts.reduce((sum, count) => sum + count.overdue, 0)).toBe(overdue);
      const dues = items.flatMap(({ due }) => (due === '' ? [] : [due]));
      expect(dues).toEqual([...dues].sort());
      expect(items.filter(({ action }) => action === '').map(({ link }) => link)).toEqual([]);
    }
  });

  it('holds for events exactly those that the list of waiting events has', async () => {
    for (const account of ['dispatcher', 'community', 'gridmember', 'gridleader']) {
      const { records } = await at(account).client(event).evevtProcesspage({ current: 1, size: 200 });
      const { items, counts } = await todos(account);
      const found = items.filter(({ path }) => path === 'event/event').map(({ id }) => id);
      expect(found.toSorted()).toEqual(
        records
          .map(({ id }) => id)
          .toSorted()
          .slice(0, 50),
      );
      expect(counts.find(({ link }) => link === '/event/event')?.total ?? 0).toBe(records.length);
    }
  });

  it('has the round of the day of a patrol that comes again, and not the plan', async () => {
    const { items } = await todos('gridmember');
    const plans = await town.rows<{ id: string }>(
      "select id::text as id from project_patroltask where cycle_type <> '0' and status in ('1', '2')",
    );
    expect(plans.length).toBeGreaterThan(0);
    expect(items.filter(({ id }) => plans.some((plan) => plan.id === id))).toEqual([]);
    const [round] = items.filter(({ path }) => path === 'project/patrolTaskProgress');
    expect(round?.link).toBe('/project/walk');
    expect(round?.due).toMatch(/^\d{4}-\d\d-\d\d 23:59:59$/);
    expect(['开始巡查', '完成巡查']).toContain(round?.action);
  });

  it('shows a new event to those who accept it, and to nobody else', async () => {
    const title = '广场路灯不亮';
    const [grid] = await town.rows<{ id: string }>(
      `select m.gridding_id::text as id
          from grid_gridmember m
          join blade_user u on u.id = m.user_id
          where u.account = 'gridmember'`,
    );
    await town.db.query(
      `insert into event_event (id, tenant_id, create_user, event_title, event_no, event_status, gridding_id, address,
            is_deleted)
        values (77, '000000', null, $1, 'SJ77', '1', $2, '广场', 0)`,
      [title, grid?.id],
    );
    const titles = async (account: string) => (await todos(account)).items.map((item) => item.title);
    expect(await titles('dispatcher')).toContain(title);
    expect(await titles('gridmember')).not.toContain(title);
    expect(await titles('leader')).not.toContain(title);
    const [item] = (await todos('dispatcher')).items.filter((one) => one.title === title);
    expect(item).toMatchObject({ action: '受理并分派', link: '/event/event?open=view:77', due: '' });
  });

  it('masks names as lists do, and leaves out registers that the person may not read', async () => {
    const { items } = await todos('finance');
    const accountants = items.filter(({ path }) => path === 'project/Accountant');
    expect(accountants.length).toBeGreaterThan(0);
    for (const { title } of accountants) expect(title).toMatch(/^.\*+$/);
    expect(items.filter(({ path }) => path === 'event/event')).toEqual([]);
  });

  it('of the area: the figures of the own grid alone, and of the installation for administrators', async () => {
    const figure = ({ figures }: Overview, key: string) => figures.find((one) => one.key === key)?.value;
    const [own, all, finance] = [
      await ask<Overview>('gridmember', 'overview'),
      await ask<Overview>('admin', 'overview'),
      await ask<Overview>('finance', 'overview'),
    ];
    expect(own.grids).toHaveLength(1);
    expect(own.area).toBe(own.grids[0]?.name);
    expect(figure(own, 'population')).toBeLessThan(figure(all, 'population') ?? 0);
    expect(own.events.length).toBeLessThanOrEqual(all.events.length);
    expect([own.system, finance.system]).toEqual([null, null]);
    expect(finance.figures).toEqual([]);
    expect(all.system).toMatchObject({ failedJobs: [], lockedAccounts: 0 });
    await town.db.query(
      `insert into sys_job (name, due, failure)
        values ('outbox', now(), 'gone') on conflict (name) do update set failure = 'gone'`,
    );
    expect((await ask<Overview>('admin', 'overview')).system?.failedJobs).toEqual(['outbox']);
  });
});
