import { changeFavourites, FAVOURITES, favouritesIn, type FavouriteChange } from '@lattice/api/desk/favourites';
import { oauth } from '@lattice/api/resources/blade-auth/oauth';
import { session } from '@lattice/api/resources/blade-auth/session';
import { dashboard } from '@lattice/api/resources/blade-desk/dashboard';
import { setting } from '@lattice/api/resources/blade-desk/setting';
import { expect, it } from 'vitest';
import { inTown } from './inTown.ts';

inTown('what is a person’s own on $name', { isSmall: true }, ({ town }) => {
  it('settings are kept by name, forgotten with null, and nobody else’s', async () => {
    const [admin, staff] = [await town.visit('admin'), await town.visit('staff')];
    await admin.client(setting).submit({ theme: 'dark', 'idle-lock': '5' });
    await admin.client(setting).submit({ theme: null, density: 'compact' });
    expect(await admin.client(setting).detail()).toEqual({ density: 'compact', 'idle-lock': '5' });
    expect(await staff.client(setting).detail()).toEqual({});
    const looksOf = async (account: 'admin' | 'staff') => (await town.visit(account)).looks;
    expect([await looksOf('admin'), await looksOf('staff')], 'a login tells the looks').toEqual([
      { density: 'compact' },
      {},
    ]);
    expect(
      await admin
        .ask('blade-desk/setting/submit', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: '{"__PROTO__":"x"}',
        })
        .status(),
    ).toBe(400);
  });

  it('favourites of two windows are kept side by side, in the order that the person gives them', async () => {
    const staff = await town.visit('staff');
    const change = async (one: FavouriteChange) => changeFavourites(staff.transport, one);
    const pages = Array.from({ length: 10 }, (_, at) => `/page/${at}`);
    await Promise.all(pages.map(async (page) => change({ add: [page] })));
    expect((await change({ remove: ['/page/3'] })).toSorted()).toEqual(pages.filter((page) => page !== '/page/3'));
    const order = ['/page/9', '/page/3', '/page/0'];
    expect((await change({ add: ['/new'], order })).slice(0, 2)).toEqual(['/page/9', '/page/0']);
    expect(favouritesIn((await staff.client(setting).detail())[FAVOURITES]).at(-1)).toBe('/new');
    expect(await changeFavourites((await town.visit('admin')).transport, {})).toEqual([]);
    for (const add of [['//evil.example'], ['javascript:0'], Array.from({ length: 101 }, () => '/a')])
      await expect(change({ add })).rejects.toThrow('收藏的页面应为本系统内的地址');
    await expect(change({ add: Array.from({ length: 100 }, (_, at) => `/more/${at}`) })).rejects.toThrow('最多 100 个');
  });

  it('sessions are listed and ended, but not those of others', async () => {
    const [here, there, other] = [await town.visit('staff'), await town.visit('staff'), await town.visit('admin')];
    const listed = await here.client(session).list();
    expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const [foreign] = await other.client(session).list();
    await expect(here.client(session).end({ id: foreign?.id ?? '' })).rejects.toThrow('会话不存在或已经结束');
    await here.client(session).end({ all: 1 });
    expect(await there.ask('blade-user/info').status()).toBe(401);
    expect(await here.ask('blade-user/info').status()).toBe(200);
    expect(await other.ask('blade-user/info').status()).toBe(200);
  });

  it('errors of a browser are kept one by one, without what is personal', async () => {
    const staff = await town.visit('staff');
    await staff.client(oauth).reportErrors({
      logs: [
        { type: 'TypeError', message: 'lost 13800138000', stack: 'at x', url: '/a', info: 'render' },
        { type: 'Error', message: 'two' },
      ],
    });
    const rows = await town.texts("select message from blade_log_error where service_id = 'client' order by id");
    expect(rows).toEqual(['lost 138****8000', 'two']);
  });

  it('figures are told of registers that the person may read, and of no others', async () => {
    const person = await town.visit('gridman');
    const { population, houses } = await person.client(dashboard).info();
    for (const [path, figure] of [
      ['source/populationinfo', population],
      ['source/houseinfo', houses],
    ] as const)
      expect([path, figure === null]).toEqual([path, (await person.ask(`${path}/page`).status()) === 403]);
    expect([population, houses]).toContain(null);
  });

  it('figures are those of the whole town where the person has no grid', async () => {
    const admin = await town.visit('admin');
    expect(await admin.client(dashboard).info()).toEqual({
      gridName: '',
      gridIds: [],
      population: 0,
      houses: 0,
      openEvents: 0,
      overdueEvents: 0,
      todayEvents: 0,
    });
  });
});
