import type { GrantDifference } from '@lattice/api/grantDifference';
import { dept } from '@lattice/api/resources/blade-system/dept';
import { roadinfo } from '@lattice/api/resources/source/roadinfo';
import { expect, it } from 'vitest';
import { inTown } from './inTown.ts';
import { scopesOf } from './scopesOf.ts';
import { SMALL } from './smallTown.ts';

const options = { seeds: [...SMALL, 'source/roadinfo', 'source/campusinfo'] };

inTown('what people lose of what they used, on $name', options, ({ town }) => {
  it('counts calls beyond the contract too: maps, undone removals, and those of single registers', async () => {
    const admin = await town.visit('admin');
    const { menuOf, idOf } = scopesOf(town, admin);
    const roleIds = idOf(
      await admin.post('blade-system/role/submit', { roleName: '道路', roleAlias: 'roads', sort: 90 }),
    );
    const codes = ['roadinfo', 'roadinfo_view', 'roadinfo_delete', 'dept_edit'];
    const menuIds = (await Promise.all(codes.map(menuOf))).join(',');
    expect(await admin.post('blade-system/role/grant', { roleIds, menuIds }).status()).toBe(200);
    await town.db.query("update blade_user set role_id = $1 where account = 'gridman'", [roleIds]);
    const visitor = await town.visit('gridman');

    const post = { method: 'POST' };
    const road = await town.text('select id::text as id from source_roadinfo where is_deleted = 0 order by id limit 1');
    const moved = await town.text(
      'select id::text as id from blade_system_dept where is_deleted = 0 order by id desc limit 1',
    );
    const asked = [
      await visitor.ask('source/roadinfo/map?zoom=10'),
      await visitor.ask(`source/roadinfo/remove?ids=${road}`, post),
      await visitor.ask(`source/roadinfo/restore?ids=${road}`, post),
      await visitor.ask(`blade-system/dept/move-preview?ids=${moved}`),
    ];
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await town.flushLogs();

    const { body } = await admin.post('blade-system/role/grant-difference', { roleIds, menuIds: '' });
    const { losers } = body.data as GrantDifference;
    expect(losers.map(({ account }) => account)).toEqual(['gridman']);
    expect(losers[0]?.lost.map(({ label, action, times }) => `${label} ${action} ${times}`).toSorted()).toEqual(
      [`${roadinfo.label} delete 2`, `${roadinfo.label} view 1`, `${dept.label} edit 1`].toSorted(),
    );
  });
});
