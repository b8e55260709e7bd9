import { type Ability, abilities } from '@lattice/api/abilities';
import { targetsOf } from '@lattice/api/targetsOf';
import { articlewechatmass } from '@lattice/api/resources/cms/articlewechatmass';
import { articlewechatmenu } from '@lattice/api/resources/cms/articlewechatmenu';
import { testDatabases } from '@lattice/server/fixtures/openTestDatabase';
import { startJobs } from '@lattice/server/schedule/startJobs';
import { loadHandlers, loadResources } from '@lattice/server/start/load';
import { memoryStore } from '@lattice/server/files/FileStore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobNamed } from './jobNamed.ts';
import { json } from './json.ts';
import { maker } from './makeRow.ts';
import { type Town, type Visitor, openTown } from './openTown.ts';

/** The labels of what a reviewer is offered with drafts, on a server of some abilities. */
const offered = (able: readonly Ability[]) =>
  targetsOf(articlewechatmass, new Set(['reviewer']), able).map(({ label }) => label);

it('offers to send where a gateway is set up, and on servers that say nothing of it', () => {
  expect(offered(abilities)).toContain('立即发送');
  expect(offered([])).toContain('立即发送');
  expect(offered(abilities.filter((one) => one !== 'gateway'))).not.toContain('立即发送');
});

describe.each(testDatabases())('WeChat on $name', (database) => {
  let town: Town;
  let admin: Visitor;
  let make: Awaited<ReturnType<typeof maker>>;
  let account: string;

  const open = async (hasGateway: boolean) => {
    town = await openTown(database, {
      seeds: ['blade-system/dict', 'blade-system/region', 'grid/grid'],
      settings: { hasGateway },
    });
    admin = await town.visit('admin');
    make = await maker(town, () => admin, await loadResources());
    account = await make('cms/articlewechatgroupaccout');
  };

  describe('without a gateway', () => {
    beforeAll(() => open(false), 120_000);
    afterAll(() => town?.db.close());

    it('refuses to send and to synchronise, and leaves the records as they are', async () => {
      const mass = await make('cms/articlewechatmass', { accountId: account });
      const reason = expect.stringContaining('尚未配置消息通道') as string;
      expect((await admin.ask('cms/articlewechatmass/sendWechatMass', json({ id: mass }))).body.msg).toEqual(reason);
      expect((await admin.ask('cms/articlewechatmass/submit', json({ id: mass, status: '2' }))).status).toBe(400);
      expect(await admin.client(articlewechatmass).detail(mass)).toMatchObject({ status: '0', sendTime: '' });
      const menu = await make('cms/articlewechatmenu', { accountId: account, url: 'https://town.example' });
      expect((await admin.ask('cms/articlewechatmenu/syncMenu', json({ accountId: account }))).body.msg).toEqual(
        reason,
      );
      expect(await admin.client(articlewechatmenu).detail(menu)).toMatchObject({ syncStatus: '0' });
    });
  });

  describe('with a gateway', () => {
    beforeAll(() => open(true), 120_000);
    afterAll(() => town?.db.close());

    it('forgets that a menu is in step when it is edited, and says when the other side did not take it', async () => {
      const menu = await make('cms/articlewechatmenu', { accountId: account, url: 'https://town.example' });
      const state = async () => (await admin.client(articlewechatmenu).detail(menu)).syncStatus;
      const sync = () => admin.client(articlewechatmenu).syncMenu({ accountId: account });
      await sync();
      expect(await state()).toBe('1');
      const same = await admin.client(articlewechatmenu).detail(menu);
      await admin.client(articlewechatmenu).submit(same);
      expect(await state()).toBe('1');
      await admin.client(articlewechatmenu).submit({ id: menu, menuName: '办事' });
      expect(await state()).toBe('0');
      await town.db.query('delete from sys_outbox');
      await sync();
      const jobs = startJobs(
        [await jobNamed('outbox')],
        {
          db: town.db,
          files: memoryStore(),
          settings: { quirks: false, test: true },
          resources: await loadResources(),
          handlers: await loadHandlers(),
          nextId: town.nextId,
          now: town.now,
          log: () => undefined,
        },
        3_600_000,
      );
      await jobs.tick();
      await jobs.stop();
      expect(await state()).toBe('2');
      await sync();
      expect(await state()).toBe('1');
    });
  });
});
