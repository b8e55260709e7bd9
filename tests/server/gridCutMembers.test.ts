import type { BorderChange, CutPreview } from '@lattice/api/map/gridReshape';
import { beforeAll, expect, it } from 'vitest';
import { inTown } from './inTown.ts';

const corners = [
  [100, 10],
  [100.01, 10],
  [100.01, 10.01],
  [100, 10.01],
  [100, 10],
];

inTown('a cut of a grid on $name', {}, ({ town, admin }) => {
  beforeAll(async () => {
    const rows = await town.rows<{ dept: string; region: string }>(`select dept_id::text as dept,
        region_code as region from grid_grid
        where dept_id is not null order by id limit 1`);
    const row = { gridLevel: '1', gridType: '3', deptId: rows[0]?.dept, regionCode: rows[0]?.region, address: '四至' };
    const geom = { type: 'Polygon', coordinates: [corners] };
    const made = await admin.post('grid/grid/submit', { ...row, gridName: '画一', gridCode: 'B-1', geom });
    if (made.status !== 200) throw new Error(`No grid to be cut: ${String(made.body.msg)}`);
  });
  const wholeRow = async () =>
    (await town.one<{ id: string; rev: number }>(
      "select id::text as id, rev from grid_grid where grid_name = '画一' and is_deleted = 0",
    )) ?? { id: '', rev: 0 };
  const gridOf = async (table: string, id: string) =>
    await town.text(`select gridding_id::text as g from ${table} where id = $1`, [id]);

  it('gives the members who are chosen to the new grid, leader included, told by name and place', async () => {
    const whole = await wholeRow();
    const { make } = town;
    const posts = ['1', '2', '2'];
    const ids: string[] = [];
    for (const memberPost of posts) ids.push(await make('grid/gridmember', { griddingId: whole.id, memberPost }));
    const [leader = '', helper = '', stays = ''] = ids;
    const leads = async (id: string) =>
      (await town.one<{ p: string | null }>('select principal_id::text as p from grid_grid where id = $1', [id]))?.p ??
      null;
    expect(await leads(whole.id)).toBe(leader);
    await town.db.query(
      `insert into grid_gridmembertrajectory (id, tenant_id, grid_member_id, gridding_id, lng, lat, locate_time)
        select 7400000000000000000 + n, '000000', $1::bigint, $3::bigint, 100.008, 10.005,
          $4::timestamptz - n * interval '1 day'
        from generate_series(1, 40) n
        union all select 7500000000000000000 + n, '000000', $2::bigint, $3::bigint, 100.002, 10.005, $4::timestamptz
        from generate_series(1, 3) n`,
      [helper, stays, whole.id, town.now().toISOString()],
    );
    const line = {
      type: 'LineString',
      coordinates: [
        [100.006, 9.99],
        [100.006, 10.02],
      ],
    };
    const { rev } = await wholeRow();
    const cut = { id: whole.id, rev, line, gridName: '画五', gridCode: 'B-5' };
    const { members, records } = await admin.post('grid/grid/cut-preview', cut).data<CutPreview>();
    const seen = (id: string) => members.find((one) => one.id === id);
    expect([seen(helper), seen(stays)]).toMatchObject([
      { seenKept: 0, seenCut: 29, post: '2' },
      { seenKept: 3, seenCut: 0 },
    ]);
    expect(seen(leader)?.name).not.toBe('');
    expect(records.map(({ path }) => path)).not.toContain('grid/gridmember');
    for (const memberIds of [['x'], 'all', [{}]])
      expect(await admin.post('grid/grid/cut', { ...cut, memberIds }).status()).toBe(400);
    expect(await admin.post('grid/grid/cut', { ...cut, memberIds: ['123'] }).status()).toBe(409);
    const done = await admin.post('grid/grid/cut', { ...cut, memberIds: [leader, helper] });
    expect([done.status, done.body.msg]).toEqual([200, expect.anything()]);
    const { id: fifth } = done.body.data as { id: string };
    const held = async () => Promise.all(ids.map((id) => gridOf('grid_gridmember', id)));
    const linked = async () =>
      await town.texts(
        `select gridding_id::text as g from grid_gridmemberintermediate
            where grid_member_id = any($1::bigint[]) and is_current = 1 and is_deleted = 0 order by grid_member_id`,
        [ids],
      );
    expect([await held(), await linked()]).toEqual([
      [fifth, fifth, whole.id],
      [fifth, fifth, whole.id],
    ]);
    expect([await leads(fifth), await leads(whole.id)]).toEqual([leader, null]);
    const [change] = await admin.ask(`grid/grid/borders?id=${fifth}`).data<BorderChange[]>();
    expect(await admin.post('grid/grid/undo-border', { id: change?.id }).status()).toBe(200);
    expect([await held(), await linked(), await leads(whole.id)]).toEqual([
      ids.map(() => whole.id),
      ids.map(() => whole.id),
      leader,
    ]);
  });
});
