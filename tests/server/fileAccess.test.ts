import { roadinfo } from '@lattice/api/resources/source/roadinfo';
import { testDatabases } from '@lattice/server/fixtures/openTestDatabase';
import { describe, expect, it } from 'vitest';
import { FILE_SEEDS } from './fileTown.ts';
import { openFile, storedAddress, uploadFile } from './openFile.ts';
import { fileTownOf } from './townOf.ts';
import { openTown } from './openTown.ts';

describe.each(testDatabases())('files on $name', (database) => {
  const town = fileTownOf(database);

  it('are read by an address that the server gave out, and by no other', async () => {
    const [one, two] = [await uploadFile(town.admin, 'one'), await uploadFile(town.admin, 'two')];
    expect(one).toMatch(/^\/files\/[0-9a-f]{32}\.pdf\?s=\w+\.[\w-]{43}$/);
    expect(await town.status(one)).toBe(200);
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
      expect([address, await town.status(address)]).toEqual([address, 403]);
    const refused = await openFile(town, storedAddress(one), { 'Accept-Language': 'en' });
    expect(await refused.text()).toBe(
      'This file address is no longer good. Go back to the page, refresh it and open the file again',
    );
  });

  it('keep their address for some hours, and lose it then', async () => {
    const id = await town.add(await uploadFile(town.admin));
    // 16:00 in China, in the middle of a window.
    const first = await town.imagesOf(id);
    await town.later(3);
    expect(await town.imagesOf(id)).toBe(first);
    await town.later(8);
    const second = await town.imagesOf(id);
    expect([second === first, await town.status(first), await town.status(second)]).toEqual([false, 200, 200]);
    await town.later(10);
    expect([await town.status(first), await town.status(second), await town.status(await town.imagesOf(id))]).toEqual([
      403, 200, 200,
    ]);
  });

  it('are read by a colleague who reads the record, in every answer that holds them, but not in logs', async () => {
    const mine = await uploadFile(town.admin, 'road');
    const id = await town.add(mine);
    expect(await town.stored(id)).toBe(storedAddress(mine));
    const theirs = await town.imagesOf(id, town.manager);
    expect([theirs, await town.status(theirs)]).toEqual([mine, 200]);
    const { records } = await town.manager.client(roadinfo).page({ size: 200 });
    expect(records.find((row) => row.id === id)?.['images']).toBe(theirs);
    const next = await uploadFile(town.admin, 'next');
    await town.admin.client(roadinfo).submit({ ...town.road({ images: `${mine},${next}` }), id });
    expect(await town.stored(id)).toBe([mine, next].map(storedAddress).join(','));
    const history = await town.admin.ask(`source/roadinfo/changes?id=${id}`);
    expect(JSON.stringify(history.body)).toContain(`"before":"${mine}","after":"${mine},${next}"`);
    await town.admin.ask('source/roadinfo/comment', {
      method: 'POST',
      body: JSON.stringify({ id, text: '现场照片', files: next, users: '' }),
      headers: { 'Content-Type': 'application/json' },
    });
    expect(JSON.stringify((await town.admin.ask(`source/roadinfo/comments?id=${id}`)).body)).toContain(`"${next}"`);
    await town.flushLogs();
    const { body } = await town.admin.ask('blade-log/api/list?size=100&descs=create_time');
    expect(JSON.stringify(body)).not.toContain('?s=');
  });

  it('are read by whoever looks as a colleague', async () => {
    const address = await uploadFile(town.admin, 'looked');
    const id = await town.add(address);
    const userId = await town.idOf('manager');
    await town.admin.post(`blade-auth/view-as/begin?userId=${userId}`);
    const looked = await town.imagesOf(id);
    await town.admin.post('blade-auth/view-as/end');
    expect([looked, await town.status(looked)]).toEqual([address, 200]);
  });

  it('are found in formatted text', async () => {
    const picture = await uploadFile(town.admin, 'text');
    const rows = await town.rows<{ id: string; plain: string }>(
      'update cms_article set content = $1 where id = (select min(id) from cms_article) returning id::text as id',
      [`<p>见 ${storedAddress(picture)} 和 <a href="${storedAddress(picture)}">附件</a></p>`],
    );
    const { body } = await town.admin.ask(`cms/article/detail?id=${rows[0]?.id ?? ''}`);
    expect((body.data as { content: string }).content).toBe(
      `<p>见 ${storedAddress(picture)} 和 <a href="${picture}">附件</a></p>`,
    );
  });

  it('get into records of those alone who uploaded them or were shown them', async () => {
    const address = await uploadFile(town.admin, 'secret');
    const plain = storedAddress(address);
    const name = plain.replace('/files/', '');
    const submit = async (values: Record<string, unknown>, who = town.manager) => {
      const { status: code, body } = await who.ask('source/roadinfo/submit', {
        method: 'POST',
        body: JSON.stringify(town.road(values)),
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
    expect(await submit({ remark: plain }, town.admin)).toMatch(/^200 /);
    // A page that was open for days still saves.
    await town.later(5 * 24);
    expect(await town.status(address)).toBe(403);
    expect(await submit({ remark: `<a href="${address}">附件</a>` })).toMatch(/^200 /);
    await town.later(4 * 24);
    expect(await submit({ remark: address })).toBe(foreign);
  });

  it('of open fields need no signature, while the record is public', async () => {
    const cover = await uploadFile(town.admin, 'cover');
    const id = await town.text(
      "update cms_article set cover = $1, status = '2' where id = (select min(id) from cms_article) returning id",
      [storedAddress(cover)],
    );
    expect(await town.status(storedAddress(cover))).toBe(200);
    await town.db.query("update cms_article set status = '4' where id = $1", [id]);
    expect(await town.status(storedAddress(cover))).toBe(403);
  });

  it('are open by their bare address where a setting says so', async () => {
    const address = storedAddress(await uploadFile(town.admin, 'bare'));
    expect(await town.status(address)).toBe(403);
    const stock = await openTown(database, { seeds: FILE_SEEDS, settings: { openFiles: true } });
    const theirs = await uploadFile(await stock.visit('admin'));
    expect(theirs).toBe(storedAddress(theirs));
    expect((await openFile(stock, theirs)).status).toBe(200);
    await stock.db.close();
  }, 120_000);
});
