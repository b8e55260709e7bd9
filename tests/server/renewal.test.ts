import type { ServerParts } from '@lattice/server/call/ServerParts';
import { loadResources } from '@lattice/server/start/load';
import { seedMenus } from '@lattice/server/start/seedMenus';
import { seedFlows } from '@lattice/server/start/seedFlows';
import { renewDictionaries } from '@lattice/server/start/renewDictionaries';
import { beforeAll, expect, it } from 'vitest';
import type { Town } from './openTown.ts';
import { inTown } from './inTown.ts';
import { partsOf } from './partsOf.ts';

/** Permissions as the version before kept them below 系统管理; staff was granted the first three. */
const before: readonly (readonly [code: string, path: string])[] = [
  ['model_deploy', 'model/deploy'],
  ['manager_view', 'manager/view'],
  ['manager_change_state', 'manager/change-state'],
  ['manager_delete_deployment', 'manager/delete-deployment'],
  ['manager_deploy_upload', 'manager/deploy-upload'],
  ['follow_view', 'follow/view'],
  ['follow_delete_process_instance', 'follow/delete-process-instance'],
];

const PATHS = /^(?:blade-|cms\/|grid\/|event\/|project\/sealManage|source\/communityinfo)/;

/**
 * Makes a database what it was: without the pages of processes, with the old permissions, without the newer entries of
 * dictionaries, and with no memory of what was put in.
 */
async function age({ db, nextId }: Town): Promise<void> {
  const STAFF = "(select id from blade_system_role where role_alias = 'staff')";
  for (const rest of [
    `delete
      from sys_role_menu
      where menu_id in (select id from blade_system_menu
          where code ~ '^(flow|work)_' or code in ('area_flow', 'area_work'))`,
    "delete from blade_system_menu where code ~ '^(flow|work)_' or code in ('area_flow', 'area_work')",
  ])
    await db.query(rest);
  await db.query('delete from sys_seeded');
  await db.query("delete from sys_schema where key = 'dictionaries'");
  await db.query(
    "delete from blade_system_dict where code = 'flow_suspension' or (code = 'flow' and dict_key in ('3', '4', '5'))",
  );
  await db.query("update blade_system_dict set remark = null where code = 'flow' and dict_key = '1'");
  for (const [i, [code, path]] of before.entries()) {
    const id = nextId();
    await db.query(
      `insert into blade_system_menu (id, parent_id, code, name, alias, path, source, sort, category, action, is_open)
        select $1, m.id, $2, $3, $2, $4, '', 1, '2', '2', '1'
        from blade_system_menu m
        where m.code = 'area_blade-system'`,
      [id, code, code === 'model_deploy' ? '发布' : code, `/blade-flow/${path}`],
    );
    if (i < 3) await db.query(`insert into sys_role_menu (role_id, menu_id) values (${STAFF}, $1)`, [id]);
  }
  await db.query(
    `insert into sys_role_menu (role_id, menu_id)
      select ${STAFF}, id
      from blade_system_menu
      where code in ('area_blade-system', 'model_edit')`,
  );
  // What people did meanwhile.
  await db.query(
    "update blade_system_dict set dict_value = '费用报销', update_user = 1 where code = 'flow' and dict_key = '2'",
  );
  await db.query(
    `update blade_system_dict set is_deleted = 1, update_user = 1
      where code = 'flow_task_status' and dict_key = 'claim'`,
  );
  await db.query("update blade_system_menu set is_deleted = 1 where code = 'follow_delete_process_instance'");
}

