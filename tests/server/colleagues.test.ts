import { user } from '@lattice/api/resources/blade-user';
import { expect, it } from 'vitest';
import { inTown } from './inTown.ts';

inTown('colleagues to choose from on $name', {}, ({ town }) => {
  it('are those in use of the own tenant, also for people who may not see accounts', async () => {
    const gridman = await town.visit('gridman');
    expect(await gridman.ask('blade-user/page?current=1&size=10').status()).toBe(403);
    await town.db.query("update blade_user set status = '3' where account = 'finance'");
    await town.db.query("update blade_user set tenant_id = '000009' where account = 'editor'");
    const accounts = (await gridman.client(user).userList({})).map(({ account }) => account);
    expect(accounts).toContain('manager');
    expect(accounts).not.toContain('finance');
    expect(accounts).not.toContain('editor');
  });

  it('are found by name, account and ids, and the words of a search are no pattern', async () => {
    const staff = await town.visit('staff');
    const [leader] = await staff.client(user).userList({ realName: 'GRIDLEADE' });
    expect(leader).toMatchObject({
      account: 'gridleader',
      deptName: '枫桥社区',
      deptId: expect.stringMatching(/^\d+$/) as string,
    });
    expect(await staff.client(user).userList({ ids: leader?.id ?? '' })).toEqual([leader]);
    expect(await staff.client(user).userList({ realName: leader?.realName ?? '' })).toContainEqual(leader);
    expect(await staff.client(user).userList({ realName: '%' })).toEqual([]);
  });

  it('are nobody’s without a session', async () => {
    expect(
      await (await town.visit('staff')).ask('blade-user/user-list', { headers: { 'Blade-Auth': '' } }).status(),
    ).toBe(401);
  });
});
