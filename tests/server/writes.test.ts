import { roadinfo } from '@lattice/api/resources/source/roadinfo';
import { beforeAll, expect, it } from 'vitest';
import { inEachTown } from './inTown.ts';
import { roadIn } from './roadIn.ts';

inEachTown('writes on $name', {}, ({ town, admin }) => {
  let road: (more?: Record<string, unknown>) => Record<string, unknown>;
  const submit = async (body: unknown) => (await admin.post('source/roadinfo/submit', body)).body;
  const added = async (more: Record<string, unknown> = {}) =>
    (await submit(road(more))).data as { id: string; rev: number };

  beforeAll(async () => {
    road = await roadIn(town);
  });

  it('names every broken rule by its field', async () => {
    const body = await submit(road({ subordinatePhone: '123', routeType: '77', griddingId: '5', routeName: '' }));
    expect((body.data as { issues: unknown[] }).issues).toEqual([
      { field: 'routeName', rule: 'enter' },
      { field: 'subordinatePhone', rule: 'phoneLength' },
    ]);
    expect(body.msg).toBe('请输入路线名称；手机号码长度不为11位');
    expect((await submit(road({ routeType: '77', griddingId: '5' }))).data).toEqual({
      issues: [
        { field: 'routeType', rule: 'option', params: { value: '77' } },
        { field: 'griddingId', rule: 'unknown' },
      ],
    });
  });

  it('gives the second of two editors 409 and loses nothing', async () => {
    const { id } = await added();
    const first = await admin.client(roadinfo).detail(id);
    expect((await submit({ id, rev: first.rev, routeName: '甲改' })).code).toBe(200);
    const second = await submit({ id, rev: first.rev, routeName: '乙改' });
    expect(second.code).toBe(409);
    expect((await admin.client(roadinfo).detail(id)).routeName).toBe('甲改');
    expect((await submit({ id, routeName: '没有版本' })).code).toBe(200);
    const rows = await town.rows<{ action: string; changes: Record<string, unknown> }>(
      'select action, changes from sys_audit where record_id = $1 order by id',
      [id],
    );
    expect(rows.map((row) => row.action)).toEqual(['insert', 'update', 'update']);
    expect(rows[2]?.changes).toEqual({ routeName: { before: '甲改', after: '没有版本' } });
  });

  it('has one winner among ten who save the same version at once', async () => {
    const { id, rev } = await added();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => submit({ id, rev, routeName: `第${i}人` })));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 409)).toHaveLength(9);
  });

  it('clears an optional field with an empty text, keeps it with null, refuses to clear a required one', async () => {
    const { id } = await added({ routeCode: 'A1', routeLength: 3 });
    await submit({ id, routeCode: null, routeLength: '' });
    expect(await admin.client(roadinfo).detail(id)).toMatchObject({ routeCode: 'A1', routeLength: null });
    expect((await submit({ id, routeName: '' })).data).toEqual({ issues: [{ field: 'routeName', rule: 'enter' }] });
  });

  it('refuses an unknown id, and removes all or nothing', async () => {
    expect((await submit(road({ id: '123' }))).code).toBe(400);
    const { id } = await added();
    expect(await admin.post(`source/roadinfo/remove?ids=${id},999`).status()).toBe(400);
    expect((await admin.client(roadinfo).detail(id)).id).toBe(id);
  });

  it.each(['source/roadinfo', 'blade-user'])('says that nothing was chosen to be removed from %s', async (path) => {
    expect(await admin.post(`${path}/remove?ids=`).told()).toEqual([400, '请至少选择一条记录']);
  });

  it('keeps its log from being changed', async () => {
    await expect(town.db.query("update sys_audit set action = 'x'")).rejects.toThrow('append-only');
    await expect(town.db.query('delete from sys_audit')).rejects.toThrow('append-only');
  });

  it('treats signs of SQL and of patterns as letters', async () => {
    const { id } = await added({ routeName: "100%_路'; drop table source_roadinfo; --\\" });
    const find = async (routeName: string) => (await admin.client(roadinfo).page({ routeName, id })).total;
    expect([await find('100%_路'), await find('100a'), await find('%'), await find("';"), await find('\\')]).toEqual([
      1, 0, 1, 1, 1,
    ]);
  });
});
