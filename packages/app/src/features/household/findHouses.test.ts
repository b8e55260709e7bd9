import { buildinginfo } from '@lattice/api/resources/source/buildinginfo';
import { buildingunit } from '@lattice/api/resources/source/buildingunit';
import { communityinfo } from '@lattice/api/resources/source/communityinfo';
import { houseinfo } from '@lattice/api/resources/source/houseinfo';
import { beforeEach, expect, it, vi } from 'vitest';
import { findHouses } from './findHouses.ts';

type Row = Readonly<Record<string, string>>;

const { registers } = vi.hoisted(() => ({ registers: new Map<string, readonly Row[]>() }));

/** Filters as the server does: names by a part of them, all else by one of several values. */
const isFound = (row: Row, [name, value]: readonly [string, unknown]) =>
  ['current', 'size'].includes(name) ||
  (name === 'communityName'
    ? row[name]?.includes(String(value)) === true
    : String(value)
        .split(',')
        .includes(row[name] ?? ''));
vi.mock('../../session/client.ts', () => ({
  client: ({ path }: { path: string }) => ({
    page: async (query: object) => {
      const records = (registers.get(path) ?? []).filter((row) =>
        Object.entries(query).every((one) => isFound(row, one)),
      );
      return { records, total: records.length };
    },
  }),
}));
vi.mock('../../records/maskedSearch.ts', () => ({ isMaskedHere: async () => true }));

const house = (id: string, building: string, roomNo: string): Row => ({
  id,
  houseNo: `H${id}`,
  communityId: 'c1',
  communityIdName: '枫桥花园',
  buildingId: `b${building}`,
  buildingIdName: `${building}号楼`,
  unitIdName: '1单元',
  roomNo,
});

beforeEach(() => {
  registers.clear();
  registers.set(communityinfo.path, [
    { id: 'c1', communityName: '枫桥花园' },
    { id: 'c2', communityName: '枫桥花园二期' },
    { id: 'c3', communityName: '柳塘村' },
  ]);
  registers.set(buildinginfo.path, [
    { id: 'b1', communityId: 'c1', buildingName: '1号楼' },
    { id: 'b2', communityId: 'c1', buildingName: '2号楼' },
    { id: 'b9', communityId: 'c2', buildingName: '1号楼' },
  ]);
  registers.set(buildingunit.path, [
    { id: 'u11', buildingId: 'b1', unitName: '1单元' },
    { id: 'u12', buildingId: 'b1', unitName: '2单元' },
    { id: 'u21', buildingId: 'b2', unitName: '1单元' },
  ]);
  registers.set(houseinfo.path, [house('1', '1', '101'), house('2', '1', '102'), house('3', '2', '101')]);
});

it.each([
  ['枫桥花园1号楼', { communityId: 'c1', buildingId: 'b1' }],
  ['枫桥花园 1号楼2单元', { communityId: 'c1', buildingId: 'b1', unitId: 'u12' }],
  ['枫桥花园2幢', { communityId: 'c1', buildingId: 'b2', unitId: 'u21' }],
  ['枫桥花园7号楼', { communityId: 'c1', address: '枫桥花园7号楼' }],
  ['枫桥花园7-2-303', { communityId: 'c1', roomNo: '303', address: '枫桥花园7-2-303' }],
  ['枫桥花园', { communityId: 'c1' }],
  ['柳塘村', { communityId: 'c3' }],
  ['枫桥花园1-2-303', { communityId: 'c1', buildingId: 'b1', unitId: 'u12', roomNo: '303' }],
  ['老街12号院旁', { address: '老街12号院旁' }],
  ['汤敏', null],
])('knows of a new house at %s what it says', async (words, proposed) => {
  expect((await findHouses(words)).proposed).toEqual(proposed);
});

it.each([
  ['枫桥花园1号楼', ['1', '2'], false],
  ['枫桥花园2号楼', ['3'], false],
  ['枫桥花园7号楼', [], false],
  ['枫桥花园2号楼101室', ['3'], true],
])('finds at %s the houses %j', async (words, ids, isSure) => {
  const found = await findHouses(words);
  expect(found.houses.map(({ id }) => id)).toEqual(ids);
  expect(found.isSure).toBe(isSure);
});
