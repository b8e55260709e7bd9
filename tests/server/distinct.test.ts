import { restore } from '@lattice/api/call';
import { buildinginfo } from '@lattice/api/resources/source/buildinginfo';
import { houseinfo } from '@lattice/api/resources/source/houseinfo';
import { expect, it } from 'vitest';
import { atOnce, onceOf } from './atOnce.ts';
import { inEachTown } from './inTown.ts';

inEachTown('rows of one name on $name', {}, ({ town, admin, make }) => {
  const place = async () => ({ communityId: await make('source/communityinfo') });
  /** A building with a unit. */
  const inBuilding = async () => {
    const { communityId } = await place();
    const buildingId = await make('source/buildinginfo', { communityId, buildingName: '枫叶楼' });
    return { communityId, buildingId, unitId: await make('source/buildingunit', { communityId, buildingId }) };
  };
  const submit = async (path: string, row: object) => (await admin.post(`${path}/submit`, row)).body;
  const countOf = async (table: string, column: string, id: string) => {
    const n = await town.number(`select count(*)::int as n from ${table} where ${column} = $1 and is_deleted = 0`, [
      id,
    ]);
    return n;
  };

  it('a second building of the name in one residence is refused at the field, naming the first', async () => {
    const [here, there] = [await place(), await place()];
    const first = await make('source/buildinginfo', { ...here, buildingName: '枫叶楼', buildingNo: '乙07' });
    await expect(make('source/buildinginfo', { ...here, buildingName: ' 枫叶楼 ' })).rejects.toThrow(
      /已有“枫叶楼 · .+ · 乙07”，楼栋名称不能与它相同/,
    );
    await make('source/buildinginfo', { ...there, buildingName: '枫叶楼' });
    const other = await make('source/buildinginfo', { ...here, buildingName: '槐叶楼' });
    const renamed = await submit('source/buildinginfo', { id: other, buildingName: '枫叶楼' });
    expect(renamed.data).toMatchObject({ issues: [{ field: 'buildingName', rule: 'refused' }] });
    expect((await submit('source/buildinginfo', { id: first, buildingName: '枫叶楼', floorCount: 9 })).success).toBe(
      true,
    );
    expect(await countOf('source_buildinginfo', 'community_id', here.communityId)).toBe(2);
  });

  it('a second house of the room in one unit is refused, in another unit or without a building it is not', async () => {
    const at = await inBuilding();
    const next = await make('source/buildingunit', { ...at, unitNo: 2 });
    await make('source/houseinfo', { ...at, roomNo: '301', houseNo: '甲房301' });
    await expect(make('source/houseinfo', { ...at, roomNo: '301' })).rejects.toThrow(
      /已有“.+ · 枫叶楼 · .+ · 301 · 甲房301”，门牌（室）号不能与它相同/,
    );
    await make('source/houseinfo', { ...at, unitId: next, roomNo: '301' });
    const alone = { ...at, unitId: '', roomNo: '301' };
    await make('source/houseinfo', alone);
    await expect(make('source/houseinfo', alone)).rejects.toThrow('门牌（室）号不能与它相同');
    for (let n = 0; n < 2; n += 1) {
      await make('source/houseinfo', { roomNo: '301' });
      await make('source/houseinfo', { ...at, roomNo: '' });
    }
    expect(await countOf('source_houseinfo', 'building_id', at.buildingId)).toBe(5);
  });

  it('ten equal calls at once make one building, and one house', async () => {
    const building = await make('source/buildinginfo');
    const house = await make('source/houseinfo', { buildingId: building, unitId: '', roomNo: '101' });
    const equal = async (path: string, id: string, more: object) => {
      const { body } = await admin.ask(`${path}/detail?id=${id}`);
      const { id: _id, rev: _rev, houseNo: _houseNo, ...row } = body.data as Record<string, unknown>;
      const phone = await town.text('select manager_phone as phone from source_buildinginfo where id = $1', [building]);
      const sent = { ...row, managerName: '何平', managerPhone: phone, ...more };
      return await atOnce(10, () => admin.post(`${path}/submit`, sent));
    };
    const one = onceOf(10);
    expect(await equal('source/buildinginfo', building, { buildingName: '同时一号楼' })).toEqual(one);
    expect(await equal('source/houseinfo', house, { roomNo: '102' })).toEqual(one);
    expect(await countOf('source_houseinfo', 'building_id', building)).toBe(2);
  });

  it('rows that were equal before can be edited, and one of them set apart', async () => {
    const at = await inBuilding();
    const [one, two] = [
      await make('source/houseinfo', { ...at, roomNo: '101' }),
      await make('source/houseinfo', { ...at, roomNo: '102' }),
    ];
    await town.db.query("update source_houseinfo set room_no = '101' where id = $1", [two]);
    const row = await admin.client(houseinfo).detail(two);
    expect(await submit('source/houseinfo', { ...row, floorNo: 1 })).toMatchObject({ success: true });
    expect((await submit('source/houseinfo', { id: two, roomNo: '103' })).success).toBe(true);
    expect((await submit('source/houseinfo', { id: two, roomNo: '101' })).data).toMatchObject({
      issues: [{ field: 'roomNo' }],
    });
    expect((await submit('source/houseinfo', { id: one, roomNo: '103' })).data).toMatchObject({
      issues: [{ field: 'roomNo' }],
    });
  });

  it('a removed building does not come back beside one that took its name', async () => {
    const here = await place();
    const id = await make('source/buildinginfo', { ...here, buildingName: '枫叶楼' });
    await admin.post(`source/buildinginfo/remove?id=${id}`);
    const other = await make('source/buildinginfo', { ...here, buildingName: '枫叶楼' });
    const back = () => admin.client({ ...buildinginfo, calls: { restore } }).restore([id]);
    await expect(back()).rejects.toThrow(/不能恢复：已有“枫叶楼/);
    expect((await submit('source/buildinginfo', { id: other, buildingName: '枫叶新楼' })).success).toBe(true);
    expect(await back()).toBe(true);
  });
});
