import { townDay } from '@lattice/api/townTime';
import { readFile } from 'node:fs/promises';
import { moveInput } from '@lattice/api/moveInput';
import { type Move, type Resource, type States, statesOf } from '@lattice/api/resource';
import { type Target, targetsOf } from '@lattice/api/targetsOf';
import { loadResources } from '@lattice/server/start/load';
import { columnOf, hasTable, tableOf } from '@lattice/server/table/table';
import { beforeAll, expect, it } from 'vitest';
import { inTown } from './inTown.ts';
import { json } from './json.ts';
import { moveAnswers } from './moveAnswers.ts';
import { openShop } from './openShop.ts';

type Row = Record<string, unknown> & { id: string };

const TIMES = 10;
const resources = await loadResources();
const administrator = new Set(['administrator']);

/** A move of a state machine that people make by a call. */
interface Case {
  resource: Resource;
  machine: States;
  move: Move;
  target: Target;
}

/**
 * Moves whose calls say the same again without harm: settings of which one is on, accounts that are unlocked, menus
 * that are handed over as they are.
 */
const REPEATABLE = new Set(['enable', 'unlock', 'syncMenu']);

const cases: Case[] = [...resources.values()].filter(hasTable).flatMap((resource) =>
  statesOf(resource).flatMap((machine) =>
    machine.moves.flatMap((move) => {
      const target = targetsOf(resource, administrator, ['flow']).find(
        ({ field, moves }) => field === machine.field && moves.includes(move),
      );
      return target === undefined || REPEATABLE.has(move.call) ? [] : [{ resource, machine, move, target }];
    }),
  ),
);

