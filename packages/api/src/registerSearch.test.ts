import { expect, it } from 'vitest';
import { idcard, phone, text } from './field.ts';
import type { NodeCalls } from './registerNodes.ts';
import { searchNodes, wholeTree } from './registerSearch.ts';

const rows = [
  { id: '1', parentId: '0', gridName: '枫桥镇', hasChildren: true },
  { id: '2', parentId: '1', gridName: '东风社区', hasChildren: true },
  { id: '3', parentId: '2', gridName: '东风第一网格' },
  { id: '4', parentId: '9', gridName: '东风飞地网格' },
];
const page: NonNullable<NodeCalls['page']> = async ({ gridName, id }) => ({
  records: rows.filter((row) =>
    gridName === undefined ? String(id).split(',').includes(row.id) : row.gridName.includes(String(gridName)),
  ),
});
const lazyTree: NonNullable<NodeCalls['lazyTree']> = async (parent) =>
  rows
    .filter((row) => row.parentId === parent)
    .map(({ id, gridName: title, hasChildren = false }) => ({ id, title, hasChildren }));
const grid = { path: 'grid/grid', title: 'gridName', tree: true };

it('asks the list for records at any depth, and for what stands above them as far as it may be seen', async () => {
  const { hits, isCut } = await searchNodes(grid, { page, lazyTree }, '东风');
  expect(isCut).toBe(false);
  expect(hits).toEqual([
    { id: '2', title: '东风社区', hasChildren: true, above: [{ id: '1', title: '枫桥镇' }] },
    {
      id: '3',
      title: '东风第一网格',
      hasChildren: false,
      above: [
        { id: '1', title: '枫桥镇' },
        { id: '2', title: '东风社区' },
      ],
    },
    { id: '4', title: '东风飞地网格', hasChildren: false, above: [] },
  ]);
});

it('walks down the tree where the list is refused', async () => {
  const refused = async () => {
    throw new Error('403');
  };
  expect((await searchNodes(grid, { page: refused, lazyTree }, '第一')).hits).toEqual([
    {
      id: '3',
      title: '东风第一网格',
      hasChildren: false,
      above: [
        { id: '1', title: '枫桥镇' },
        { id: '2', title: '东风社区' },
      ],
    },
  ]);
  await expect(searchNodes({ path: 'a/b', title: 'name' }, { page: refused }, '第一')).rejects.toThrow('403');
});

it('finds divisions by name, their codes as ids, with those above', async () => {
  const town = {
    id: '77',
    code: '980102101',
    name: '枫桥镇',
    provinceCode: '98',
    provinceName: '云岚省',
    cityCode: '9801',
    cityName: '云岚市',
    districtCode: '980102',
    districtName: '清溪区',
    townCode: '980102101',
    townName: '枫桥镇',
    villageCode: '',
  };
  const { hits } = await searchNodes(
    { path: 'blade-system/region', title: 'name' },
    { page: async () => ({ records: [town] }) },
    '枫桥',
  );
  expect(hits).toEqual([
    {
      id: '980102101',
      title: '枫桥镇',
      above: [
        { id: '98', title: '云岚省' },
        { id: '9801', title: '云岚市' },
        { id: '980102', title: '清溪区' },
      ],
    },
  ]);
});

it('says when there is more than it gives', async () => {
  const many = Array.from({ length: 51 }, (_, at) => ({ id: String(at), name: '井盖' }));
  const { hits, isCut } = await searchNodes(
    { path: 'a/b', title: 'name' },
    { page: async () => ({ records: many }) },
    '井',
  );
  expect([hits.length, isCut]).toEqual([50, true]);
});

it('takes a tree that comes whole as nodes with their ways', async () => {
  const node = (id: string, title: string) => ({ id, title, parentId: '0', key: id, value: id });
  const tree = async () => [{ ...node('1', '枫桥镇政府'), children: [node('2', '综治办')] }];
  expect(await wholeTree({ path: 'blade-system/dept', tree: true }, { tree })).toEqual([
    { id: '1', title: '枫桥镇政府', hasChildren: true, above: [] },
    { id: '2', title: '综治办', hasChildren: false, above: [{ id: '1', title: '枫桥镇政府' }] },
  ]);
  expect(await wholeTree(grid, { page, lazyTree })).toBeNull();
});

it('asks for what is visible of names and numbers, and for no part of what is hidden', async () => {
  const requested: string[] = [];
  const people: NonNullable<NodeCalls['page']> = async ({ current: _current, size: _size, ...filter }) => {
    requested.push(...Object.entries(filter).map(([name, value]) => `${name}=${String(value)}`));
    return { records: [] };
  };
  const resident = {
    path: 'source/populationinfo',
    title: 'personName',
    fields: {
      personName: text('姓名', { sensitive: 'name' }),
      idCard: idcard('证件号码', { search: true, sensitive: 'idcard' }),
      phone: phone('电话', { search: true, sensitive: 'phone' }),
    },
  };
  const questions = async (words: string, isMasked: boolean) => {
    requested.length = 0;
    const { isWhole } = await searchNodes(resident, { page: people }, words, undefined, isMasked);
    return [...requested, String(isWhole)];
  };
  expect(await questions('汪', true)).toEqual(['personName=汪', 'true']);
  expect(await questions('1237', true)).toEqual(['personName=1237', 'idCard=1237', 'phone=1237', 'true']);
  expect(await questions('13800001234', true)).toEqual(['personName=13800001234', 'phone=13800001234', 'true']);
  expect(await questions('19900101', true)).toEqual(['personName=19900101', 'true']);
  expect(await questions('19900101', false)).toEqual([
    'personName=19900101',
    'idCard=19900101',
    'phone=19900101',
    'undefined',
  ]);
});

it('finds a covered name by the whole of it alone, and says so where nothing is found', async () => {
  const people: NonNullable<NodeCalls['page']> = async ({ personName }) => ({
    records: personName === '汪芷莉' ? [{ id: '1', personName: '汪**' }] : [],
  });
  const member = {
    path: 'grid/gridmember',
    title: 'personName',
    fields: { personName: text('姓名', { sensitive: 'name' }) },
  };
  expect(await searchNodes(member, { page: people }, '汪芷莉')).toEqual({
    hits: [{ id: '1', title: '汪**', hasChildren: false, above: [] }],
    isCut: false,
    isWhole: true,
  });
  expect(await searchNodes(member, { page: people }, '汪')).toEqual({ hits: [], isCut: false, isWhole: true });
});
