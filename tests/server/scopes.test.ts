import type { Page } from '@lattice/api/call';
import { event } from '@lattice/api/resources/event/event';
import { tableOf } from '@lattice/server/table/table';
import { beforeAll, expect, it } from 'vitest';
import { inEachTown } from './inTown.ts';
import { scopesOf } from './scopesOf.ts';
import { knownOf, sees } from './seenBy.ts';

inEachTown('data scopes on $name', {}, ({ town, admin }) => {
  let at: ReturnType<typeof scopesOf>;

  beforeAll(async () => {
    at = scopesOf(town, admin);
  });

  it.each([
    [{ scopeValue: 'nothing = {dept}' }, '第1个字', 'nothing'],
    [{ scopeValue: "routeName = '一' or (createDept = {deptt})" }, '第34个字', '{deptAndBelow}'],
    [{ scopeValue: 'routeName = {user}' }, '第1个字', '{user}'],
    [{ scopeValue: 'griddingId in {deptAndBelow}' }, '第1个字', '{deptAndBelow}'],
    [{ scopeValue: "griddingId = 'x'" }, '第1个字', 'x'],
    [{ scopeValue: "securityPhone = '15400000001'" }, '第1个字', 'securityPhone'],
    [{ scopeValue: '1 = 1' }, '第1个字', '字段名'],
    [{ scopeValue: 'createDept = {dept}) or (1 = 1' }, '第20个字', ')'],
    [{ scopeValue: "create_dept = 1; update blade_user set status = '0'" }, '第16个字', ';'],
    [{ scopeValue: '' }, '第1个字', '字段名'],
    [{ scopeType: '3', scopeColumn: 'route_name' }, '权限字段', 'route_name'],
    [{ scopeType: '2', scopeColumn: 'gridding_id' }, '权限字段', 'gridding_id'],
  ])('refuses %o and says where', async (wrong, where, what) => {
    const answer = await at.save(wrong);
    expect([answer.status, answer.body.code]).toEqual([400, 400]);
    expect(answer.body.msg).toContain(where);
    expect(answer.body.msg).toContain(what);
    expect((answer.body.data as { issues: { field: string }[] }).issues[0]?.field).toBe(
      'scopeType' in wrong ? 'scopeColumn' : 'scopeValue',
    );
  });

  it('refuses a condition for an area, which has many registers', async () => {
    const answer = await at.save({ menuId: await at.menuOf('area_source'), scopeValue: 'createDept = {dept}' });
    expect([answer.status, answer.body.msg]).toEqual([400, expect.stringContaining('一个登记表')]);
  });

  it('cuts what a role sees as soon as it is granted, and shows all again afterwards', async () => {
    const staff = await town.visit('staff');
    const all = await at.total(staff, 'source/roadinfo/page');
    const rows = await town.rows<{ type: string; n: number }>(`select route_type as type, count(*)::int as n
        from source_roadinfo
        where is_deleted = 0
        group by 1
        order by 2 desc`);
    const id = at.idOf(await at.save({ scopeValue: `routeType in ('${rows[0]?.type}') and griddingId <> {myGrids}` }));
    await at.grant('staff', { dataScopeIds: id });
    expect(await at.total(staff, 'source/roadinfo/page')).toBe(rows[0]?.n);
    expect(
      await admin
        .post('blade-system/data-scope/submit', { id, scopeValue: `routeType <> '${rows[0]?.type}'` })
        .status(),
    ).toBe(200);
    expect(await at.total(staff, 'source/roadinfo/page')).toBe(all - (rows[0]?.n ?? 0));
    expect(await admin.post('blade-system/data-scope/submit', { id, scopeValue: 'routeType = (' }).status()).toBe(400);
    expect(await admin.post(`blade-system/data-scope/remove?ids=${id}`).told()).toEqual([
      400,
      expect.stringContaining('工作人员'),
    ]);
    await at.grant('staff', {});
    expect(await at.total(staff, 'source/roadinfo/page')).toBe(all);
    expect(await admin.post(`blade-system/data-scope/remove?ids=${id}`).status()).toBe(200);
  });

  it('counts and sums of a row only what the person sees of the rows behind it', async () => {
    const staff = await town.visit('staff');
    const rows = await town.rows<{ id: string; sex: string; n: number }>(`select community_id::text as id, sex,
        count(*)::int as n
        from source_populationinfo
        where is_deleted = 0 and community_id is not null
        group by 1, 2
        order by 3 desc limit 1`);
    const [most] = rows;
    const counted = async (query = '') =>
      (
        await staff
          .ask(`source/communityinfo/page?size=200${query}`)
          .data<Page<{ id: string; populationCount: number }>>()
      ).records.find(({ id }) => id === most?.id)?.populationCount;
    const all = await counted();
    const id = at.idOf(
      await at.save({
        menuId: await at.menuOf('populationinfo'),
        scopeColumn: 'create_dept',
        scopeValue: `sex = '${most?.sex}'`,
      }),
    );
    await at.grant('staff', { dataScopeIds: id });
    expect(await counted()).toBe(most?.n);
    expect(await counted('&descs=populationCount')).toBe(most?.n);
    expect(await counted(`&populationCount_equal=${most?.n}`)).toBe(most?.n);
    await at.grant('staff', {});
    expect(await counted()).toBe(all);
    expect(all).toBeGreaterThan(most?.n ?? 0);
  });

  it('shows nothing through a stored scope that does not fit its register, and never runs it', async () => {
    const id = at.idOf(await at.save({ scopeValue: 'createDept = {dept}' }));
    await at.grant('staff', { dataScopeIds: id });
    await town.db.query("update blade_system_data_scope set scope_value = '1 = 1) or (1 = 1' where id = $1", [id]);
    town.pass(2);
    expect(await at.total(await town.visit('staff'), 'source/roadinfo/page')).toBe(0);
    await at.grant('staff', {});
  });

  it('opens a call by its address when a call scope is granted, and no other', async () => {
    const gridman = await town.visit('gridman');
    const menuId = await at.menuOf('event');
    const body = { menuId, scopeName: '试验', resourceCode: 'api_test', scopeType: '2' };
    expect(await gridman.ask('event/event/page?size=1').status()).toBe(403);
    expect(await admin.post('blade-system/api-scope/submit', { ...body, scopePath: 'event/**' }).status()).toBe(400);
    const saved = await admin.post('blade-system/api-scope/submit', { ...body, scopePath: '/api/event/event/p*ge' });
    expect(saved.status).toBe(400);
    const id = at.idOf(
      await admin.post('blade-system/api-scope/submit', { ...body, scopePath: '/api/event/event/page' }),
    );
    await at.grant('gridman', { apiScopeIds: id });
    expect([
      await gridman.ask('event/event/page?size=1').status(),
      await gridman.ask('event/event/detail?id=1').status(),
    ]).toEqual([200, 403]);
    const manager = await town.visit('manager');
    const escalated = await manager.post('blade-system/role/grant', {
      roleIds: await at.roleOf('staff'),
      menuIds: '',
      apiScopeIds: id,
    });
    expect([escalated.status, escalated.body.msg]).toEqual([400, expect.stringContaining('接口权限')]);
    await at.grant('gridman', {});
  });

  it.each(['gridmember', 'community', 'dept'])(
    'gives %s the same number in list, map and statistics',
    async (account) => {
      const visitor = await town.visit(account);
      const known = await knownOf(town, account);
      const rows = await town.rows(`select * from ${tableOf(event).name} where is_deleted = 0`);
      const own = rows.filter((row) => sees(known, event, row));
      const counted = own.filter((row) => !['0', '8'].includes(String(row.event_status)));
      expect(own.length).toBeLessThan(rows.length);
      expect(own.length).toBeGreaterThan(0);
      expect(await at.total(visitor, 'event/event/page')).toBe(own.length);
      const shares = await visitor
        .ask('visualization/dispatch/selectEventStatic')
        .data<{ total: number; items: { value: number }[] }>();
      expect([shares.total, shares.items.reduce((sum, { value }) => sum + value, 0)]).toEqual([
        counted.length,
        counted.length,
      ]);
      const points = await visitor.ask('gis/resource?resType=event').data<{ id: string }[]>();
      const ids = new Set(own.map((row) => String(row.id)));
      expect(points.filter(({ id }) => !ids.has(id))).toEqual([]);
      const overview = await visitor.ask('visualization/selectEventOverview').data<{ total: number }>();
      expect(overview.total).toBe(counted.length);
      const steps = await visitor
        .ask('event/eventprocess/list?size=200')
        .data<Page<{ eventId: string }> | { eventId: string }[] | null>();
      expect(
        (Array.isArray(steps) ? steps : (steps?.records ?? [])).filter(({ eventId }) => !ids.has(eventId)),
      ).toEqual([]);
    },
  );
});
