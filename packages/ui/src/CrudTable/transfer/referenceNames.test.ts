import { expect, it } from 'vitest';
import type { CrudField } from '../CrudField.ts';
import { referenceNames } from './referenceNames.ts';
import { sheetRow } from './sheetRows.ts';

const fields: CrudField[] = [
  { name: 'place', label: '现住地', kind: 'region' },
  { name: 'grid', label: '网格', kind: 'ref', to: 'grid/grid' },
  { name: 'members', label: '成员', kind: 'refs', to: 'blade-user' },
  { name: 'parentId', label: '上级', kind: 'ref', to: 'grid/grid' },
];
const requested: string[][] = [];
const sources = {
  tree: () => ({
    children: async () => [],
    labels: async (ids: string[]) => {
      requested.push(ids);
      if (ids.includes('13')) throw new Error('403');
      return { 7: '张三', 8: '李四' };
    },
  }),
  regions: {
    children: async () => [],
    path: async (code: string) =>
      code === '9801'
        ? [
            { code: '98', name: '云岚省' },
            { code: '9801', name: '云岚市' },
          ]
        : [],
  },
};

it('names divisions by their path and what came without a name, each once', async () => {
  const name = referenceNames(fields, sources);
  const rows = [
    { id: '1', place: '9801', placeName: '云岚市', grid: '5', gridName: '第一网格', members: '7,8', parentId: '0' },
    { id: '2', place: '12', placeName: '某县', grid: '', members: '8', parentId: '5', parentName: '枫桥社区' },
  ];
  const written = (await name(rows)).map((row) => sheetRow(fields, row));
  expect(written).toMatchObject([
    { place: '云岚省 / 云岚市', grid: '第一网格', members: '张三、李四', parentId: '' },
    { place: '某县', grid: '', members: '李四', parentId: '枫桥社区' },
  ]);
  await name(rows);
  expect(requested).toEqual([['7', '8']]);
});

it('keeps what a row says where nothing can be looked up', async () => {
  const [row] = await referenceNames(fields, sources)([{ id: '1', members: '13' }]);
  expect(row).toEqual({ id: '1', members: '13' });
});
