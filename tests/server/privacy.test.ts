import type { PersonFile, PersonalOverview } from '@lattice/api/resources/blade-log/privacy';
import { param } from '@lattice/api/resources/blade-system/param';
import { startJobs } from '@lattice/server/schedule/startJobs';
import { beforeAll, expect, it } from 'vitest';
import { inTown } from './inTown.ts';
import { jobNamed } from './jobNamed.ts';
import type { Visitor } from './openTown.ts';
import { partsOf } from './partsOf.ts';

inTown('personal information on $name', {}, ({ town }) => {
  let admin: Visitor;

  beforeAll(async () => {
    admin = await town.visit('admin');
  });

  const overview = async () => await admin.ask('blade-log/privacy/overview').data<PersonalOverview>();
  const accountsOf = async (alias: string) =>
    await town.number(
      `select count(*)::int as n from blade_user u join blade_system_role r on r.role_alias = $1
          and r.id::text = any(string_to_array(u.role_id, ',')) where u.is_deleted = 0 and u.status in ('1', '2')`,
      [alias],
    );
  const fileOf = (who: Visitor, body: object) => who.post('blade-log/privacy/person-file', body);

  it('is told by register, with who sees it in the clear', async () => {
    const { registers } = await overview();
    const people = registers.find(({ path }) => path === 'source/populationinfo');
    const { total } = await admin.ask('source/populationinfo/page').data<{ total: number }>();
    expect(people?.rows).toBe(total);
    expect(people?.fields).toContainEqual({ label: '公民身份号码', sensitive: 'idcard' });
    expect(people?.reveal).toContainEqual({ roleName: '专职网格员', count: await accountsOf('gridmember') });
    expect(people?.plain.map(({ roleName }) => roleName)).not.toContain('专职网格员');
    const english = await admin.ask('blade-log/privacy/overview', { headers: { 'Accept-Language': 'en' } });
    expect(JSON.stringify(english.body.data)).toContain('"label":"Citizen ID number"');
    expect(await (await town.visit('gridmember')).ask('blade-log/privacy/overview').status()).toBe(403);
  });

  it('of one person is given as a file from all registers, in the masks of who asks, on record', async () => {
    const rows = await town.rows<{ card: string; id: string }>(`select p.id_card as card, p.id::text as id
        from source_populationinfo p
        where p.is_deleted = 0 and exists (select 1 from source_housepopulationintermediate h
          where h.population_id = p.id and h.is_deleted = 0) order by p.id limit 1`);
    const { card = '', id } = rows[0] ?? {};
    const whole = await fileOf(admin, { idCard: card, reason: '本人申请' }).data<PersonFile>();
    expect(whole.sections.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['source/populationinfo', 'source/housepopulationintermediate']),
    );
    expect(JSON.stringify(whole.sections)).toContain(card);
    expect(JSON.stringify(whole.sections)).toMatch(/"label":"性别","value":"[男女]性"/);
    const noted = await town.rows<{ text: string; record: string }>(
      "select changes::text as text, record_id as record from sys_audit where action = 'person-file'",
    );
    expect(noted).toHaveLength(1);
    expect(noted[0]).toMatchObject({ record: id });
    expect(noted[0]?.text).toContain('本人申请');
    expect(noted[0]?.text).not.toContain(card);
    expect(await fileOf(admin, { idCard: card, reason: '' }).status()).toBe(400);
    expect(await fileOf(admin, { idCard: '123', reason: '本人申请' }).status()).toBe(400);
    expect(await fileOf(await town.visit('staff'), { idCard: card, reason: '本人申请' }).status()).toBe(403);
    const other = (await fileOf(admin, { idCard: '11010119900101123X', reason: '本人申请' }).data<PersonFile>())
      .sections;
    expect(other).toEqual([]);
  });

  it('of somebody who works here is found by the account, and by the number of the grid member', async () => {
    const rows = await town.rows<{ card: string; user: string }>(`select m.id_card as card,
        m.user_id::text as user from grid_gridmember m
        join blade_user u on u.id = m.user_id where m.is_deleted = 0 and u.account = 'gridmember'`);
    const { card, user = '' } = rows[0] ?? {};
    const pathsOf = async (body: object) =>
      (await fileOf(admin, { ...body, reason: '本人申请' }).data<PersonFile>()).sections.map(({ path }) => path);
    expect(await pathsOf({ userId: user })).toEqual(expect.arrayContaining(['blade-user', 'grid/gridmember']));
    expect(await pathsOf({ idCard: card })).toEqual(expect.arrayContaining(['blade-user', 'grid/gridmember']));
    // A switch that is computed is said as others are.
    const { body } = await fileOf(admin, { userId: user, reason: '本人申请' });
    expect(JSON.stringify(body.data)).toMatch(/"label":"是否在线","value":"[是否]"/);
    expect(await fileOf(admin, { userId: '1', reason: '本人申请' }).status()).toBe(400);
  });

  it('is masked and kept to the own rows for those who do not see it in the clear', async () => {
    await town.allow('gridmember', 'privacy_view', 'privacy_person_file');
    const member = await town.visit('gridmember');
    const own = new Set(
      (await member.ask('source/populationinfo/page?size=50').data<{ records: { id: string }[] }>()).records.map(
        ({ id }) => id,
      ),
    );
    const rows = await town.rows<{ card: string; id: string }>(
      'select id_card as card, id::text as id from source_populationinfo where is_deleted = 0 order by id',
    );
    const mine = rows.find(({ id }) => own.has(id))?.card ?? '';
    const foreign = rows.find(({ id }) => !own.has(id))?.card ?? '';
    const file = await fileOf(member, { idCard: mine, reason: '本人申请' }).data<PersonFile>();
    expect(file.sections.map(({ path }) => path)).toContain('source/populationinfo');
    expect(JSON.stringify(file.sections)).not.toContain(mine);
    const others = await fileOf(member, { idCard: foreign, reason: '本人申请' }).data<PersonFile>();
    expect(others.sections.map(({ path }) => path)).not.toContain('source/populationinfo');
  });

  it('is deleted by age once a parameter says so, as the trial said', async () => {
    const run = async () => {
      const jobs = startJobs([await jobNamed('retention')], await partsOf(town), 3_600_000);
      await jobs.tick();
      await jobs.stop();
    };
    await town.db.query(
      `update grid_gridmembertrajectory set locate_time = $1::timestamptz - interval '100 days'
        where id in (select id from grid_gridmembertrajectory order by id limit 7)`,
      [town.now().toISOString()],
    );
    const rule = async () => (await overview()).retention.find(({ id }) => id === 'track');
    const before = await rule();
    expect(before).toMatchObject({ months: 0, due: 0 });
    const ask = `blade-log/privacy/try-retention?id=track&months=`;
    expect(await admin.ask(`${ask}3`).data()).toMatchObject({ due: 7 });
    expect((await rule())?.rows).toBe(before?.rows);
    await run();
    expect((await rule())?.rows).toBe(before?.rows);
    await admin.client(param).submit({ paramName: '轨迹', paramKey: 'retention.trackMonths', paramValue: '3' });
    expect(await rule()).toMatchObject({ months: 3, due: 7 });
    town.pass(25 * 3600);
    admin = await town.visit('admin');
    await run();
    expect(await rule()).toMatchObject({ due: 0, rows: (before?.rows ?? 0) - 7 });
    const rows = await town.rows("select 1 from sys_audit where action = 'retention'");
    expect(rows).toHaveLength(1);
  });
});
