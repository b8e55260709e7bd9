import { loadHandlers, loadResources } from '@lattice/server/start/load';
import { mount } from '@lattice/server/http/mount';
import { hasTable, tableOf } from '@lattice/server/table/table';
import { beforeAll, expect, it } from 'vitest';
import { inTown } from './inTown.ts';
import { scopesOf } from './scopesOf.ts';

inTown('reads under data scopes on $name', {}, ({ town, admin }) => {
  let at: ReturnType<typeof scopesOf>;

  beforeAll(async () => {
    at = scopesOf(town, admin);
  });

  it('leaves no read that goes round them: whoever sees no row of any register gets none from any call', async () => {
    const [resources, handlers] = [await loadResources(), await loadHandlers()];
    await town.db.query('delete from sys_role_menu where role_id = $1', [await at.roleOf('staff')]);
    await town.db.query('insert into sys_role_menu (role_id, menu_id) select $1::bigint, id from blade_system_menu', [
      await at.roleOf('staff'),
    ]);
    const ids: string[] = [];
    const areas = await town.rows<{ id: string }>(
      "select id::text as id from blade_system_menu where code like 'area\\_%'",
    );
    for (const { id } of areas)
      ids.push(at.idOf(await at.save({ menuId: id, scopeType: '2', resourceCode: `none_${id}` })));
    await town.db.query(
      "insert into sys_role_scope (role_id, category, scope_id) select $1::bigint, 'data', unnest($2::bigint[])",
      [await at.roleOf('staff'), ids],
    );
    town.pass(2);
    const staff = await town.visit('staff');

    const hidden = new Map<string, string>();
    const samples = new Map<string, string>();
    for (const resource of resources.values()) {
      if (resource.path.startsWith('blade-') || !hasTable(resource)) continue;
      const rows = await town.rows<{ id: string }>(
        `select id::text as id from ${tableOf(resource).name} where is_deleted = 0`,
      );
      for (const { id } of rows) hidden.set(id, resource.path);
      if (rows[0] !== undefined) samples.set(resource.path, rows[0].id);
    }
    expect(await at.total(staff, 'source/populationinfo/page')).toBe(0);
    const own = (path: string) => samples.get(path) ?? '1';
    const [gridId, member] = [own('grid/grid'), own('grid/gridmember')];
    const inputs = (path: string): Record<string, string>[] => [
      {},
      { id: own(path) },
      { griddingId: gridId },
      { gridingId: gridId },
      { gridId },
      { parentId: gridId },
      { gridMemberId: member },
      { gmId: member },
      { populationId: own('source/populationinfo') },
      { buildingId: own('source/buildinginfo') },
      { answerRecordId: own('psychological/appletanswerrecord') },
      { eventId: own('event/event') },
      { hmid: own('psychological/scale') },
      { resType: 'population' },
      { resType: 'event' },
      { taskId: own('project/patrolTask') },
    ];
    const leaks: string[] = [];
    // Who takes rows out says so on record, also where there are none; the licence is nobody's row.
    const marked = async () =>
      await town.number(`select count(*)::int as n
            from sys_audit
            where user_id = (select id from blade_user where account = 'staff') and path not like 'blade-%'
              and path <> 'krd/license' and action <> 'export'`);
    const before = await marked();
    let answered = 0;
    let shown = 0;
    const routes = [...resources.values()]
      .flatMap((one) => mount(one, handlers.get(one.path)))
      .filter(
        ({ call, resource, name }) =>
          call.method === 'GET' &&
          call.access !== 'anonymous' &&
          call.access !== 'session' &&
          call.answer === 'data' &&
          !resource.path.startsWith('blade-') &&
          (!('plain' in call) || handlers.get(resource.path)?.handlers[name] !== undefined),
      );
    // What the engine answers for every register reads the record and the grid alone.
    const isCommon = ({ path }: { path: string }) => routes.filter(({ call }) => call.path === path).length > 40;
    const inputsOf = (path: string, call: { path: string }) =>
      isCommon(call) ? [{}, { id: own(path) }, { griddingId: gridId }] : inputs(path);
    for (const { resource, call } of routes) {
      // The control: the same calls give rows to somebody who sees them all.
      shown += [
        ...JSON.stringify((await admin.ask(`${resource.path}/${call.path}`).data()) ?? null).matchAll(/\d{18,20}/g),
      ].some(([id]) => hidden.has(id))
        ? 1
        : 0;
      for (const input of inputsOf(resource.path, call)) {
        const address = `${resource.path}/${call.path}?${new URLSearchParams(input).toString()}`;
        const { status, body } = await staff.ask(address);
        if (status !== 200) continue;
        answered += 1;
        const requested = new Set(Object.values(input));
        for (const [id] of JSON.stringify(body.data).matchAll(/\d{18,20}/g))
          if (hidden.has(id) && !requested.has(id)) leaks.push(`${address}: ${hidden.get(id)}`);
      }
    }
    expect([...new Set(leaks)]).toEqual([]);

    const written: string[] = [];
    const writes = [...resources.values()]
      .flatMap((one) => mount(one, handlers.get(one.path)))
      .filter(
        ({ call, resource }) =>
          call.method === 'POST' &&
          call.access !== 'anonymous' &&
          call.access !== 'session' &&
          call.where !== 'multipart' &&
          hasTable(resource) &&
          !resource.path.startsWith('blade-'),
      );
    for (const { resource, call } of writes) {
      const given = {
        id: own(resource.path),
        ids: own(resource.path),
        eventId: own('event/event'),
        taskId: own('project/patrolTask'),
        buildingId: own('source/buildinginfo'),
        communityId: own('source/communityinfo'),
        answerRecordId: own('psychological/appletanswerrecord'),
        status: '1',
        remark: '越界',
        opinion: '越界',
      };
      const answer =
        call.where === 'query'
          ? await staff.post(`${resource.path}/${call.path}?${new URLSearchParams(given).toString()}`)
          : await staff.post(`${resource.path}/${call.path}`, given);
      if (answer.status === 200 && JSON.stringify(answer.body.data) !== '[]')
        written.push(`${resource.path}/${call.path}`);
    }
    expect([written, await marked()]).toEqual([[], before]);
    expect(answered).toBeGreaterThan(100);
    expect(shown).toBeGreaterThan(20);
    for (const path of [
      'source/populationinfo/getPopulationStatistics',
      'grid/grid/getGridStatistics',
      'grid/gridmember/getGridMemberStatistics',
      'visualization/selectEventOverview',
      'visualization/searchWorkBench',
      'visualization/dispatch/selectHouseStatic',
    ]) {
      const { data } = (await staff.ask(path)).body;
      expect([path, JSON.stringify(data).match(/:[1-9]\d*/g)]).toEqual([path, null]);
    }
  });
});
