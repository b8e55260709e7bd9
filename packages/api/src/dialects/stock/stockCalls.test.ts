import { describe, expect, it } from 'vitest';
import type { Transport } from '../../bind.ts';
import { bind } from '../../bind.ts';
import { dept } from '../../resources/blade-system/dept.ts';
import { dict } from '../../resources/blade-system/dict.ts';
import { menu } from '../../resources/blade-system/menu.ts';
import { role } from '../../resources/blade-system/role.ts';
import { tenant } from '../../resources/blade-system/tenant.ts';
import { notice } from '../../resources/blade-desk/notice.ts';
import { roadinfo } from '../../resources/source/roadinfo.ts';
import { user } from '../../resources/blade-user.ts';
import { bladeX } from './bladeX.ts';
import { springBlade } from './springBlade.ts';
import { stockCalls } from './stockCalls.ts';
import type { StockRules } from './StockRules.ts';

interface Sent {
  path: string;
  where: string;
  input: unknown;
}

/** A stock server that answers by address; what it was sent is kept. */
function server(answers: Readonly<Record<string, unknown>> = {}, rules: StockRules = bladeX) {
  const sent: Sent[] = [];
  const send: Transport['send'] = async (path, { where }, input) => {
    sent.push({ path, where, input });
    return answers[path] ?? true;
  };
  const transport: Transport = { send: stockCalls(rules, send, () => '42') };
  return { transport, sent };
}

describe('the calls of a stock server', () => {
  it('name columns in snake case and ranges with their ends', async () => {
    const { transport, sent } = server({ 'blade-desk/notice/list': { records: [], total: 0 } });
    await bind(notice, transport).page({
      current: 1,
      descs: 'releaseTime,createTime',
      createTime_dategt: '2026-01-01 00:00:00',
      createTime_datelt: '2026-01-31 23:59:59',
      title: '防汛',
    });
    expect(sent[0]?.input).toEqual({
      current: 1,
      descs: 'release_time,create_time',
      createTime_datege: '2026-01-01 00:00:00',
      createTime_datele: '2026-01-31 23:59:59',
      title: '防汛',
    });
  });

  it('get the whole row with a change, and a new row as it is', async () => {
    const stored = { id: '7', parentId: '1', deptName: '党政办', sort: 2, extra: 'kept' };
    const { transport, sent } = server({ 'blade-system/dept/detail': stored });
    await bind(dept, transport).submit({ id: '7', deptName: '党建办' });
    await bind(dept, transport).submit({ deptName: '新部门' });
    expect(sent.map(({ path, input }) => [path, input])).toEqual([
      ['blade-system/dept/detail', { id: '7' }],
      ['blade-system/dept/submit', { ...stored, deptName: '党建办' }],
      ['blade-system/dept/submit', { deptName: '新部门' }],
    ]);
  });

  it('change accounts by a call of their own', async () => {
    const { transport, sent } = server({ 'blade-user/detail': { id: '5', account: 'zhao', roleId: '9' } });
    await bind(user, transport).submit({ id: '5', realName: '赵敏' });
    expect(sent.at(-1)).toEqual({
      path: 'blade-user/update',
      where: 'body',
      input: { id: '5', account: 'zhao', roleId: '9', realName: '赵敏' },
    });
  });

  it('take ids of grants as arrays, and the setting of tenants in the address', async () => {
    const { transport, sent } = server();
    await bind(role, transport).grant({ roleIds: '1', menuIds: '2,3' });
    await bind(tenant, transport).setting({ ids: '1', accountNumber: 5 });
    expect(sent[0]?.input).toEqual({ roleIds: ['1'], menuIds: ['2', '3'], dataScopeIds: [], apiScopeIds: [] });
    expect(sent[1]?.where).toBe('query');
  });

  it('bring menus with addresses of this application, and its codes beside theirs', async () => {
    const { transport } = server(
      {
        'blade-system/menu/routes': [
          {
            id: '1',
            path: '/system',
            children: [
              { id: '2', path: '/system/user' },
              { id: '3', path: '/gov/people' },
            ],
          },
        ],
        'blade-system/menu/buttons': [{ id: '2', code: 'user', children: [{ id: '4', code: 'user_role' }] }],
      },
      { ...bladeX, menus: { ...bladeX.menus, '/gov/people': '/source/populationinfo' } },
    );
    const [first] = await bind(menu, transport).routes({});
    expect(first?.children?.map(({ path }) => path)).toEqual(['/blade-user', '/source/populationinfo']);
    const [buttons] = await bind(menu, transport).buttons();
    expect(buttons?.children?.map(({ code }) => code)).toEqual(['user_role', 'bladeuser_grant']);
  });

  it('name the account of a profile, and read names of several ids one by one', async () => {
    const { transport, sent } = server({
      'source/roadinfo/detail': { id: '1', routeName: '枫桥大道' },
      'blade-user/reset-password': {},
    });
    await bind(user, transport).updateInfo({ name: '赵', realName: '赵敏', phone: '', email: '', avatar: '' });
    expect(sent[0]?.input).toMatchObject({ id: '42', realName: '赵敏' });
    expect((await bind(roadinfo, transport).page({ id: '1,2' })).records.map((row) => row.routeName)).toEqual([
      '枫桥大道',
      '枫桥大道',
    ]);
    expect(await bind(user, transport).resetPassword({ userIds: '1' })).toEqual([]);
  });

  it('of SpringBlade are parts of whole trees, and what is absent is not asked for', async () => {
    const tree = [{ id: '1', dictValue: '性别', children: [{ id: '2', dictValue: '男' }] }, { id: '3' }, { id: '4' }];
    const { transport, sent } = server(
      { 'blade-system/dict/list': tree, 'blade-system/dict/dictionary': [{ dictKey: 1, dictValue: '男' }] },
      springBlade,
    );
    expect(await bind(dict, transport).dictionary({ code: 'sex' })).toMatchObject([{ dictKey: '1', dictValue: '男' }]);
    const page = await bind(dict, transport).parentList({ current: 2, size: 2 });
    expect(page).toMatchObject({ records: [{ id: '4', hasChildren: false }], total: 3, current: 2, size: 2, pages: 2 });
    expect(await bind(dict, transport).childList({ parentId: '1' })).toEqual([
      { id: '2', dictValue: '男', hasChildren: false },
    ]);
    expect(await bind(menu, transport).topMenu()).toEqual([]);
    expect(sent.map(({ path }) => path)).toEqual([
      'blade-system/dict/dictionary',
      'blade-system/dict/list',
      'blade-system/dict/list',
    ]);
  });
});