inTown('ten equal moves at once on $name', {}, ({ town, admin, make }) => {
  let deptId: string;
  /** A row of each register that moves ask for. */
  const idsOf = new Map<string, string>();

  beforeAll(async () => {
    // Parts of a scale that somebody answered are frozen.
    await town.db.query("update psychological_appletanswerrecord set status = '3'");
    const id = await town.text('select id from blade_system_dept order by id limit 1');
    deptId = id;
    const category = await town.text('select id from event_eventcategory order by id desc limit 1');
    idsOf.set('event/eventcategory', category);
    // Into which others are merged.
    const warning = await town.text(`update dispatch_warnmanage set status = '0'
        where id = (select min(id) from dispatch_warnmanage where is_deleted = 0) returning id::text as id`);
    idsOf.set('dispatch/warnManage', warning);
    for (const path of ['blade-system/dept', 'blade-system/post', 'blade-system/role']) {
      const { name } = tableOf(resources.get(path) as Resource);
      const first = await town.text(`select id::text as id from ${name} order by id limit 1`);
      idsOf.set(path, first);
    }
    const routes = await town.rows<{ key: string; route: string }>(`select dict_key as key, remark as route
        from blade_system_dict
        where code = 'flow' and remark in ('article', 'handover', 'seal')`);
    for (const { key, route } of routes) {
      const form = new FormData();
      form.append('category', `flow_${key}`);
      form.append('tenantIds', '');
      const xml = await readFile(`packages/server/src/seeds/flow/${route}.bpmn20.xml`, 'utf8');
      form.append('files', new File([xml], `${route}.bpmn20.xml`));
      await admin.ask('blade-flow/manager/deploy-upload', { method: 'POST', body: form });
    }
    // A process decides on the handing over of an event that is handled.
    await town.db.query("update event_event set event_status = '3'");
  });

  /**
   * A row of the demo town or a new one, brought into a state; who made it is nobody, so that the administrator may
   * decide on it, and its day has come.
   */
  const rowIn = async ({ path }: Resource, field: string, { from, when = {}, since }: Move): Promise<Row> => {
    const table = tableOf(resources.get(path) as Resource);
    const known = await town.text(
      `select id::text as id from ${table.name} where is_deleted = 0 and tenant_id = '000000' order by id desc limit 1`,
    );
    const id = known === '' ? await make(path) : known;
    const put = async (name: string, value: unknown) =>
      town.db.query(
        `update ${table.name} set "${columnOf(table, name).sql}" = $2, create_user = null where id = $1 returning *`,
        [id, value],
      );
    for (const [name, values] of Object.entries(when)) await put(name, values.at(-1));
    if (since !== undefined) await put(since, townDay(town.now()));
    const [stored] = (await put(field, from)).rows;
    return Object.fromEntries([...table.columns.values()].map(({ name, sql }) => [name, stored?.[sql] ?? ''])) as Row;
  };
  const ten = async (path: string, init: () => RequestInit) =>
    Promise.all(Array.from({ length: TIMES }, () => admin.ask(path, init())));
  const audits = async (id: string) =>
    await town.number('select count(*) as n from sys_audit where record_id = $1', [id]);

  it('are obeyed once, whatever the definition', async () => {
    const wrong: string[] = [];
    for (const { resource, machine, move, target } of cases) {
      const row = await rowIn(resource, machine.field, move);
      // Only a plan that is enabled can be started.
      if (machine.field === 'runStatus')
        await town.db.query("update project_intelligentplan set status = '1' where id = $1", [row.id]);
      // Goods are collected after all by whom has the points.
      if (resource.path === 'project/exchangeRecord')
        await town.db.query('update project_exchangerecord set total_points = 0 where phone = $1', [row.phone]);
      // A warning becomes an event once.
      if (resource.path === 'dispatch/devWarnRecord' || resource.path === 'dispatch/warnManage')
        await town.db.query(`update ${tableOf(resource).name} set event_id = null where id = $1`, [row.id]);
      const elsewhere = machine.elsewhere?.[move.call];
      const of = elsewhere === undefined ? resource : (resources.get(elsewhere.of) as Resource);
      const call = of.calls[elsewhere?.call ?? move.call];
      const input = moveInput(target, move.call, row, moveAnswers(target, deptId, idsOf));
      const before = await audits(row.id);
      const answers = await ten(
        `${of.path}/${call?.path ?? ''}` +
          (call?.where === 'query' ? `?${new URLSearchParams(input as Record<string, string>)}` : ''),
        () => (call?.where === 'query' ? { method: 'POST' } : json(input)),
      );
      const count = answers.filter(({ status }) => status === 200).length;
      const others = [
        ...new Set(answers.filter(({ status }) => status !== 200).map(({ status, body }) => `${status} ${body.msg}`)),
      ];
      const name = `${resource.path} ${machine.field} ${move.from}>${move.to}`;
      if (count !== 1) wrong.push(`${name}: obeyed ${count}; ${others.join(' | ')}`);
      else if (others.some((one) => !/^(?:400|409) /.test(one))) wrong.push(`${name}: ${others.join(' | ')}`);
      else if (elsewhere === undefined && (await audits(row.id)) === before) wrong.push(`${name}: no entry`);
    }
    expect(wrong).toEqual([]);
  }, 600_000);

  it('do what follows from them once: stock, points, receivers and tasks', async () => {
    const count = async (sql: string, id: string) => await town.number(sql, [id]);
    const submit = (path: string, row: Record<string, unknown>) => ten(`${path}/submit`, () => json(row));
    const obeyed = (answers: readonly { status: number }[]) => answers.filter(({ status }) => status === 200).length;
    const phone = '15912340071';
    const user = await town.idOf('gridman');
    const member = await make('grid/gridmember', { phone, workState: '1', userId: user });
    const others = [
      await make('grid/gridmember', { phone: '15912340072' }),
      await make('grid/gridmember', { phone: '15912340073' }),
    ];
    const task = await make('project/gridmemberTask', {
      gridMemberIds: [member, ...others].join(','),
      rewardPoints: 12,
    });
    expect(obeyed(await submit('project/gridmemberTask', { id: task, status: '1' }))).toBe(1);
    expect(await count('select count(*)::int as n from project_gridmembertaskhandle where task_id = $1', task)).toBe(3);
    const handling = await town.text(
      'select id::text as id from project_gridmembertaskhandle where task_id = $1 and grid_member_id = $2',
      [task, member],
    );
    const id = handling;
    for (const status of ['1', '2', '3']) {
      const stored = await town.number('select rev from project_gridmembertaskhandle where id = $1', [id]);
      const row = { id, rev: stored, status, handleContent: '已办' };
      expect(obeyed(await submit('project/gridmemberTaskHandle', row))).toBe(1);
    }
    expect(await count('select count(*)::int as n from project_gridmemberpoints where source_id = $1', id)).toBe(1);

    const { market, sell } = await openShop(town);
    const goods = await sell({ stock: 10, pointsPrice: 4 });
    const exchange = {
      marketId: market,
      goodsId: goods,
      personType: '1',
      personName: '王芳',
      phone,
      quantity: 1,
      pickupMode: '1',
    };
    // Twelve points are enough for three of ten exchanges at once.
    const bought = await submit('project/exchangeRecord', exchange);
    expect(obeyed(bought)).toBe(3);
    const stock = async () => await town.number('select stock from project_marketgoods where id = $1', [goods]);
    expect(await stock()).toBe(7);
    const first = bought.find(({ status }) => status === 200)?.body.data as { id: string };
    expect(obeyed(await submit('project/exchangeRecord', { id: first.id, status: '2' }))).toBe(1);
    expect(await stock()).toBe(8);

    // With a further value it is an edit as well, which all ten make; what follows from the move still stands once.
    const second = await make('project/gridmemberTask', { gridMemberIds: others.join(',') });
    await submit('project/gridmemberTask', { id: second, status: '1', taskTitle: '逐户走访' });
    expect(await count('select count(*)::int as n from project_gridmembertaskhandle where task_id = $1', second)).toBe(
      2,
    );

    const message = await make('cms/messageMain', { channels: '1' });
    const reader = await town.idOf('staff');
    await town.db.query("update cms_messagemain set receiver_type = '1', receiver_ids = $2 where id = $1", [
      message,
      JSON.stringify([reader]),
    ]);
    const sent = await submit('cms/messageMain', { id: message, status: '2' });
    expect(obeyed(sent)).toBe(1);
    expect(await count('select count(*)::int as n from cms_messagereceiver where message_id = $1', message)).toBe(1);
  }, 120_000);
});
