import { expect, it } from 'vitest';
import { ref, text as textField } from './field.ts';
import { findRecordsByName, recordFinder } from './findRecordsByName.ts';

const rows: Record<string, Record<string, unknown>[]> = {
  'blade-system/region': [
    { code: '98', name: '云岚省', provinceCode: '98', provinceName: '云岚省' },
    { code: '9801', name: '云岚市', provinceCode: '98', provinceName: '云岚省', cityCode: '9801', cityName: '云岚市' },
    { code: '9802', name: '枫桥镇', provinceCode: '98', provinceName: '云岚省', cityCode: '9801', cityName: '云岚市' },
    { code: '9702', name: '枫桥镇', provinceCode: '97', provinceName: '海岳省' },
  ],
  'grid/grid': [
    { id: '1', parentId: '0', gridName: '枫桥社区', gridCode: 'A' },
    { id: '2', parentId: '0', gridName: '河湾社区', gridCode: 'B' },
    { id: '3', parentId: '1', gridName: '第一网格', gridCode: 'A1' },
    { id: '4', parentId: '2', gridName: '第一网格', gridCode: 'B1' },
  ],
};

const find = (path: string, title: string) => {
  const page = async (query: Readonly<Record<string, unknown>>) => ({
    records: (rows[path] ?? []).filter((row) =>
      Object.entries(query).every(([key, value]) =>
        key === 'id'
          ? String(value).split(',').includes(String(row.id))
          : !key.endsWith('_equal') || row[key.slice(0, -6)] === value,
      ),
    ),
  });
  const fields = { gridCode: textField('网格编码', { unique: true }) };
  return findRecordsByName({ path, title, tree: true, fields }, page);
};
const region = find('blade-system/region', 'name');
const grid = find('grid/grid', 'gridName');

it('reads a division by its name, its path in any spelling, and its code', async () => {
  const codes = async (text: string) => (await region(text)).map(({ id }) => id);
  expect(await codes('云岚市')).toEqual(['9801']);
  expect(await codes('枫桥镇')).toEqual(['9802', '9702']);
  for (const text of ['云岚省 / 云岚市 / 枫桥镇', '云岚市/枫桥镇', '云岚省云岚市枫桥镇', '9802'])
    expect(await codes(text)).toEqual(['9802']);
  expect(await codes('海岳省 / 云岚市')).toEqual([]);
  expect(await codes('无名镇')).toEqual([]);
});

it('tells records of one name apart by their paths, and knows a unique code', async () => {
  const named = await recordFinder(grid, ['第一网格', '河湾社区 / 第一网格', 'A1']);
  expect(named.get('第一网格')).toEqual([
    { id: '3', label: '枫桥社区 / 第一网格' },
    { id: '4', label: '河湾社区 / 第一网格' },
  ]);
  expect(named.get('河湾社区 / 第一网格')?.map(({ id }) => id)).toEqual(['4']);
  expect(named.get('A1')?.map(({ id }) => id)).toEqual(['3']);
});

it('finds a house by its building and room, as lists and files call it', async () => {
  const houses = ['3号楼', '4号楼'].map((buildingIdName, at) => ({
    id: String(at + 1),
    houseNo: `FW${at}`,
    buildingIdName,
    roomNo: '501',
  }));
  const definition = {
    path: 'source/houseinfo',
    title: 'houseNo',
    distinguishedBy: ['buildingId', 'roomNo'],
    fields: {
      houseNo: textField('房屋编号', { unique: true }),
      buildingId: ref('所属楼栋', 'source/buildinginfo'),
      roomNo: textField('室号'),
    },
  };
  const house = findRecordsByName(definition, async ({ roomNo_equal, houseNo_equal }) => ({
    records: houses.filter((row) => row.roomNo === roomNo_equal || row.houseNo === houseNo_equal),
  }));
  for (const text of ['4号楼 501', 'FW1']) expect((await house(text)).map(({ id }) => id)).toEqual(['2']);
  expect(await house('5号楼 501')).toEqual([]);
});
