import { roadinfo } from '@lattice/api/resources/source/roadinfo';
import { attach } from '@lattice/api/resources/blade-resource/attach';
import { withdrawFiles } from '@lattice/server/domain/files/withdraw';
import { testDatabases } from '@lattice/server/fixtures/openTestDatabase';
import { loadResources } from '@lattice/server/start/load';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFile, storedAddress, uploadFile } from './openFile.ts';
import { type Town, type Visitor, openTown } from './openTown.ts';
import { roadIn } from './roadIn.ts';
import { runJob } from './runJob.ts';

const HOUR = 3600;
const SEEDS = ['blade-system/dict', 'blade-system/region', 'grid/grid', 'cms/article', 'source/populationinfo'];

describe.each(testDatabases())('files on $name', (database) => {
  let town: Town;
  let admin: Visitor;
  let manager: Visitor;
  let road: (more?: Record<string, unknown>) => Record<string, unknown>;

  beforeAll(async () => {
    town = await openTown(database, { seeds: SEEDS });
    [admin, manager] = [await town.visit('admin'), await town.visit('manager')];
    road = await roadIn(town);
  }, 120_000);
  afterAll(() => town?.db.close());

  const status = async (address: string) => (await openFile(town, address)).status;
  const add = async (images: string, who = admin): Promise<string> =>
    ((await who.client(roadinfo).submit(road({ images }))) as { id: string }).id;
  const imagesOf = async (id: string, who = admin): Promise<string> => (await who.client(roadinfo).detail(id)).images;
  const stored = async (id: string): Promise<string> =>
    (await town.db.query<{ images: string }>('select images from source_roadinfo where id = $1', [id])).rows[0]
      ?.images ?? '';
  const later = async (hours: number) => {
    town.pass(hours * HOUR);
    [admin, manager] = [await town.visit('admin'), await town.visit('manager')];
  };

  it('are read by an address that the server gave out, and by no other', async () => {
    const [one, two] = [await uploadFile(admin, 'one'), await uploadFile(admin, 'two')];
    expect(one).toMatch(/^\/files\/[0-9a-f]{32}\.pdf\?s=\w+\.[\w-]{43}$/);
    expect(await status(one)).toBe(200);
    const signature = one.slice(one.indexOf('?'));
    const until = /s=(\w+)\./.exec(one)?.[1] ?? '';
    const further = (Number.parseInt(until, 36) + 12 * 3_600_000).toString(36);
    for (const address of [
      storedAddress(one),
      `${storedAddress(one)}?s=`,
      `${storedAddress(two)}${signature}`,
      one.replace(until, further),
      one.slice(0, -1),
      `${storedAddress(one)}?s=${until}.undefined`,
    ])
      expect([address, await status(address)]).toEqual([address, 403]);
    const refused = await openFile(town, storedAddress(one), { 'Accept-Language': 'en' });
    expect(await refused.text()).toBe(
      'This file address is no longer good. Go back to the page, refresh it and open the file again',
    );
  });

  it('keep their address for some hours, and lose it then', async () => {
    const id = await add(await uploadFile(admin));
    // 16:00 in China, in the middle of a window.
    const first = await imagesOf(id);
    await later(3);
    expect(await imagesOf(id)).toBe(first);
    await later(8);
    const second = await imagesOf(id);
    expect([second === first, await status(first), await status(second)]).toEqual([false, 200, 200]);
    await later(10);
    expect([await status(first), await status(second), await status(await imagesOf(id))]).toEqual([403, 200, 200]);
  });

  it('are read by a colleague who reads the record, in every answer that holds them, but not in logs', async () => {
    const mine = await uploadFile(admin, 'road');
    const id = await add(mine);
    expect(await stored(id)).toBe(storedAddress(mine));
    const theirs = await imagesOf(id, manager);
    expect([theirs, await status(theirs)]).toEqual([mine, 200]);
    const { records } = await manager.client(roadinfo).page({ size: 200 });
    expect(records.find((row) => row.id === id)?.['images']).toBe(theirs);
    const next = await uploadFile(admin, 'next');
    await admin.client(roadinfo).submit({ ...road({ images: `${mine},${next}` }), id });
    expect(await stored(id)).toBe([mine, next].map(storedAddress).join(','));
    const history = await admin.ask(`source/roadinfo/changes?id=${id}`);
    expect(JSON.stringify(history.body)).toContain(`"before":"${mine}","after":"${mine},${next}"`);
    await admin.ask('source/roadinfo/comment', {
      method: 'POST',
      body: JSON.stringify({ id, text: '现场照片', files: next, users: '' }),
      headers: { 'Content-Type': 'application/json' },
    });
    expect(JSON.stringify((await admin.ask(`source/roadinfo/comments?id=${id}`)).body)).toContain(`"${next}"`);
    await town.flushLogs();
    const { body } = await admin.ask('blade-log/api/list?size=100&descs=create_time');
    expect(JSON.stringify(body)).not.toContain('?s=');
  });

  it('are read by whoever looks as a colleague', async () => {
    const address = await uploadFile(admin, 'looked');
    const id = await add(address);
    const { rows } = await town.db.query<{ id: string }>(
      "select id::text as id from blade_user where account = 'manager'",
    );
    await admin.ask(`blade-auth/view-as/begin?userId=${rows[0]?.id ?? ''}`, { method: 'POST' });
    const looked = await imagesOf(id);
    await admin.ask('blade-auth/view-as/end', { method: 'POST' });
    expect([looked, await status(looked)]).toEqual([address, 200]);
  });

  it('are found in formatted text', async () => {
    const picture = await uploadFile(admin, 'text');
    const { rows } = await town.db.query<{ id: string; plain: string }>(
      'update cms_article set content = $1 where id = (select min(id) from cms_article) returning id::text as id',
      [`<p>见 ${storedAddress(picture)} 和 <a href="${storedAddress(picture)}">附件</a></p>`],
    );
    const { body } = await admin.ask(`cms/article/detail?id=${rows[0]?.id ?? ''}`);
    expect((body.data as { content: string }).content).toBe(
      `<p>见 ${storedAddress(picture)} 和 <a href="${picture}">附件</a></p>`,
    );
  });

  it('get into records of those alone who uploaded them or were shown them', async () => {
    const address = await uploadFile(admin, 'secret');
    const plain = storedAddress(address);
    const name = plain.replace('/files/', '');
    const submit = async (values: Record<string, unknown>, who = manager) => {
      const { status: code, body } = await who.ask('source/roadinfo/submit', {
        method: 'POST',
        body: JSON.stringify(road(values)),
        headers: { 'Content-Type': 'application/json' },
      });
      return `${code} ${body.msg ?? ''}`;
    };
    const foreign = '400 文件地址不是从本系统打开的页面取得的，或已失效：请刷新页面后重试，或重新上传文件';
    for (const text of [
      plain,
      `https://town.example${plain}`,
      name,
      `<img src="&#47;files&#x2f;${name}">`,
      String.raw`{"a":"\/files\/${name}"}`,
      `/files/${name.replace('.', '\\u002e')}`,
      `/files/${name.slice(0, 9)}\u200b${name.slice(9)}`,
      `/files/${name.slice(0, 9)}<b></b>${name.slice(9)}`,
      `/files/${name.replaceAll('a', 'ａ').replaceAll('0', '０').replaceAll('1', '１')}`,
      `${plain}?s=${address.slice(-43)}`,
    ])
      expect([text, await submit({ remark: text })]).toEqual([text, foreign]);
    expect(await submit({ images: plain })).toBe(foreign);
    expect(await submit({ remark: plain }, admin)).toMatch(/^200 /);
    // A page that was open for days still saves.
    await later(5 * 24);
    expect(await status(address)).toBe(403);
    expect(await submit({ remark: `<a href="${address}">附件</a>` })).toMatch(/^200 /);
    await later(4 * 24);
    expect(await submit({ remark: address })).toBe(foreign);
  });

  it('of open fields need no signature, while the record is public', async () => {
    const cover = await uploadFile(admin, 'cover');
    const { rows } = await town.db.query<{ id: string }>(
      "update cms_article set cover = $1, status = '2' where id = (select min(id) from cms_article) returning id",
      [storedAddress(cover)],
    );
    expect(await status(storedAddress(cover))).toBe(200);
    await town.db.query("update cms_article set status = '4' where id = $1", [rows[0]?.id]);
    expect(await status(storedAddress(cover))).toBe(403);
  });

  it('of a record that left the recycle bin are gone, but those that another one holds', async () => {
    const [own, shared] = [await uploadFile(admin, 'own'), await uploadFile(admin, 'shared')];
    const old = await uploadFile(admin, 'old');
    const id = await add(old);
    await admin.client(roadinfo).submit({ ...road({ images: `${own},${shared}` }), id });
    await add(shared);
    const names = [own, old, shared].map((one) => storedAddress(one).replace('/files/', ''));
    const found = async () => Promise.all([own, old, shared].map(status));
    await admin.client(roadinfo).remove([id]);
    expect(await found()).toEqual([200, 200, 200]);
    const { body } = await manager.ask('blade-desk/recycle/page?path=source/roadinfo&size=5');
    const [removal] = (body.data as { records: { id: string }[] }).records;
    const purged = await manager.ask(`blade-desk/recycle/purge?id=${removal?.id ?? ''}`, { method: 'POST' });
    expect(purged.body.data).toEqual({ purged: 1 });
    expect(await found()).toEqual([404, 404, 200]);
    await runJob(town, 'file-removal');
    const bytes = await Promise.all(names.map((name) => town.files.read(name)));
    expect(bytes.map((one) => one === null)).toEqual([true, true, false]);
    expect(await found()).toEqual([404, 404, 200]);
  });

  it('stay with their records when their attachment is removed, which is not destroyed while it is used', async () => {
    const address = await uploadFile(admin, 'attached');
    const id = await add(address);
    const { rows } = await town.db.query<{ id: string }>(
      'select id::text as id from blade_resource_attach where link = $1',
      [storedAddress(address)],
    );
    await admin.ask(`blade-resource/attach/remove?ids=${rows[0]?.id ?? ''}`, { method: 'POST' });
    expect(await status(address)).toBe(200);
    const destroy = async (file: string) => {
      const known = { resources: await loadResources(), now: town.now };
      return town.db.tx((sql) => withdrawFiles(sql, attach, [storedAddress(file).replace('/files/', '')], known));
    };
    await expect(destroy(address)).rejects.toMatchObject({ code: 400 });
    expect(await status(await imagesOf(id))).toBe(200);
    const free = await uploadFile(admin, 'free');
    await destroy(free);
    expect(await status(free)).toBe(404);
  });

  it('of people whom a rule of retention deletes are gone with them', async () => {
    const photo = await uploadFile(admin, 'person');
    await town.db.query(
      `update source_populationinfo set photo = $1, is_deleted = 1, update_time = '2026-01-01'
        where id = (select min(id) from source_populationinfo where is_deleted = 0)`,
      [storedAddress(photo)],
    );
    await town.db.query(
      `insert into blade_system_param (id, tenant_id, param_name, param_key, param_value)
        values ($1, '000000', '保存月数', 'retention.binMonths', '1')`,
      [town.nextId()],
    );
    expect(await status(photo)).toBe(200);
    await runJob(town, 'retention');
    expect(await status(photo)).toBe(404);
  });

  it('that nothing holds are set aside after 30 days and destroyed after 60', async () => {
    const kinds = ['never', 'back', 'late', 'kept'];
    const [never, back, late, kept] = (await Promise.all(kinds.map((one) => uploadFile(admin, one)))).map(
      storedAddress,
    );
    await add(String(kept));
    const name = (address?: string) => String(address).replace('/files/', '');
    const attachment = async (address?: string) =>
      (
        await town.db.query<{ is: number }>('select is_deleted as is from blade_resource_attach where name = $1', [
          name(address),
        ])
      ).rows.map((row) => row.is);
    const rounds = async () => {
      for (const job of ['unheld-files', 'file-removal']) await runJob(town, job);
    };
    const all = () => Promise.all([never, back, late, kept].map(attachment));
    await rounds();
    await later(29 * 24);
    await rounds();
    expect(await all()).toEqual([[0], [0], [0], [0]]);
    await later(25);
    await rounds();
    expect(await all()).toEqual([[1], [1], [1], [0]]);
    // One is brought back by hand, another one gets into a record after all.
    await town.db.query('update blade_resource_attach set is_deleted = 0 where name = $1', [name(back)]);
    await add(String(late));
    await later(29 * 24);
    await rounds();
    expect(await all()).toEqual([[1], [0], [0], [0]]);
    await later(25);
    await rounds();
    expect(await all()).toEqual([[], [0], [0], [0]]);
    const bytes = await Promise.all([never, back, late, kept].map((one) => town.files.read(name(one))));
    expect(bytes.map((one) => one === null)).toEqual([true, false, false, false]);
  });

  it('are open by their bare address where a setting says so', async () => {
    const address = storedAddress(await uploadFile(admin, 'bare'));
    expect(await status(address)).toBe(403);
    const stock = await openTown(database, { seeds: SEEDS, settings: { openFiles: true } });
    const theirs = await uploadFile(await stock.visit('admin'));
    expect(theirs).toBe(storedAddress(theirs));
    expect((await openFile(stock, theirs)).status).toBe(200);
    await stock.db.close();
  }, 120_000);
});