inTown('a database of an earlier version on $name', { seeds: ['blade-system/dict'], paths: PATHS }, ({ town }) => {
  let parts: ServerParts;
  const start = async () => {
    await seedMenus(town.db, parts.resources, town.nextId);
    await renewDictionaries(town.db, town.nextId);
    await seedFlows(parts);
  };
  const all = async () => {
    const tables = [
      'select code, parent_id, name, is_deleted from blade_system_menu order by id',
      'select code, dict_key, dict_value, remark, is_deleted from blade_system_dict order by id',
      'select role_id, menu_id from sys_role_menu order by 1, 2',
      'select key, version from wf_definition order by id',
      'select model_key from wf_model order by id',
    ];
    return Promise.all(tables.map(async (table) => await town.rows(table)));
  };
  const menu = async (code: string) =>
    await town.one<{ name: string; gone: boolean; above: string; roles: string }>(
      `select m.name, m.is_deleted = 1 as gone, p.code as above,
            coalesce((select string_agg(r.role_alias, ',' order by r.role_alias) from sys_role_menu g
                join blade_system_role r on r.id = g.role_id where g.menu_id = m.id), '') as roles
          from blade_system_menu m
          left join blade_system_menu p on p.id = m.parent_id
          where m.code = $1`,
      [code],
    );
  const entry = async (code: string, key: string) =>
    await town.rows<{ value: string; remark: string | null; gone: boolean }>(
      `select dict_value as value, remark, is_deleted = 1 as gone
          from blade_system_dict
          where code = $1 and dict_key = $2
          order by id`,
      [code, key],
    );

  beforeAll(async () => {
    const resources = new Map([...(await loadResources())].filter(([path]) => PATHS.test(path)));
    parts = await partsOf(town, { resources });
    await seedFlows(parts);
    await age(town);
    for (const rest of [
      `delete
        from wf_deployment
        where id in (select deployment_id from wf_definition where key in ('EventHandover', 'SealUse'))`,
      "delete from wf_model where model_key in ('EventHandover', 'SealUse')",
    ])
      await town.db.query(rest);
    await Promise.all([start(), start()]);
  });

  it('gets the pages of processes, and the old permissions stand there with their grants and names', async () => {
    expect(await menu('flow_manager')).toMatchObject({ name: '流程管理', gone: false, above: 'area_flow' });
    expect(await menu('flow_manager_view')).toMatchObject({ gone: false, above: 'flow_manager', roles: 'staff' });
    expect(await menu('flow_model_deploy')).toEqual({ name: '发布', gone: false, above: 'flow_model', roles: 'staff' });
    expect(await menu('flow_manager_remove')).toMatchObject({ gone: false, above: 'flow_manager', roles: '' });
    expect(await menu('flow_follow_delete')).toMatchObject({ gone: true, roles: '' });
    expect([(await menu('flow_model_update'))?.roles, (await menu('model_edit'))?.roles]).toEqual([
      expect.stringContaining('staff'),
      expect.stringContaining('staff'),
    ]);
    expect((await menu('flow_model_create'))?.roles).not.toContain('staff');
    for (const [code] of before) expect(await menu(code)).toMatchObject({ gone: true, roles: '' });
    const staff = await town.visit('staff');
    expect(await staff.ask('blade-flow/manager/list').status()).toBe(200);
    expect(await staff.post('blade-flow/manager/delete-deployment?deploymentIds=1').status()).toBe(403);
    expect(await staff.ask('blade-flow/follow/list').status()).toBe(403);
  });

  it('gets what its dictionaries never had, and what people changed or removed stays so', async () => {
    expect([await entry('flow', '3'), await entry('flow', '1'), await entry('flow', '2')]).toEqual([
      [{ value: '事件移交', remark: 'handover', gone: false }],
      [{ value: '请假流程', remark: 'leave', gone: false }],
      [{ value: '费用报销', remark: null, gone: false }],
    ]);
    expect(await entry('flow_task_status', 'claim')).toEqual([expect.objectContaining({ gone: true })]);
    const rows = await town.texts(
      `select p.dict_value as above
        from blade_system_dict d
        join blade_system_dict p on p.id = d.parent_id
        where d.code = 'flow_suspension'`,
    );
    expect(rows).toEqual(['流程状态', '流程状态']);
  });

  it('gets the processes it never had, with their models', async () => {
    const rows = await town.rows<{ key: string; models: number }>(`select d.key, (select count(*)::int
        from wf_model m where m.model_key = d.key) as models
        from wf_definition d
        order by d.key`);
    expect(rows).toEqual(['ArticleReview', 'EventHandover', 'Leave', 'SealUse'].map((key) => ({ key, models: 1 })));
  });

  it('an entry granted as a whole is not so any more once there is more below it', async () => {
    const role = "(select id from blade_system_role where role_alias = 'gridman')";
    await town.db.query("delete from blade_system_menu where code = 'param_delete'");
    await town.db.query("delete from sys_seeded where code = 'param_delete'");
    await town.db.query(
      `insert into sys_role_menu (role_id, menu_id)
        select ${role}, id
        from blade_system_menu
        where code in ('param', 'param_view', 'param_add', 'param_edit', 'client') on conflict do nothing`,
    );
    await start();
    expect([
      (await menu('param'))?.roles,
      (await menu('param_delete'))?.roles,
      (await menu('param_view'))?.roles,
      (await menu('client'))?.roles,
    ]).toEqual([
      expect.not.stringContaining('gridman'),
      expect.not.stringContaining('gridman'),
      expect.stringContaining('gridman'),
      expect.stringContaining('gridman'),
    ]);
  });

  it('what people remove or rename afterwards does not come back', async () => {
    const admin = await town.visit('admin');
    const idOf = async (table: string, where: string) =>
      await town.text(`select id::text as id from ${table} where ${where}`);
    const answers = [
      await admin.post(`blade-system/menu/remove?ids=${await idOf('blade_system_menu', "code = 'flow_follow_view'")}`),
      await admin.post(
        `blade-system/dict/remove?ids=${await idOf('blade_system_dict', "code = 'flow' and dict_key = '5'")}`,
      ),
      await admin.post(
        'blade-flow/manager/delete-deployment?deploymentIds=' +
          (await idOf('wf_deployment', "id in (select deployment_id from wf_definition where key = 'SealUse')")),
      ),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await town.db.query("update blade_system_menu set code = 'our_deploy' where code = 'flow_deploy_upload'");
    await town.db.query("update blade_system_dict set dict_key = '30' where code = 'flow' and dict_key = '3'");
    await town.db.query("delete from sys_schema where key = 'dictionaries'");
    const kept = await all();
    await start();
    expect(await all()).toEqual(kept);
  });
});
