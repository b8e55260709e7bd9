import type { Draft } from '@lattice/api/resource';
import { houseinfo } from '@lattice/api/resources/source/houseinfo';
import { keypersonnelstay } from '@lattice/api/resources/source/keypersonnelstay';
import { beforeAll, expect, it } from 'vitest';
import { inTown } from './inTown.ts';

interface Person {
  id: string;
  name: string;
  idCard: string;
  phone: string;
  grid: string;
}

interface Register {
  detail(id: string): Promise<Record<string, unknown>>;
  submit(row: Record<string, unknown>): Promise<{ id: string }>;
}

const OWN_GRID =
  "(select m.gridding_id from grid_gridmember m join blade_user u on u.id = m.user_id where u.account = 'gridmember')";

inTown('what a new row takes from what its body names, on $name', {}, ({ town, gridmember: member }) => {
  let people: Person[];
  let stranger: Person;
  beforeAll(async () => {
    const columns = 'id::text as id, person_name as name, id_card as "idCard", phone, gridding_id::text as grid';
    const free = 'id_card not in (select id_card from source_keypersonnelstay)';
    people = await town.rows<Person>(
      `select ${columns}
          from source_populationinfo
          where gridding_id = ${OWN_GRID} and phone <> '' and ${free}
          order by id limit 3`,
    );
    [stranger] = (await town.rows<Person>(
      `select ${columns}
          from source_populationinfo
          where gridding_id <> ${OWN_GRID} and phone <> '' and ${free}
          order by id limit 1`,
    )) as [Person];
  });

  const entry: Draft<typeof keypersonnelstay> = {
    householdConsistency: '01',
    stayType: '01',
    healthStatus: '10',
    mainMemberName: '何秋菊',
    mainMemberRelation: '02',
    mainMemberPhone: '15400001111',
  };
  const stored = async (id: string) =>
    await town.one<Person & { sex: string }>(
      `select person_name as name, id_card as "idCard", phone, gridding_id::text as grid, sex
          from source_keypersonnelstay
          where id = $1`,
      [id],
    );

  it('is the clear value of a chosen person, whose form shows it masked', async () => {
    const [one, other] = people as [Person, Person];
    const calls = member.client(keypersonnelstay) as unknown as Register;
    const { id } = await calls.submit({ ...entry, populationId: one.id, phone: '15400002222' });
    expect(await stored(id)).toMatchObject({
      name: one.name,
      idCard: one.idCard,
      phone: '15400002222',
      grid: one.grid,
    });
    expect((await calls.detail(id)).personName).toMatch(/\*/);

    await calls.submit({ id, populationId: other.id });
    expect(await stored(id)).toMatchObject({ name: other.name, idCard: other.idCard, phone: other.phone });
    await calls.submit({ id, populationId: one.id, personName: '何小满' });
    expect(await stored(id)).toMatchObject({ name: '何小满', idCard: one.idCard });

    const again = calls.submit({ ...entry, populationId: one.id });
    await expect(again).rejects.toThrow('已存在');
    await expect(again).rejects.not.toThrow(one.idCard);
  });

  it('is told where a point lies in another grid than the chosen one, which both stay', async () => {
    const admin = await town.visit('admin');
    const { make } = town;
    const grids = await town.rows<{ id: string; name: string; lng: string; lat: string }>(
      `select g.id::text as id, g.grid_name as name, round(avg((p ->> 0)::numeric), 6)::text as lng,
          round(avg((p ->> 1)::numeric), 6)::text as lat
         from grid_grid g, jsonb_array_elements(g.geom -> 'coordinates' -> 0) p
         where g.grid_level = '3' and g.geom ->> 'type' = 'Polygon'
         group by g.id
         order by g.id limit 2`,
    );
    const [own, other] = grids;
    if (own === undefined || other === undefined) throw new Error('there are no grids');
    const path = 'source/orgcomprehensive';
    const id = await make(path, { griddingId: own.id, lng: own.lng, lat: own.lat });
    const said = async (row: Readonly<Record<string, unknown>>) =>
      await admin.post(`${path}/submit`, { id, ...row }).msg();
    expect(await said({ lng: other.lng, lat: other.lat })).toBe(
      `操作成功；地图位置在“${other.name}”内，不在所选的“${own.name}”内，请核对`,
    );
    expect(await said({ remark: '与位置无关' })).toBe('操作成功');
    expect(await said({ griddingId: other.id })).toBe('操作成功');
  });

  it('is nothing of a person whom one may not see', async () => {
    const refused = member.client(keypersonnelstay).submit({ ...entry, populationId: stranger.id });
    await expect(refused).rejects.toThrow('请输入姓名');
  });

  it('is an address of its parts and a number, where none is given', async () => {
    const admin = await town.visit('admin');
    const rows = await town.rows<{
      unit: string;
      building: string;
      words: string;
      grid: string;
    }>(`select u.id::text as unit, b.id::text as building, c.community_name || b.building_name || u.unit_name as words,
        b.gridding_id::text as grid
       from source_buildingunit u
       join source_buildinginfo b on b.id = u.building_id
       join source_communityinfo c on c.id = b.community_id
       order by u.id limit 1`);
    const [place] = rows as [(typeof rows)[number]];
    const house = {
      unitId: place.unit,
      roomNo: '1901',
      floorArea: 80,
      ownerCardNo: '110101199003071234',
      ownerName: '何秋菊',
      ownerPhone: '15400001111',
    };
    const calls = admin.client(houseinfo) as unknown as Register;
    const { id } = await calls.submit(house);
    const kept = await calls.detail(id);
    expect(kept).toMatchObject({ address: `${place.words}1901室`, buildingId: place.building, griddingId: place.grid });
    expect(kept.houseNo).toMatch(/^FW\d{12,}$/);
    const own = await calls.submit({
      ...house,
      roomNo: '1902',
      address: '书院路20号',
      houseNo: '99010000000000000000001',
    });
    expect(await calls.detail(own.id)).toMatchObject({ address: '书院路20号', houseNo: '99010000000000000000001' });
  });

  it.each([
    ['project/patrolPoints', 'pointCode'],
    ['scentre/esServiceInfo', 'serviceCode'],
    ['source/campuscaseinfo', 'caseNo'],
  ])('is the next number of %s, which nobody types', async (path, name) => {
    const admin = await town.visit('admin');
    const { make } = town;
    const numberOf = async (id: string) => {
      const answer = await admin.ask(`${path}/detail?id=${id}`);
      return String((answer.body.data as Record<string, unknown>)[name]);
    };
    const [first, second] = [await numberOf(await make(path)), await numberOf(await make(path))];
    expect(first).toMatch(/^[A-Z]{2}\d{8}0001$/);
    expect(second).toBe(first.replace(/1$/, '2'));
  });
});
