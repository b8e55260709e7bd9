import { expect, it } from 'vitest';
import { inTown } from './inTown.ts';

inTown('what people may not do to others on $name', {}, ({ town }) => {
  it('a grid member moves nobody into a grid that is not theirs', async () => {
    const member = await town.visit('gridmember');
    const own = `(select m.gridding_id from grid_gridmember m join blade_user u on u.id = m.user_id
      where u.account = 'gridmember')`;
    const [person = ''] = await town.texts(
      `select id::text as id from source_populationinfo where gridding_id = ${own} and is_deleted = 0 limit 1`,
    );
    const [foreign = ''] = await town.texts(
      `select gridding_id::text as id from source_populationinfo where gridding_id <> ${own}
        and is_deleted = 0 limit 1`,
    );
    const gridOf = async () =>
      town.texts('select gridding_id::text as id from source_populationinfo where id = $1', [person]);
    const before = await gridOf();
    const moved = await member.post('source/populationinfo/submit', { id: person, griddingId: foreign });
    expect([moved.status, await gridOf()]).toEqual([400, before]);
    expect(moved.body.msg).toContain('不能把记录移到您看不到的网格');
    expect(await member.post('source/populationinfo/submit', { id: person, remark: '已走访' }).status()).toBe(200);
    const admin = await town.visit('admin');
    const allowed = await admin.post('source/populationinfo/submit', { id: person, griddingId: foreign });
    expect([allowed.status, await gridOf()]).toEqual([200, [foreign]]);
  });
});
