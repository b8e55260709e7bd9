import { oneTestDatabase } from '@lattice/server/fixtures/openTestDatabase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Town, openTown } from './openTown.ts';

describe.each(oneTestDatabase())('what people may not do to others on $name', (database) => {
  let town: Town;
  beforeAll(async () => void (town = await openTown(database)), 180_000);
  afterAll(() => town?.db.close());
  const ids = async (sql: string, params: readonly unknown[] = []) => await town.texts(sql, params);

  it('a grid member moves nobody into a grid that is not theirs', async () => {
    const member = await town.visit('gridmember');
    const own = `(select m.gridding_id from grid_gridmember m join blade_user u on u.id = m.user_id
      where u.account = 'gridmember')`;
    const [person = ''] = await ids(
      `select id::text as id from source_populationinfo where gridding_id = ${own} and is_deleted = 0 limit 1`,
    );
    const [foreign = ''] = await ids(
      `select gridding_id::text as id from source_populationinfo where gridding_id <> ${own}
        and is_deleted = 0 limit 1`,
    );
    const gridOf = async () => ids('select gridding_id::text as id from source_populationinfo where id = $1', [person]);
    const before = await gridOf();
    const moved = await member.post('source/populationinfo/submit', { id: person, griddingId: foreign });
    expect([moved.status, await gridOf()]).toEqual([400, before]);
    expect(moved.body.msg).toContain('不能把记录移到您看不到的网格');
    expect(await member.post('source/populationinfo/submit', { id: person, remark: '已走访' }).status()).toBe(200);
    const admin = await town.visit('admin');
    const allowed = await admin.post('source/populationinfo/submit', { id: person, griddingId: foreign });
    expect([allowed.status, await gridOf()]).toEqual([200, [foreign]]);
  });

  it.each([
    ['http://169.254.169.254/{z}/{x}/{y}.png', 400],
    ['http://[fe80::1]/{z}/{x}/{y}.png', 400],
    ['http://100.100.100.200/{z}/{x}/{y}.png', 400],
    ['http://2852039166/{z}/{x}/{y}.png', 400],
    ['https://tiles.town.example/{z}/{x}/{y}.png', 200],
    ['http://10.1.2.3:8080/{z}/{x}/{y}.png', 200],
  ])('a base map at %s is answered %i', async (tileUrl, status) => {
    const admin = await town.visit('admin');
    const map = {
      kind: 'tiles',
      tileUrl,
      system: 'WGS84',
      minZoom: 3,
      maxZoom: 18,
      source: '测试',
      sensitivity: 'internal',
    };
    expect(await admin.post('systemset/baseMap/submit', { ...map, mapName: tileUrl.slice(0, 30) }).told()).toEqual([
      status,
      expect.anything(),
    ]);
  });
});
