import { attach } from '@lattice/api/resources/blade-resource/attach';
import { roadinfo } from '@lattice/api/resources/source/roadinfo';
import { withdrawFiles } from '@lattice/server/domain/files/withdraw';
import { testDatabases } from '@lattice/server/fixtures/openTestDatabase';
import { loadResources } from '@lattice/server/start/load';
import { describe, expect, it } from 'vitest';
import { storedAddress, uploadFile } from './openFile.ts';
import { fileTownOf } from './townOf.ts';
import { runJob } from './runJob.ts';

describe.each(testDatabases())('files that lose their record on $name', (database) => {
  const town = fileTownOf(database);

  it('of a record that left the recycle bin are gone, but those that another one holds', async () => {
    const [own, shared] = [await uploadFile(town.admin, 'own'), await uploadFile(town.admin, 'shared')];
    const old = await uploadFile(town.admin, 'old');
    const id = await town.add(old);
    await town.admin.client(roadinfo).submit({ ...town.road({ images: `${own},${shared}` }), id });
    await town.add(shared);
    const names = [own, old, shared].map((one) => storedAddress(one).replace('/files/', ''));
    const found = async () => Promise.all([own, old, shared].map(town.status));
    await town.admin.client(roadinfo).remove([id]);
    expect(await found()).toEqual([200, 200, 200]);
    const { body } = await town.manager.ask('blade-desk/recycle/page?path=source/roadinfo&size=5');
    const [removal] = (body.data as { records: { id: string }[] }).records;
    const purged = await town.manager.post(`blade-desk/recycle/purge?id=${removal?.id ?? ''}`);
    expect(purged.body.data).toEqual({ purged: 1 });
    expect(await found()).toEqual([404, 404, 200]);
    await runJob(town, 'file-removal');
    const bytes = await Promise.all(names.map((name) => town.files.read(name)));
    expect(bytes.map((one) => one === null)).toEqual([true, true, false]);
    expect(await found()).toEqual([404, 404, 200]);
  });

  it('stay with their records when their attachment is removed, which is not destroyed while it is used', async () => {
    const address = await uploadFile(town.admin, 'attached');
    const id = await town.add(address);
    const attachment = await town.text('select id::text as id from blade_resource_attach where link = $1', [
      storedAddress(address),
    ]);
    await town.admin.post(`blade-resource/attach/remove?ids=${attachment}`);
    expect(await town.status(address)).toBe(200);
    const destroy = async (file: string) => {
      const known = { resources: await loadResources(), now: town.now };
      return town.db.tx((sql) => withdrawFiles(sql, attach, [storedAddress(file).replace('/files/', '')], known));
    };
    await expect(destroy(address)).rejects.toMatchObject({ code: 400 });
    expect(await town.status(await town.imagesOf(id))).toBe(200);
    const free = await uploadFile(town.admin, 'free');
    await destroy(free);
    expect(await town.status(free)).toBe(404);
  });

  it('of people whom a rule of retention deletes are gone with them', async () => {
    const photo = await uploadFile(town.admin, 'person');
    await town.db.query(
      `update source_populationinfo set photo = $1, is_deleted = 1, update_time = '2026-01-01'
        where id = (select min(id) from source_populationinfo where is_deleted = 0)`,
      [storedAddress(photo)],
    );
    await town.setParam('retention.binMonths', '1');
    expect(await town.status(photo)).toBe(200);
    await runJob(town, 'retention');
    expect(await town.status(photo)).toBe(404);
  });

  it('that nothing holds are set aside after 30 days and destroyed after 60', async () => {
    const kinds = ['never', 'back', 'late', 'kept'];
    const [never, back, late, kept] = (await Promise.all(kinds.map((one) => uploadFile(town.admin, one)))).map(
      storedAddress,
    );
    await town.add(String(kept));
    const name = (address?: string) => String(address).replace('/files/', '');
    const attachment = async (address?: string) =>
      (
        await town.rows<{ is: number }>('select is_deleted as is from blade_resource_attach where name = $1', [
          name(address),
        ])
      ).map((row) => row.is);
    const rounds = async () => {
      for (const job of ['unheld-files', 'file-removal']) await runJob(town, job);
    };
    const all = () => Promise.all([never, back, late, kept].map(attachment));
    await rounds();
    await town.later(29 * 24);
    await rounds();
    expect(await all()).toEqual([[0], [0], [0], [0]]);
    await town.later(25);
    await rounds();
    expect(await all()).toEqual([[1], [1], [1], [0]]);
    // One is brought back by hand, another one gets into a record after all.
    await town.db.query('update blade_resource_attach set is_deleted = 0 where name = $1', [name(back)]);
    await town.add(String(late));
    await town.later(29 * 24);
    await rounds();
    expect(await all()).toEqual([[1], [0], [0], [0]]);
    await town.later(25);
    await rounds();
    expect(await all()).toEqual([[], [0], [0], [0]]);
    const bytes = await Promise.all([never, back, late, kept].map((one) => town.files.read(name(one))));
    expect(bytes.map((one) => one === null)).toEqual([true, false, false, false]);
  });
});
