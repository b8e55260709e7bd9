import type { Geometry } from '@lattice/api/field';
import { isWritable } from '@lattice/api/validate';
import { testDatabases } from '@lattice/server/fixtures/openTestDatabase';
import { loadResources } from '@lattice/server/start/load';
import { hasTable } from '@lattice/server/table/table';
import { describe, expect, it } from 'vitest';
import { json } from './json.ts';
import { townOf, visitorOf } from './townOf.ts';

const drawn = [...(await loadResources()).values()]
  .filter(hasTable)
  .flatMap(({ path, fields }) =>
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'geometry' && isWritable(field) ? [{ path, name, geomType: field.geomType }] : [],
    ),
  );
const areas = drawn.filter(({ geomType }) => geomType !== 'LineString');

const box = (west: number, south: number, size = 0.01): [number, number][] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];
const area = (...coordinates: [number, number][][]): Geometry => ({ type: 'Polygon', coordinates });
const parts = (...coordinates: [number, number][][][]): Geometry => ({ type: 'MultiPolygon', coordinates });
const outer = box(100, 10, 0.1);
const circle = Array.from({ length: 20_001 }, (_, at): [number, number] => {
  const turn = ((at % 20_000) / 20_000) * 2 * Math.PI;
  return [100 + Math.cos(turn) / 10, 10 + Math.sin(turn) / 10];
});
const [a, b, c, d] = outer as [[number, number], [number, number], [number, number], [number, number]];

const faults: [string, Geometry, string][] = [
  ['a border that crosses itself', area([a, c, b, d, a]), '第 1 块外边界在 100.050000,10.050000 处自相交'],
  ['a hole that crosses itself', area(outer, [a, c, b, d, a]), '第 1 块的洞 1 在 100.050000,10.050000 处自相交'],
  ['a border without inside', area([a, b, a, b, a]), '第 1 块外边界在 100.000000,10.000000 处自相交'],
  ['a border of one place', area([a, a, a, a]), '第 1 块外边界至少要有 3 个不同的点'],
  ['a hole of two places', area(outer, [a, c, c, a]), '第 1 块的洞 1 至少要有 3 个不同的点'],
  ['a hole outside', area(outer, box(101, 10)), '第 1 块的洞 1 在 101.000000,10.000000 处超出了外边界'],
  ['a hole over the border', area(outer, box(100.095, 10.05)), '第 1 块的洞 1 在 100.100000,10.0'],
  ['holes over each other', area(outer, box(100.02, 10.02), box(100.025, 10.025)), '第 1 块的洞 1 与洞 2 在 100.02'],
  ['a hole in a hole', area(outer, box(100.02, 10.02, 0.05), box(100.03, 10.03)), '第 1 块的洞 1 与洞 2 在 100.03'],
  [
    'parts over each other',
    parts([outer], [box(102, 10)], [box(100.095, 10.05)]),
    '第 1 块与第 3 块在 100.095000,10.050000 处重叠',
  ],
  ['a part in another one', parts([outer], [box(100.05, 10.05)]), '第 1 块与第 2 块在 100.050000,10.050000 处重叠'],
  ['too many vertices', area(circle), '共 20001 个顶点，最多 20000 个'],
  ['another kind of geometry', { type: 'LineString', coordinates: [a, b] }, '的图形不完整或坐标超出范围'],
];

it('knows the fields that are drawn', () => {
  expect(areas.length).toBeGreaterThanOrEqual(7);
  expect(drawn.length - areas.length).toBeGreaterThanOrEqual(3);
});

describe.each(testDatabases())('drawings on $name', (database) => {
  const town = townOf(database);
  const admin = visitorOf(town, 'admin');
  const rowOf = async (path: string) =>
    ((await admin.ask(`${path}/page?size=1`)).body.data as { records: { id: string }[] }).records[0]?.id;
  const submit = async (path: string, values: object) => {
    const { status, body } = await admin.ask(`${path}/submit`, json({ id: await rowOf(path), ...values }));
    return { status, msg: body.msg };
  };

  it.each(areas)('of $path ($name) are refused with each fault in words', async ({ path, name }) => {
    expect(await rowOf(path)).toBeDefined();
    for (const [kind, geometry, words] of faults) {
      const { status, msg } = await submit(path, { [name]: geometry });
      expect([kind, status]).toEqual([kind, 400]);
      expect(msg).toContain(words);
    }
  });

  it.each(drawn.filter(({ geomType }) => geomType === 'LineString'))(
    'of $path ($name) have no more vertices than are allowed',
    async ({ path, name }) => {
      expect(await rowOf(path)).toBeDefined();
      const { status, msg } = await submit(path, { [name]: { type: 'LineString', coordinates: circle } });
      expect(status).toBe(400);
      expect(msg).toContain('共 20001 个顶点，最多 20000 个');
    },
  );

  it('may have several parts, and holes', async () => {
    const geom = parts([outer, box(100.02, 10.02)], [box(101, 10)]);
    const id = await town.make('source/communityinfo', { geom });
    const { body } = await admin.ask(`source/communityinfo/detail?id=${id}`);
    expect(body.data).toMatchObject({ geom });
  });
});
