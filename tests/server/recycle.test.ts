import type { Page } from '@lattice/api/call';
import { roadcaseinfo } from '@lattice/api/resources/source/roadcaseinfo';
import { roadinfo } from '@lattice/api/resources/source/roadinfo';
import type { Removal } from '@lattice/api/resources/blade-desk/recycle';
import { gridmember } from '@lattice/api/resources/grid/gridmember';
import { loadResources } from '@lattice/server/start/load';
import { tableOf } from '@lattice/server/table/table';
import { beforeAll, expect, it } from 'vitest';
import { atOnce, onceOf } from './atOnce.ts';
import type { Visitor } from './openTown.ts';
import { inTown } from './inTown.ts';
import { roadIn } from './roadIn.ts';
import { idCard } from './rowsOf.ts';

inTown('the recycle bin on $name', {}, ({ town, admin }) => {
  let road: (more?: Record<string, unknown>) => Record<string, unknown>;

  beforeAll(async () => {
    road = await roadIn(town);
  });

  const bin = async (who = admin, query = '', current = 1, size = 20) =>
    await who.ask(`blade-desk/recycle/page?current=${current}&size=${size}${query}`).data<Page<Removal>>();
  const call = (what: 'bring-back' | 'purge', id: string, who = admin) =>
    who.post(`blade-desk/recycle/${what}?id=${id}`);
  const added = async (more: Record<string, unknown> = {}) =>
    ((await admin.client(roadinfo).submit(road(more))) as { id: string }).id;
  const old = (id: string) =>
    town.db.query("update source_roadinfo set update_time = now() - interval '3 days' where id = $1", [id]);

  it('brings back what went in one go, long afterwards, once', async () => {
    const ids = [await added({ routeName: '回收甲' }), await added({ routeName: '回收乙' })];
    await admin.client(roadinfo).remove(ids);
    for (const id of ids) await old(id);
    const { records } = await bin(admin, '&path=source/roadinfo');
    expect(records[0]).toMatchObject({ names: ['回收甲', '回收乙'], count: 2, followers: 0, isOwn: true });
    expect(await atOnce(5, () => call('bring-back', records[0]?.id ?? ''))).toEqual(onceOf(5));
    for (const id of ids) expect(await admin.client(roadinfo).detail(id)).toMatchObject({ isDeleted: 0 });
    expect((await bin(admin, '&path=source/roadinfo')).total).toBe(0);
  });

  it('brings back a grid member with exactly the links that went along', async () => {
    const members = admin.client(gridmember);
    const {
      id: _id,
      rev: _rev,
      ...like
    } = await members.detail((await members.page({ size: 1 })).records[0]?.id ?? '');
    const userId = await town.text(`select u.id::text as id from blade_user u
        where not exists (select 1 from grid_gridmember m where m.user_id = u.id)`);
    const own = { userId, workNo: 'WG9902', idCard: idCard('1985-06-08', 347), phone: '15400000778' };
    const { id } = (await members.submit({ ...like, ...own })) as { id: string };
    const links = async () =>
      await town.texts(
        'select id::text as id from grid_gridmemberintermediate where grid_member_id = $1 and is_deleted = 0',
        [id],
      );
    const before = await links();
    expect(before).toHaveLength(1);
    await members.remove([id]);
    const [entry] = (await bin()).records;
    expect(entry).toMatchObject({ path: 'grid/gridmember', count: 1, followers: 1 });
    expect(await call('bring-back', entry?.id ?? '').status()).toBe(200);
    expect(await links()).toEqual(before);
  });

  it('is emptied by a second person only, and for good', async () => {
    const id = await added({ routeName: '彻底删除' });
    await admin.client(roadinfo).remove([id]);
    const [entry] = (await bin()).records;
    expect(await call('purge', entry?.id ?? '').told()).toEqual([400, expect.stringContaining('另一个人')]);
    const manager = await town.visit('manager');
    const asked = await (await town.visit('community')).ask('blade-desk/recycle/purgers');
    expect(asked.body.data).toEqual(
      expect.arrayContaining([{ roleName: '超级管理员', names: expect.arrayContaining([]) as string[] }]),
    );
    expect(await call('purge', entry?.id ?? '', manager).status()).toBe(200);
    expect(await town.rows('select 1 from source_roadinfo where id = $1', [id])).toEqual([]);
    expect(await call('bring-back', entry?.id ?? '').status()).toBe(400);
  });

  it('shows people of an area what they removed, and nothing of registers they cannot remove from', async () => {
    const community = await town.visit('community');
    const id = await added({ routeName: '别人的' });
    await admin.client(roadinfo).remove([id]);
    const [entry] = (await bin()).records;
    expect((await bin(community)).total).toBe(0);
    expect(await call('bring-back', entry?.id ?? '', community).status()).toBe(400);
    expect(await call('purge', entry?.id ?? '', community).status()).toBe(403);
    expect(await (await town.visit('gridmember')).ask('blade-desk/recycle/page?current=1&size=1').status()).toBe(403);
  });

  it('refuses what hangs on something that is gone', async () => {
    const id = await added();
    const caseId = await town.text(
      `update source_roadcaseinfo set road_id = $1
        where id = (select min(id) from source_roadcaseinfo where is_deleted = 0) returning id::text as id`,
      [id],
    );
    await admin.client(roadcaseinfo).remove([caseId]);
    await admin.client(roadinfo).remove([id]);
    const [first, second] = (await bin()).records;
    expect(await call('bring-back', second?.id ?? '').told()).toEqual([400, expect.stringContaining('不能恢复')]);
    expect(await call('bring-back', first?.id ?? '').status()).toBe(200);
    expect(await call('bring-back', second?.id ?? '').status()).toBe(200);
  });

  it('notes what is taken out; a file holds nothing in the clear', async () => {
    const take = (who: Visitor, more: Record<string, unknown>) =>
      who.post('source/populationinfo/note-export', {
        way: 'xlsx',
        rows: 3,
        columns: 'personName,phone',
        reason: '',
        ...more,
      });
    expect(await take(admin, { reason: '换届核对' }).status()).toBe(200);
    expect(await take(admin, { way: 'print', rows: 1 }).status()).toBe(200);
    const community = await town.visit('community');
    expect(await take(community, {}).status()).toBe(200);
    expect(await take(await town.visit('window'), {}).status()).toBe(403);
    const { body } = await admin.ask('blade-log/export/list?current=1&size=5&descs=actTime');
    expect((body.data as { records: unknown[] }).records).toMatchObject([
      { register: '实有人口', sensitivity: 'masked', rowCount: 3 },
      { register: '实有人口', sensitivity: 'plain', rowCount: 1 },
      { register: '实有人口', sensitivity: 'masked', reason: '换届核对', columnNames: '姓名、联系方式' },
    ]);
  });

  it('calls what is gone as lists do in every register, also by computed names and those of others', async () => {
    const resources = [...(await loadResources()).values()].filter(
      ({ calls, fields }) => calls.remove !== undefined && Object.keys(fields).length > 0,
    );
    for (const [n, resource] of resources.entries())
      await town.db.query(
        `insert into sys_audit (id, tenant_id, action, path, record_id, changes, trace_id)
          select $1, '000000', 'remove', $2, t.id, '{}', $3 from ${tableOf(resource).name} t where t.is_deleted = 0
          order by t.id limit 1`,
        [String(n + 1), resource.path, `gone ${n}`],
      );
    const pages = await Promise.all([1, 2, 3].map(async (current) => bin(admin, '', current, 100)));
    const found = pages.flatMap(({ records }) => records);
    expect(found.length).toBeGreaterThan(100);
    const called = new Map(found.map(({ path, names }) => [path, names[0] ?? '']));
    expect(called.get('source/housepopulationintermediate')).toMatch(/^\p{Script=Han}+$/u);
    expect(called.get('kpi/gridmemberbaseassess')).toMatch(/^\p{Script=Han}+$/u);
    expect(resources.filter(({ path, title }) => title !== undefined && called.get(path) === '')).toEqual([]);
  });
});
