import { post } from '@lattice/api/resources/blade-system/post';
import { role } from '@lattice/api/resources/blade-system/role';
import { menu } from '@lattice/api/resources/blade-system/menu';
import { tenant } from '@lattice/api/resources/blade-system/tenant';
import { topmenu } from '@lattice/api/resources/blade-system/topmenu';
import { user } from '@lattice/api/resources/blade-user';
import { md5Hex } from '@lattice/server/crypto/digest';
import { beforeAll, expect, it } from 'vitest';
import { inTown } from './inTown.ts';

inTown('accounts on $name', { isSmall: true }, ({ town, admin }) => {
  let deptId: string;
  let roleId: string;
  let postId: string;

  beforeAll(async () => {
    deptId = await town.text(
      'select id from blade_system_dept where is_deleted = 0 order by parent_id nulls first, id limit 1',
    );
    roleId = (
      (await admin.client(role).submit({ roleName: '试验角色', roleAlias: 'trial', sort: 90 })) as { id: string }
    ).id;
    postId = (
      (await admin.client(post).submit({ category: '1', postCode: 'trial', postName: '试验岗位', sort: 90 })) as {
        id: string;
      }
    ).id;
  });

  const make = (account: string, more: Record<string, unknown> = {}) =>
    admin
      .client(user)
      .submit({ account, name: '试验', realName: '试验员', userType: '1', roleId, deptId, postId, ...more });
  const signIn = async (account: string, password: string) => (await town.login(account, md5Hex(password))).status;

  it('open with the password given, or with a random one that must be changed', async () => {
    await make('given01', { password: 'Chosen#2026' });
    expect(await signIn('given01', 'Chosen#2026')).toBe(200);
    const made = await make('random01');
    expect(made.password).toMatch(/.{8,}/);
    const answer = (await (await town.login('random01', md5Hex(made.password ?? ''))).json()) as Record<
      string,
      unknown
    >;
    expect(answer.must_change_password).toBe(true);
    expect(
      await admin
        .post('blade-user/submit', {
          account: 'given01',
          name: '试验',
          realName: '试验员',
          userType: '1',
          roleId,
          deptId,
          postId,
        })
        .msg(),
    ).toContain('已存在');
  });

  it('name their roles and departments, and are found below a department', async () => {
    const { records } = await admin.client(user).page({ account: 'given01', deptId });
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({ roleName: '试验角色' });
    expect(records[0]?.deptName).not.toBe('');
    expect(records[0]).not.toHaveProperty('password');
    expect((await admin.client(user).page({ account: 'given01', deptId: '1' })).total).toBe(0);
  });

  it('end when they are disabled, and open again', async () => {
    const { id } = await make('closed01', { password: 'Chosen#2026' });
    await admin.client(user).submit({ id, status: '3' });
    expect(await signIn('closed01', 'Chosen#2026')).not.toBe(200);
    await admin.client(user).submit({ id, status: '1' });
    expect(await signIn('closed01', 'Chosen#2026')).toBe(200);
    expect(await admin.post('blade-user/submit', { id, status: '0' }).msg()).toMatch(/状态不能从/);
  });

  it('get a new password once, after which the old one is dead', async () => {
    const { id } = await make('reset01', { password: 'Chosen#2026' });
    const [fresh] = await admin.client(user).resetPassword({ userIds: id });
    expect(await signIn('reset01', 'Chosen#2026')).not.toBe(200);
    expect(await signIn('reset01', fresh?.password ?? '')).toBe(200);
  });

  it('change their own password and profile', async () => {
    const own = await town.visit('staff');
    const change = (oldPassword: string, newPassword: string, newPassword1 = newPassword) =>
      own.post(
        'blade-user/update-password?' +
          new URLSearchParams({
            oldPassword: md5Hex(oldPassword),
            newPassword: md5Hex(newPassword),
            newPassword1: md5Hex(newPassword1),
          }).toString(),
      );
    const before = town.passwordOf('staff');
    expect(await change('wrong', 'Another#2026').msg()).toBe('原密码不正确!');
    expect(await change(before, 'Another#2026', 'Other#2026').msg()).toBe('请输入正确的确认密码!');
    expect(await change(before, 'Another#2026').status()).toBe(200);
    await own.client(user).updateInfo({ name: '新昵称', phone: '15912345678' });
    expect(await own.client(user).info()).toMatchObject({ account: 'staff', name: '新昵称', phone: '15912345678' });
    expect(
      await own
        .post('blade-user/submit', {
          account: 'mine',
          name: '一',
          realName: '二',
          userType: '1',
          roleId,
          deptId,
          postId,
        })
        .status(),
    ).toBe(403);
  });

  it('are freed after wrong passwords', async () => {
    const { id } = await make('locked01', { password: 'Chosen#2026' });
    for (let i = 0; i < 5; i += 1) await signIn('locked01', 'wrong');
    expect(await signIn('locked01', 'Chosen#2026')).not.toBe(200);
    await admin.client(user).unlock({ userIds: id });
    expect(await signIn('locked01', 'Chosen#2026')).toBe(200);
  });

  it('keep platforms apart, and wait as guests', async () => {
    const { id } = await make('platform01', { password: 'Chosen#2026' });
    await admin.client(user).updatePlatform({ userId: id, userType: '2', userExt: '{"token":"a"}' });
    expect(await admin.client(user).platformDetail({ id })).toMatchObject({ userType: '2', userExt: '{"token":"a"}' });
    const wish = { wishDept: '和平社区', wishRole: '网格员', wishReason: '新入职', userType: '2' };
    const guest = await admin
      .client(user)
      .registerGuest({ name: '访客', account: 'guest01', password: 'Chosen#2026', oauthId: 'x1', ...wish });
    expect(await admin.client(user).detail(guest.id)).toMatchObject({
      status: '0',
      roleId: '-1',
      deptId: '-1',
      ...wish,
    });
    expect(await signIn('guest01', 'Chosen#2026')).not.toBe(200);
  });

  it('cannot remove themselves', async () => {
    const { id } = await admin.client(user).info();
    expect(await admin.post(`blade-user/remove?ids=${id}`).msg()).toBe('不能删除本账号!');
    const made = await make('gone01', { password: 'Chosen#2026' });
    await admin.client(user).remove([made.id]);
    expect(await signIn('gone01', 'Chosen#2026')).not.toBe(200);
  });

  it('may do what their roles are granted, and hand on no more than they hold', async () => {
    const { id } = await make('granted01', { password: 'Chosen#2026' });
    const { menu: tree } = await admin.client(menu).grantTree();
    expect(tree.length).toBeGreaterThan(5);
    const rows = await town.rows<{ id: string }>(
      "select id from blade_system_menu where code in ('roadinfo', 'roadinfo_view') and is_deleted = 0 order by id",
    );
    await admin.client(role).grant({ roleIds: roleId, menuIds: rows.map((row) => row.id).join(',') });
    expect((await admin.client(menu).roleTreeKeys({ roleIds: roleId })).menu.sort()).toEqual(
      rows.map((row) => row.id).sort(),
    );
    town.pass(5);
    const login = (await (await town.login('granted01', md5Hex('Chosen#2026'))).json()) as { access_token: string };
    const auth = { 'Blade-Auth': `bearer ${login.access_token}` };
    // An administrator knows what he typed, so the person has to choose a password first.
    expect((await town.ask('source/roadinfo/page', auth)).status).toBe(403);
    const [oldPassword, newPassword] = [md5Hex('Chosen#2026'), md5Hex('Qing-He#2031')];
    const passwords = new URLSearchParams({ oldPassword, newPassword, newPassword1: newPassword });
    const changed = await admin.ask(`blade-user/update-password?${passwords.toString()}`, {
      method: 'POST',
      headers: auth,
    });
    expect(changed.status).toBe(200);
    expect((await town.ask('source/roadinfo/page', auth)).status).toBe(200);
    expect((await town.ask('source/campusinfo/page', auth)).status).toBe(403);
    await admin.client(user).grant({ userIds: id, roleIds: roleId });
    expect((await admin.client(user).detail(id)).roleId).toBe(roleId);
  });

  it('see the entries of the top bar that show some of their menus', async () => {
    const { id } = (await admin
      .client(topmenu)
      .submit({ code: 'trial', name: '试验', source: 'iconfont x', sort: 1, path: '/' })) as { id: string };
    expect((await admin.client(menu).topMenu()).map((entry) => entry.id)).not.toContain(id);
    const menuIds = await town.text("select id from blade_system_menu where code = 'roadinfo'");
    await admin.client(topmenu).grant({ topMenuIds: id, menuIds });
    expect((await admin.client(menu).topMenu()).map((entry) => entry.id)).toContain(id);
    const names = JSON.stringify(await admin.client(menu).routes({ topMenuId: id }));
    expect(names).toContain('roadinfo');
    expect(names).not.toContain('campusinfo');
  });

  it('of a new tenant live apart from all others', async () => {
    const opened = (await admin
      .client(tenant)
      .submit({ tenantName: '云岚镇', linkman: '张三', domainUrl: 'http://yunlan.example.org' })) as unknown as {
      id: string;
      tenantId: string;
      account: string;
      password: string;
    };
    expect(opened.tenantId).toMatch(/^\d{6}$/);
    expect(await admin.client(tenant).info({ domain: 'https://yunlan.example.org/' })).toMatchObject({
      tenantId: opened.tenantId,
    });
    const answer = await town.token(
      {
        tenantId: opened.tenantId,
        username: opened.account,
        password: md5Hex(opened.password),
        grant_type: 'captcha',
        type: 'account',
      },
      { ...(await town.captcha()), 'Tenant-Id': opened.tenantId },
    );
    expect(answer.status).toBe(200);
    await admin.client(tenant).setting({ ids: opened.id, accountNumber: 1 });
    expect((await admin.client(tenant).detail(opened.id)).accountNumber).toBe(1);
  });
});
