import type { Page } from '@lattice/api/call';
import { event } from '@lattice/api/resources/event/event';
import { testDatabases } from '@lattice/server/db/openTestDatabase';
import { loadHandlers, loadResources } from '@lattice/server/load';
import { mount } from '@lattice/server/mount';
import { hasTable, tableOf } from '@lattice/server/table/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json } from './json.ts';
import { type Town, type Visitor, openTown } from './openTown.ts';
import { knownOf, sees } from './seenBy.ts';

describe.each(testDatabases())('data scopes on $name', (database) => {
  let town: Town;
  let admin: Visitor;
  const menuOf = async (code: string) => (await town.db.query<{ id: string }>('select id::text as id from blade_system_menu where code = $1', [code])).rows[0]?.id ?? '';
  const roleOf = async (alias: string) => (await town.db.query<{ id: string }>('select id::text as id from blade_system_role where role_alias = $1', [alias])).rows[0]?.id ?? '';
  const draft = async (more: Record<string, unknown>) => ({ menuId: await menuOf('roadinfo'), scopeName: '试验', resourceCode: 'data_test', scopeColumn: 'create_dept', scopeType: '5', scopeField: '*', scopeClass: 'test', ...more });
  const save = async (more: Record<string, unknown>) => admin.ask('blade-system/data-scope/submit', json(await draft(more)));
  /** Grants a role exactly these scopes beside its menus. */
  const grant = async (alias: string, scopes: { dataScopeIds?: string; apiScopeIds?: string }) => {
    const { rows } = await town.db.query<{ ids: string }>("select string_agg(menu_id::text, ',') as ids from sys_role_menu where role_id = $1", [await roleOf(alias)]);
    expect((await admin.ask('blade-system/role/grant', json({ roleIds: await roleOf(alias), menuIds: rows[0]?.ids ?? '', ...scopes }))).status).toBe(200);
  };
  const idOf = (answer: { body: { data?: unknown } }) => (answer.body.data as { id: string }).id;
  const total = async (visitor: Visitor, path: string) => ((await visitor.ask(`${path}?size=1`)).body.data as Page<unknown>).total;

  beforeAll(async () => {
    town = await openTown(database);
    admin = await town.visit('admin');
  }, 60_000);
  afterAll(() => town.db.close());

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
    const answer = await save(wrong);
    expect([answer.status, answer.body.code]).toEqual([400, 400]);
    expect(answer.body.msg).toContain(where);
    expect(answer.body.msg).toContain(what);
    expect((answer.body.data as { issues: { field: string }[] }).issues[0]?.field).toBe('scopeType' in wrong ? 'scopeColumn' : 'scopeValue');
  });

  it('refuses a condition for an area, which has many registers', async () => {
    const answer = await save({ menuId: await menuOf('area_source'), scopeValue: 'createDept = {dept}' });
    expect([answer.status, answer.body.msg]).toEqual([400, expect.stringContaining('一个登记表')]);
  });

  it('cuts what a role sees as soon as it is granted, and shows all again afterwards', async () => {
    const staff = await town.visit('staff');
    const all = await total(staff, 'source/roadinfo/page');
    const { rows } = await town.db.query<{ type: string; n: number }>('select route_type as type, count(*)::int as n from source_roadinfo where is_deleted = 0 group by 1 order by 2 desc');
    const id = idOf(await save({ scopeValue: `routeType in ('${rows[0]?.type}') and griddingId <> {myGrids}` }));
    await grant('staff', { dataScopeIds: id });
    expect(await total(staff, 'source/roadinfo/page')).toBe(rows[0]?.n);
    expect((await admin.ask('blade-system/data-scope/submit', json({ id, scopeValue: `routeType <> '${rows[0]?.type}'` }))).status).toBe(200);
    expect(await total(staff, 'source/roadinfo/page')).toBe(all - (rows[0]?.n ?? 0));
    expect((await admin.ask('blade-system/data-scope/submit', json({ id, scopeValue: 'routeType = (' }))).status).toBe(400);
    const kept = await admin.ask(`blade-system/data-scope/remove?ids=${id}`, { method: 'POST' });
    expect([kept.status, kept.body.msg]).toEqual([400, expect.stringContaining('工作人员')]);
    await grant('staff', {});
    expect(await total(staff, 'source/roadinfo/page')).toBe(all);
    expect((await admin.ask(`blade-system/data-scope/remove?ids=${id}`, { method: 'POST' })).status).toBe(200);
  });

  it('counts and sums of a row only what the person sees of the rows behind it', async () => {
    const staff = await town.visit('staff');
    const { rows } = await town.db.query<{ id: string; sex: string; n: number }>('select community_id::text as id, sex, count(*)::int as n from source_populationinfo where is_deleted = 0 and community_id is not null group by 1, 2 order by 3 desc limit 1');
    const [most] = rows;
    const counted = async (query = '') => ((await staff.ask(`source/communityinfo/page?size=200${query}`)).body.data as Page<{ id: string; populationCount: number }>).records.find(({ id }) => id === most?.id)?.populationCount;
    const all = await counted();
    const id = idOf(await save({ menuId: await menuOf('populationinfo'), scopeColumn: 'create_dept', scopeValue: `sex = '${most?.sex}'` }));
    await grant('staff', { dataScopeIds: id });
    expect(await counted()).toBe(most?.n);
    expect(await counted('&descs=populationCount')).toBe(most?.n);
    expect(await counted(`&populationCount_equal=${most?.n}`)).toBe(most?.n);
    await grant('staff', {});
    expect(await counted()).toBe(all);
    expect(all).toBeGreaterThan(most?.n ?? 0);
  });

  it('shows nothing through a stored scope that does not fit its register, and never runs it', async () => {
    const id = idOf(await save({ scopeValue: 'createDept = {dept}' }));
    await grant('staff', { dataScopeIds: id });
    await town.db.query("update blade_system_data_scope set scope_value = '1 = 1) or (1 = 1' where id = $1", [id]);
    town.pass(2);
    expect(await total(await town.visit('staff'), 'source/roadinfo/page')).toBe(0);
    await grant('staff', {});
  });

  it('opens a call by its address when a call scope is granted, and no other', async () => {
    const gridman = await town.visit('gridman');
    const { rows } = await town.db.query<{ id: string }>('select id::text as id from blade_system_menu where code = $1', ['event']);
    const body = { menuId: rows[0]?.id, scopeName: '试验', resourceCode: 'api_test', scopeType: '2' };
    expect((await gridman.ask('event/event/page?size=1')).status).toBe(403);
    expect((await admin.ask('blade-system/api-scope/submit', json({ ...body, scopePath: 'event/**' }))).status).toBe(400);
    const saved = await admin.ask('blade-system/api-scope/submit', json({ ...body, scopePath: '/api/event/event/p*ge' }));
    expect(saved.status).toBe(400);
    const id = idOf(await admin.ask('blade-system/api-scope/submit', json({ ...body, scopePath: '/api/event/event/page' })));
    await grant('gridman', { apiScopeIds: id });
    expect([(await gridman.ask('event/event/page?size=1')).status, (await gridman.ask('event/event/detail?id=1')).status]).toEqual([200, 403]);
    const manager = await town.visit('manager');
    const escalated = await manager.ask('blade-system/role/grant', json({ roleIds: await roleOf('staff'), menuIds: '', apiScopeIds: id }));
    expect([escalated.status, escalated.body.msg]).toEqual([400, expect.stringContaining('接口权限')]);
    await grant('gridman', {});
  });

  it.each(['gridmember', 'community', 'dept'])('gives %s the same number in list, map and statistics', async (account) => {
    const visitor = await town.visit(account);
    const known = await knownOf(town, account);
    const { rows } = await town.db.query(`select * from ${tableOf(event).name} where is_deleted = 0`);
    const own = rows.filter((row) => sees(known, event, row));
    const counted = own.filter((row) => !['0', '8'].includes(String(row.event_status)));
    expect(own.length).toBeLessThan(rows.length);
    expect(own.length).toBeGreaterThan(0);
    expect(await total(visitor, 'event/event/page')).toBe(own.length);
    const shares = (await visitor.ask('visualization/dispatch/selectEventStatic')).body.data as { total: number; items: { value: number }[] };
    expect([shares.total, shares.items.reduce((sum, { value }) => sum + value, 0)]).toEqual([counted.length, counted.length]);
    const points = (await visitor.ask('gis/resource?resType=event')).body.data as { id: string }[];
    const ids = new Set(own.map((row) => String(row.id)));
    expect(points.filter(({ id }) => !ids.has(id))).toEqual([]);
    const overview = (await visitor.ask('visualization/selectEventOverview')).body.data as { total: number };
    expect(overview.total).toBe(counted.length);
    const steps = (await visitor.ask('event/eventprocess/list?size=200')).body.data as Page<{ eventId: string }> | { eventId: string }[] | null;
    expect((Array.isArray(steps) ? steps : (steps?.records ?? [])).filter(({ eventId }) => !ids.has(eventId))).toEqual([]);
  });

  it('leaves no read that goes round them: whoever sees no row of any register gets none from any call', async () => {
    const [resources, handlers] = [await loadResources(), await loadHandlers()];
    await town.db.query('delete from sys_role_menu where role_id = $1', [await roleOf('staff')]);
    await town.db.query('insert into sys_role_menu (role_id, menu_id) select $1::bigint, id from blade_system_menu', [await roleOf('staff')]);
    const ids: string[] = [];
    const { rows: areas } = await town.db.query<{ id: string }>("select id::text as id from blade_system_menu where code like 'area\\_%'");
    for (const { id } of areas) ids.push(idOf(await save({ menuId: id, scopeType: '2', resourceCode: `none_${id}` })));
    await town.db.query("insert into sys_role_scope (role_id, category, scope_id) select $1::bigint, 'data', unnest($2::bigint[])", [await roleOf('staff'), ids]);
    town.pass(2);
    const staff = await town.visit('staff');

    const hidden = new Map<string, string>();
    const samples = new Map<string, string>();
    for (const resource of resources.values()) {
      if (resource.path.startsWith('blade-') || !hasTable(resource)) continue;
      const { rows } = await town.db.query<{ id: string }>(`select id::text as id from ${tableOf(resource).name} where is_deleted = 0`);
      for (const { id } of rows) hidden.set(id, resource.path);
      if (rows[0] !== undefined) samples.set(resource.path, rows[0].id);
    }
    expect(await total(staff, 'source/populationinfo/page')).toBe(0);
    const own = (path: string) => samples.get(path) ?? '1';
    const [gridId, member] = [own('grid/grid'), own('grid/gridmember')];
    const inputs = (path: string): Record<string, string>[] => [
      {}, { id: own(path) }, { griddingId: gridId }, { gridingId: gridId }, { gridId }, { parentId: gridId }, { gridMemberId: member }, { gmId: member }, { populationId: own('source/populationinfo') }, { buildingId: own('source/buildinginfo') },
      { answerRecordId: own('psychological/appletanswerrecord') }, { eventId: own('event/event') }, { hmid: own('psychological/scale') }, { resType: 'population' }, { resType: 'event' }, { taskId: own('project/patrolTask') },
    ];
    const leaks: string[] = [];
    const marked = async () => (await town.db.query<{ n: number }>("select count(*)::int as n from sys_audit where user_id = (select id from blade_user where account = 'staff') and path not like 'blade-%'")).rows[0]?.n;
    const before = await marked();
    let answered = 0;
    let shown = 0;
    const routes = [...resources.values()].flatMap((one) => mount(one, handlers.get(one.path))).filter(({ call, resource, name }) => call.method === 'GET' && call.access !== 'anonymous' && call.access !== 'session' && call.answer === 'data' && !resource.path.startsWith('blade-') && (!('plain' in call) || handlers.get(resource.path)?.handlers[name] !== undefined));
    for (const { resource, call } of routes) {
      // The control: the same calls give rows to somebody who sees them all.
      shown += [...JSON.stringify((await admin.ask(`${resource.path}/${call.path}`)).body.data ?? null).matchAll(/\d{18,20}/g)].some(([id]) => hidden.has(id)) ? 1 : 0;
      for (const input of inputs(resource.path)) {
        const address = `${resource.path}/${call.path}?${new URLSearchParams(input).toString()}`;
        const { status, body } = await staff.ask(address);
        if (status !== 200) continue;
        answered += 1;
        const asked = new Set(Object.values(input));
        for (const [id] of JSON.stringify(body.data).matchAll(/\d{18,20}/g)) if (hidden.has(id) && !asked.has(id)) leaks.push(`${address}: ${hidden.get(id)}`);
      }
    }
    expect([...new Set(leaks)]).toEqual([]);

    const written: string[] = [];
    const writes = [...resources.values()].flatMap((one) => mount(one, handlers.get(one.path))).filter(({ call, resource }) => call.method === 'POST' && call.access !== 'anonymous' && call.access !== 'session' && call.where !== 'multipart' && hasTable(resource) && !resource.path.startsWith('blade-'));
    for (const { resource, call } of writes) {
      const given = { id: own(resource.path), ids: own(resource.path), eventId: own('event/event'), taskId: own('project/patrolTask'), buildingId: own('source/buildinginfo'), communityId: own('source/communityinfo'), answerRecordId: own('psychological/appletanswerrecord'), status: '1', remark: '越界', opinion: '越界' };
      const answer = call.where === 'query' ? await staff.ask(`${resource.path}/${call.path}?${new URLSearchParams(given).toString()}`, { method: 'POST' }) : await staff.ask(`${resource.path}/${call.path}`, json(given));
      if (answer.status === 200 && JSON.stringify(answer.body.data) !== '[]') written.push(`${resource.path}/${call.path}`);
    }
    expect([written, await marked()]).toEqual([[], before]);
    expect(answered).toBeGreaterThan(100);
    expect(shown).toBeGreaterThan(20);
    for (const path of ['source/populationinfo/getPopulationStatistics', 'grid/grid/getGridStatistics', 'grid/gridmember/getGridMemberStatistics', 'visualization/selectEventOverview', 'visualization/searchWorkBench', 'visualization/dispatch/selectHouseStatic']) {
      const { data } = (await staff.ask(path)).body;
      expect([path, JSON.stringify(data).match(/:[1-9]\d*/g)]).toEqual([path, null]);
    }
  });
});
