import { grid } from '@lattice/api/resources/grid/grid';
import { testDatabases } from '@lattice/server/fixtures/openTestDatabase';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BorderChange, CutPreview, JoinPreview } from '@lattice/api/map/gridReshape';
import { json } from './json.ts';
import { townOf, visitorOf } from './townOf.ts';

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
  const town = townOf(database);
  const admin = visitorOf(town, 'admin');
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
    const [known] = (await admin.client(grid).page({ current: 1, gridLevel: '1' })).records;
    [deptId, regionCode] = [known?.deptId ?? '', known?.regionCode ?? ''];
    await submit({ gridName: '画镇', geom: square(100, 10, 0.04) });
    top = (await idOf('画镇')) ?? '';
  });

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
    expect((await submit({ parentId: top, geom })).msg).toContain('边界共 2101 个顶点，最多 2000 个');
  });

  const gridOf = async (table: string, id: string) =>
    (await town.one<{ g: string }>(`select gridding_id::text as g from ${table} where id = $1`, [id]))?.g;
  const grids = async (name: string) =>
    await town.rows<{ id: string; rev: number; geom: object }>(
      'select id::text as id, rev, geom from grid_grid where grid_name = $1 and is_deleted = 0',
      [name],
    );
  const tenTimes = async (call: string, body: object) =>
    (await Promise.all(Array.from({ length: 10 }, () => admin.ask(`grid/grid/${call}`, json(body)))))
      .map(({ status }) => status)
      .sort((a, b) => a - b);
  const onceOf = (statuses: readonly number[]) => [statuses[0], statuses.filter((status) => status < 400).length];
  const history = async (id: string) => (await admin.ask(`grid/grid/borders?id=${id}`)).body.data as BorderChange[];

  it('are cut once by a line, with the records that lie beyond it, and that is undone once', async () => {
    const { make } = town;
    const [whole = { id: '', rev: 0, geom: {} }] = await grids('画一');
    const west = await make('source/houseinfo', { griddingId: whole.id, lng: '100.002', lat: '10.005' });
    const east = await make('source/houseinfo', { griddingId: whole.id, lng: '100.008', lat: '10.005' });
    const person = await make('source/populationinfo', { griddingId: whole.id, houseId: east });
    const line = (coordinates: number[][]) => ({ type: 'LineString', coordinates });
    const cut = {
      id: whole.id,
      rev: whole.rev,
      line: line([
        [100.006, 9.99],
        [100.006, 10.004],
      ]),
    };
    const preview = (body: object) => admin.ask('grid/grid/cut-preview', json(body));
    expect(
      (
        await preview({
          ...cut,
          line: line([
            [99, 9],
            [99, 11],
          ]),
        })
      ).body.msg,
    ).toContain('没有穿过“画一”');
    expect((await preview({ ...cut, id: top, rev: (await grids('画镇'))[0]?.rev })).body.msg).toContain('下面还有网格');
    const { records, kept, cut: part } = (await preview(cut)).body.data as CutPreview;
    expect(kept.size / part.size).toBeCloseTo(1.5, 2);
    const shareOf = (path: string) => {
      const { moves, stays, unplaced } = records.find((one) => one.path === path) ?? {};
      return [moves, stays, unplaced];
    };
    expect([shareOf('source/houseinfo'), shareOf('source/populationinfo')]).toEqual([
      [1, 1, 0],
      [1, 0, 0],
    ]);
    expect(onceOf(await tenTimes('cut', { ...cut, gridName: '画三', gridCode: 'B-3' }))).toEqual([200, 1]);
    const [third = { id: '' }] = await grids('画三');
    const held = async () =>
      Promise.all([
        gridOf('source_houseinfo', west),
        gridOf('source_houseinfo', east),
        gridOf('source_populationinfo', person),
      ]);
    expect(await held()).toEqual([whole.id, third.id, third.id]);
    const [change] = await history(third.id);
    expect(change).toMatchObject({ kind: 'split', keptName: '画一', otherName: '画三', canUndo: true });
    expect(onceOf(await tenTimes('undo-border', { id: change?.id }))).toEqual([200, 1]);
    expect([await held(), await grids('画三')]).toEqual([[whole.id, whole.id, whole.id], []]);
    expect((await grids('画一'))[0]?.geom).toEqual(whole.geom);
    expect((await history(whole.id))[0]).toMatchObject({ canUndo: false });
  });

  it('are joined once with all records, members once, and that is undone', async () => {
    const { make } = town;
    const [[one = { id: '', geom: {} }], [two = { id: '' }]] = await Promise.all([grids('画一'), grids('画二')]);
    const house = await make('source/houseinfo', { griddingId: two.id });
    const member = await make('grid/gridmember', { griddingId: two.id });
    await make('grid/gridmemberintermediate', { griddingId: one.id, gridMemberId: member, isMain: 0 });
    const links = async () =>
      await town.rows<{ g: string; now: number; main: number }>(
        `select gridding_id::text as g, is_current as now, is_main as main from grid_gridmemberintermediate
            where grid_member_id = $1 order by id`,
        [member],
      );
    const before = await links();
    const [apart = { id: '' }] = await grids('画镇');
    const ask = async (intoId: string) => admin.ask(`grid/grid/join-preview?fromId=${two.id}&intoId=${intoId}`);
    expect((await ask(apart.id)).body.msg).toContain('不在同一个上级网格');
    const joinPreview = (await ask(one.id)).body.data as JoinPreview;
    expect(joinPreview.records.find(({ path }) => path === 'source/houseinfo')).toMatchObject({ moves: 1 });
    expect(onceOf(await tenTimes('join', { fromId: two.id, intoId: one.id }))).toEqual([200, 1]);
    expect([await gridOf('source_houseinfo', house), await gridOf('grid_gridmember', member)]).toEqual([
      one.id,
      one.id,
    ]);
    expect((await links()).filter(({ now }) => now === 1)).toEqual([{ g: one.id, now: 1, main: 1 }]);
    const [change] = await history(one.id);
    expect(change).toMatchObject({ kind: 'join', otherName: '画二', canUndo: true });
    expect((await admin.ask('grid/grid/undo-border', json({ id: change?.id }))).status).toBe(200);
    expect([await gridOf('source_houseinfo', house), await gridOf('grid_gridmember', member)]).toEqual([
      two.id,
      two.id,
    ]);
    expect(await links()).toEqual(before);
    expect((await grids('画一'))[0]?.geom).toEqual(one.geom);
  });
});
