import { type Call, restore } from '@lattice/api/call';
import { keypersonneldrug } from '@lattice/api/resources/source/keypersonneldrug';
import { housepopulationintermediate } from '@lattice/api/resources/source/housepopulationintermediate';
import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import { roadcaseinfo } from '@lattice/api/resources/source/roadcaseinfo';
import { roadinfo } from '@lattice/api/resources/source/roadinfo';
import type { Resource } from '@lattice/api/resource';
import { loadResources } from '@lattice/server/start/load';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { inEachTown } from './inTown.ts';
import { roadIn } from './roadIn.ts';
import { idCard } from './rowsOf.ts';

const back = <R extends Resource>(definition: R) => ({ ...definition, calls: { restore } });
const ONLY_OWN = '不能恢复：只有本人在 10 分钟内删除的记录可以恢复';

inEachTown('rows brought back on $name', {}, ({ town, admin }) => {
  let road: (more?: Record<string, unknown>) => Record<string, unknown>;
  const added = async (more: Record<string, unknown> = {}) =>
    ((await admin.client(roadinfo).submit(road(more))) as { id: string }).id;
  const gone = async (more: Record<string, unknown> = {}) => {
    const id = await added(more);
    await admin.client(roadinfo).remove([id]);
    return id;
  };
  const bring = (ids: readonly string[], visitor = admin) => visitor.client(back(roadinfo)).restore(ids);

  beforeAll(async () => {
    road = await roadIn(town);
  });

  it('brings back what was removed, a version later, and notes it', async () => {
    const [one, two] = [await gone({ routeName: '去而复返' }), await gone()];
    await expect(admin.client(roadinfo).detail(one)).rejects.toThrow('记录不存在');
    expect(await bring([one, two])).toBe(true);
    expect(await admin.client(roadinfo).detail(one)).toMatchObject({ routeName: '去而复返', rev: 3, isDeleted: 0 });
    const rows = await town.texts('select action from sys_audit where record_id = $1 order by id', [one]);
    expect(rows).toEqual(['insert', 'remove', 'restore']);
    await expect(bring([one])).rejects.toThrow(ONLY_OWN);
  });

  it('does so for the one who removed it, with the right to remove, within ten minutes', async () => {
    const id = await gone();
    const gridman = await town.visit('gridman');
    await expect(bring([id], gridman)).rejects.toThrow('没有这项操作的权限');
    const {
      rows: [other],
    } = await town.db.query<{ id: string }>("select id from blade_user where account = 'gridman'");
    await town.db.query('update source_roadinfo set update_user = $2 where id = $1', [id, other?.id]);
    await expect(bring([id])).rejects.toThrow(ONLY_OWN);
    const late = await gone();
    await town.db.query("update source_roadinfo set update_time = now() - interval '11 minutes' where id = $1", [late]);
    await expect(bring([late])).rejects.toThrow(ONLY_OWN);
    const hidden = await added();
    await town.db.query('update source_roadinfo set is_deleted = 1 where id = $1', [hidden]);
    await expect(bring([hidden])).rejects.toThrow(ONLY_OWN);
    expect(await admin.post('source/roadinfo/restore?ids=x').status()).toBe(400);
  });

  it('brings back all or none', async () => {
    const [id, kept] = [await gone(), await added()];
    await expect(bring([id, kept])).rejects.toThrow(ONLY_OWN);
    await expect(admin.client(roadinfo).detail(id)).rejects.toThrow('记录不存在');
  });

  it('is refused when another row has taken the value, or what it points to is gone', async () => {
    const person = { personName: '试验人', idCard: idCard('1980-05-05', 801), phone: '15400000801' };
    const {
      rows: [known],
    } = await town.db.query<{ grid: string }>('select gridding_id::text as grid from source_populationinfo limit 1');
    const entry = {
      ...person,
      griddingId: known?.grid ?? '',
      firstFoundDate: '2025-01-01',
      controllerName: '民警',
      controllerPhone: '15400000802',
      hasCriminalRecord: 0 as const,
    };
    const drug = admin.client(keypersonneldrug);
    const { id: first } = (await drug.submit({ ...entry, controlStatus: '01' })) as { id: string };
    await drug.remove([first]);
    await drug.submit({ ...entry, controlStatus: '01' });
    await expect(admin.client(back(keypersonneldrug)).restore([first])).rejects.toThrow(/^不能恢复：.*公民身份号码/);

    const routeId = await added();
    const cases = admin.client(roadcaseinfo);
    const {
      records: [sample],
    } = await cases.page({ size: 1 });
    const { id: _id, rev: _rev, caseStatus: _status, ...like } = await cases.detail(sample?.id ?? '');
    const field =
      Object.entries(roadcaseinfo.fields).find(([, one]) => 'to' in one && one.to === 'source/roadinfo')?.[0] ?? '';
    const { id: caseId } = (await cases.submit({
      ...like,
      caseNo: `X${fc.sample(fc.nat(1e9), 1)[0]}`,
      [field]: routeId,
    })) as { id: string };
    await cases.remove([caseId]);
    await admin.client(roadinfo).remove([routeId]);
    await expect(admin.client(back(roadcaseinfo)).restore([caseId])).rejects.toThrow(/^不能恢复：/);
    await bring([routeId]);
    expect(await admin.client(back(roadcaseinfo)).restore([caseId])).toBe(true);
  });

  it('undoes what removal did to other rows', async () => {
    const links = admin.client(housepopulationintermediate);
    const {
      records: [link],
    } = await links.page({ size: 1, isCurrent: '1' });
    const houseOf = async () => (await admin.client(populationinfo).detail(link?.populationId ?? '')).houseId;
    const before = await houseOf();
    await links.remove([link?.id ?? '']);
    expect(await houseOf()).not.toBe(before);
    await admin.client(back(housepopulationintermediate)).restore([link?.id ?? '']);
    expect(await houseOf()).toBe(before);
  });

  it('stands beside every removal that is not final, and only there', async () => {
    for (const definition of (await loadResources()).values()) {
      const removal = Object.values<Call>(definition.calls).find((call) => 'plain' in call && call.plain === 'remove');
      const { status } = await admin.post(`${definition.path}/restore?ids=1`);
      expect([definition.path, status]).toEqual([
        definition.path,
        removal !== undefined && !('final' in removal) && definition.log !== true ? 400 : 404,
      ]);
    }
  });
});
