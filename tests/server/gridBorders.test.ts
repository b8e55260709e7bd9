import { grid } from '@lattice/api/resources/grid/grid';
import { testDatabases } from '@lattice/server/fixtures/openTestDatabase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json } from './json.ts';
import { type Town, type Visitor, openTown } from './openTown.ts';

const square = (west: number, south: number, size = 0.01) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [west + size, south],
      [west + size, south + size],
      [west, south + size],
      [west, south],
    ],
  ],
});

describe.each(testDatabases())('borders of grids on $name', (database) => {
  let town: Town;
  let admin: Visitor;
  let [top, deptId, regionCode] = ['', '', ''];
  let made = 0;

  const rowOf = (values: Record<string, unknown>) => {
    made += 1;
    return {
      gridName: `试画${made}`,
      gridCode: `B${made}`,
      gridLevel: '1',
      gridType: '3',
      deptId,
      regionCode,
      address: '四至',
      ...values,
    };
  };
  const submit = async (values: Record<string, unknown>) => {
    const { status, body } = await admin.ask('grid/grid/submit', json(rowOf(values)));
    return { status, msg: body.msg };
  };
  const idOf = async (name: string) => (await admin.client(grid).page({ current: 1, gridName: name })).records[0]?.id;

  beforeAll(async () => {
    town = await openTown(database);
    admin = await town.visit('admin');
    const [known] = (await admin.client(grid).page({ current: 1, gridLevel: '1' })).records;
    [deptId, regionCode] = [known?.deptId ?? '', known?.regionCode ?? ''];
    await submit({ gridName: '画镇', geom: square(100, 10, 0.04) });
    top = (await idOf('画镇')) ?? '';
  });
  afterAll(() => town?.db.close());

  it('are refused with a place where they cover a neighbour, leave the grid above or cross themselves', async () => {
    expect(await submit({ gridName: '画一', parentId: top, geom: square(100, 10) })).toMatchObject({ status: 200 });
    expect(await submit({ gridName: '画二', parentId: top, geom: square(100.01, 10) })).toMatchObject({ status: 200 });
    const over = await submit({ parentId: top, geom: square(100.005, 10, 0.004) });
    expect(over.status).toBe(400);
    expect(over.msg).toContain('附近与“画一”重叠');
    expect((await submit({ parentId: top, geom: square(100.035, 10.01) })).msg).toContain('超出了上级“画镇”的边界');
    const [a, b, c, d] = square(100.02, 10.02).coordinates[0] ?? [];
    expect((await submit({ parentId: top, geom: { type: 'Polygon', coordinates: [[a, c, b, d, a]] } })).msg).toContain(
      '100.025000,10.025000 处自相交',
    );
  });

  it('do not leave out a grid below, and are free where the grid is switched off', async () => {
    const away = await admin.ask('grid/grid/submit', json({ id: top, geom: square(100, 10, 0.015) }));
    expect(away.body.msg).toContain('漏掉了下级“画二”的一部分');
    expect(await submit({ parentId: top, isEnabled: 0, geom: square(100, 10) })).toMatchObject({ status: 200 });
    const asIs = await admin.ask('grid/grid/submit', json({ id: top, address: '改过' }));
    expect(asIs.status).toBe(200);
  });

  it('let one of ten equal grids through', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => submit({ parentId: top, geom: square(100.02, 10.02) })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 400),
    ]);
  });

  it('have no more vertices than a server judges at once', async () => {
    const circle = Array.from({ length: 2100 }, (_, at) => {
      const turn = (at / 2100) * 2 * Math.PI;
      return [100.03 + Math.cos(turn) / 1000, 10.03 + Math.sin(turn) / 1000];
    });
    const geom = { type: 'Polygon', coordinates: [[...circle, circle[0]]] };
    expect((await submit({ parentId: top, geom })).msg).toContain('最多 2000 个顶点');
  });
});
