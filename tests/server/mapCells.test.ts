import type { MapAnswer } from '@lattice/api/map/mapCall';
import { expect, it } from 'vitest';
import { inEachTown } from './inTown.ts';
import type { Visitor } from './openTown.ts';

const CHINA = '73,18,135,54';

inEachTown('the map of a large register on $name', {}, ({ town, admin }) => {
  const ask = (visitor: Visitor, path: string, query = '') => visitor.ask(`${path}/map?${query}`).given<MapAnswer>();

  it('comes from cells that are kept, by the scope and the masks of who asks', async () => {
    await town.db.query(
      `insert into source_houseinfo (id, tenant_id, house_no, house_status, gridding_id, lng, lat)
       select 7200000000000000000 + n, '000000', '大' || n, (1 + n % 3)::text,
         (select id from grid_grid where is_deleted = 0 order by id limit 1), 113.5 + (n % 200) * 0.0005,
         34.6 + (n / 200) * 0.0005
       from generate_series(0, 19999) n`,
      [],
    );
    await town.db.query(
      `insert into source_populationinfo (id, tenant_id, person_name, population_type, sex, gridding_id, house_id)
       select 7300000000000000000 + n, '000000', '王' || n, '01', '1',
         (select id from grid_grid where is_deleted = 0 order by id limit 1), 7200000000000000000 + n
       from generate_series(0, 19999) n`,
      [],
    );
    await town.db.query('analyze source_houseinfo', []);
    await town.db.query('analyze source_populationinfo', []);
    const box = '113.5,34.6,113.65,34.7';
    const countedIn = async ([west = 0, south = 0, east = 0, north = 0]: readonly number[]) =>
      await town.number(
        'select count(*)::int as n from source_houseinfo where lng between $1 and $2 and lat between $3 and $4',
        [west, east, south, north],
      );
    const whole = await ask(admin, 'source/houseinfo');
    const all = await ask(admin, 'source/houseinfo', `zoom=8&box=${CHINA}`);
    expect([whole.placed, all.total]).toEqual([all.total, await countedIn([73, 18, 135, 54])]);
    const [cell] = (await ask(admin, 'source/houseinfo', `zoom=14&box=${box}`)).cells ?? [];
    expect(Object.values(cell?.by ?? {}).reduce((sum, n) => sum + n, 0)).toBe(cell?.count);
    await town.db.query('delete from source_houseinfo where id = 7200000000000000000', []);
    const [again, close] = [
      await ask(admin, 'source/houseinfo', `zoom=8&box=${CHINA}`),
      await ask(admin, 'source/houseinfo', 'zoom=18&box=113.4999,34.5999,113.5008,34.6008'),
    ];
    expect([again.total, close.points?.length]).toEqual([all.total, 3]);
    // One zoom beyond the kept cells: twice as large where there are many, the records themselves where there are few.
    const beyond = await ask(admin, 'source/houseinfo', 'zoom=17&box=113.5,34.6,113.53,34.63');
    const few = await ask(admin, 'source/houseinfo', 'zoom=17&box=113.5,34.6,113.505,34.605');
    expect(Math.max(...(beyond.cells ?? []).map(({ count }) => count))).toBeGreaterThan(4);
    expect(beyond.total).toBeGreaterThanOrEqual(await countedIn([113.5, 34.6, 113.53, 34.63]));
    expect(few.points?.length).toBe(await countedIn([113.5, 34.6, 113.505, 34.605]));
    const others = await ask(await town.visit('gridmember'), 'source/houseinfo', `zoom=8&box=${CHINA}`);
    expect(others.total).toBeLessThan(all.total);
    const staff = await town.visit('dispatcher');
    for (const zoom of [8, 14, 16, 22])
      for (const { count, by } of (await ask(staff, 'source/populationinfo', `zoom=${zoom}&box=${box}`)).cells ?? [])
        expect([count >= 5, by]).toEqual([true, undefined]);
    const times: number[] = [];
    for (let at = 0; at < 20; at += 1) {
      const start = performance.now();
      const answer = await ask(
        admin,
        'source/populationinfo',
        `zoom=${12 + (at % 5)}&box=${at % 2 === 0 ? box : CHINA}`,
      );
      times.push(performance.now() - start);
      expect(JSON.stringify(answer).length).toBeLessThan(300_000);
    }
    times.sort((one, other) => one - other);
    expect(times[9]).toBeLessThan(100);
  }, 60_000);

  it('names the few rows of one grid among many of others, and new ones at once', async () => {
    const member = await town.visit('gridmember');
    const grid = await town.text(`select l.gridding_id::text as id
        from grid_gridmemberintermediate l
          join grid_gridmember m on m.id = l.grid_member_id
          join blade_user u on u.id = m.user_id
        where u.account = 'gridmember' and l.is_current = 1 and l.is_deleted = 0
        limit 1`);
    const add = async (id: string) =>
      town.db.query(
        `insert into source_houseinfo (id, tenant_id, house_no, house_status, gridding_id, lng, lat)
         values ($1::bigint, '000000', '新' || $1::text, '1', $2, 113.5502, 34.6202)`,
        [id, grid],
      );
    await add('7200000000000020001');
    const box = 'zoom=18&box=113.55015,34.62015,113.55025,34.62025';
    const named = async () => (await ask(member, 'source/houseinfo', box)).points?.map(({ id }) => id);
    expect(await named()).toEqual(['7200000000000020001']);
    await add('7200000000000020002');
    expect(await named()).toEqual(['7200000000000020001', '7200000000000020002']);
    await town.db.query('update source_houseinfo set is_deleted = 1 where id = 7200000000000020001', []);
    expect(await named()).toEqual(['7200000000000020002']);
    const { points = [] } = await ask(admin, 'source/houseinfo', box);
    expect(points.map(({ id }) => id)).toContain('7200000000000020002');
  }, 60_000);
});
