import type { Household } from '@lattice/api/household/household';
import { idCard } from '@lattice/server/town/idCards';
import { beforeAll, expect, it } from 'vitest';
import { inEachTown } from './inTown.ts';

const DIVISION = '980103';
const CALL = 'source/housepopulationintermediate/household';
const TABLES = [
  'source_houseinfo',
  'source_populationinfo',
  'source_housepopulationintermediate',
  'source_renterinfo',
  'sys_audit',
];

inEachTown('a household in one call on $name', {}, ({ town, gridmember: member }) => {
  let grid: string;
  let foreign: string;
  let order = 500;

  beforeAll(async () => {
    grid = await town.gridOf('gridmember');
    foreign = await town.text(
      'select h.gridding_id::text as v from source_houseinfo h where h.gridding_id <> $1 order by h.id desc limit 1',
      [grid],
    );
  });

  const counts = async () =>
    Object.fromEntries(
      await Promise.all(
        TABLES.map(
          async (table) => [table, Number(await town.text(`select count(*)::text as v from ${table}`))] as const,
        ),
      ),
    );
  const person = (birth: string, rest: Record<string, unknown> = {}) => ({
    idCard: idCard(DIVISION, birth, (order += 2)),
    personName: '孟念慈',
    phone: '15400012345',
    populationType: '01',
    householdConsistency: '01',
    maritalStatus: '20',
    politicalStatus: '13',
    education: '71',
    ...rest,
  });
  const link = (houseRelation: string) => ({ houseRelation, liveType: '1', startDate: '2026-11-01' });
  const family = (address: string, rest: Partial<Household> = {}): Household => ({
    house: { address, buildingUse: '01', floorArea: 98, griddingId: grid },
    isOwned: true,
    members: [
      { person: person('1982-02-03', { householderRelation: '02' }), link: { ...link('00'), isHouseholder: 1 } },
      {
        person: person('1984-05-06', { householderRelation: '10' }),
        link: link('01'),
        registers: [
          {
            path: 'source/renterinfo',
            row: { rentUse: '02', startDate: '2026-11-01', endDate: '2027-10-31', hazardType: '00' },
          },
        ],
      },
      { person: person('2016-07-08', { householderRelation: '20', maritalStatus: '10' }), link: link('02') },
    ],
    ...rest,
  });
  const save = (household: unknown, visitor = member) => visitor.post(CALL, household);
  const issuesOf = ({ body }: Awaited<ReturnType<typeof save>>) =>
    (body.data as { issues?: { field: string; rule: string }[] } | null)?.issues ?? [];

  it('makes house, people, links and registers, and fills in what follows from them', async () => {
    const household = family('枫桥花园甲楼一室');
    const answer = await save(household);
    expect([answer.status, answer.body.msg]).toEqual([200, '操作成功']);
    const { houseId, people } = answer.body.data as { houseId: string; people: string[] };
    const head = household.members[0]?.person as { idCard: string; personName: string; phone: string };
    const houses = await town.rows(
      `select house_no <> '' as numbered, owner_name as owner, owner_card_no as card
        from source_houseinfo where id = $1`,
      [houseId],
    );
    expect(houses).toEqual([{ numbered: true, owner: head.personName, card: head.idCard }]);
    const rows = await town.rows(
      `select p.id::text as id, p.sex, p.house_id::text as house, p.current_address as address,
        p.household_address as registered, p.current_region = g.region_code as "isHere",
         p.householder_id_card as head, l.gridding_id::text as grid
         from source_populationinfo p
         join grid_grid g on g.id = p.gridding_id
       join source_housepopulationintermediate l on l.population_id = p.id
       where p.id = any($1::bigint[])
       order by p.id_card`,
      [people],
    );
    expect(rows).toHaveLength(3);
    for (const row of rows)
      expect(row).toMatchObject({
        house: houseId,
        address: '枫桥花园甲楼一室',
        registered: '枫桥花园甲楼一室',
        isHere: true,
        head: head.idCard,
        grid,
      });
    const tenancies = await town.rows(
      'select house_id::text as house, lessee_name as name from source_renterinfo where population_id = $1',
      [people[1]],
    );
    expect(tenancies).toEqual([{ house: houseId, name: '孟念慈' }]);
    const notes = await town.text(
      "select count(*)::text as v from sys_audit where record_id = any($1) and action = 'insert'",
      [[houseId, ...people]],
    );
    expect(notes).toBe('4');
  });

  it('makes one household of equal calls at once', async () => {
    const household = family('枫桥花园甲楼二室');
    const answers = await Promise.all(Array.from({ length: 4 }, () => save(household)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400]);
    expect(
      await town.text('select count(*)::text as v from source_houseinfo where address = $1', ['枫桥花园甲楼二室']),
    ).toBe('1');
    const refused = answers.find(({ status }) => status === 400);
    expect(refused && issuesOf(refused)).toEqual([expect.objectContaining({ field: 'house.address', rule: 'taken' })]);
    // The people alone, in a house that is there: the first number is taken.
    const saved = answers.find(({ status }) => status === 200);
    const known = (saved?.body.data as { houseId: string } | undefined)?.houseId;
    const again = await save({ ...household, house: { id: known } });
    expect(issuesOf(again)).toEqual([expect.objectContaining({ field: 'members.0.person.idCard', rule: 'taken' })]);
  });

  it('makes no second house of a room, whatever its address says, and nothing of what came with it', async () => {
    const rows = await town.rows<Record<string, string>>(
      `select community_id::text as "communityId", building_id::text as "buildingId", unit_id::text as "unitId",
          room_no as "roomNo"
        from source_houseinfo where gridding_id = $1 and room_no is not null order by id limit 1`,
      [grid],
    );
    const before = await counts();
    const { house, ...household } = family('枫桥花园甲楼三室');
    const refused = await save({ ...household, house: { ...house, ...rows[0] } });
    expect([refused.status, issuesOf(refused)]).toEqual([
      400,
      [expect.objectContaining({ field: 'house.roomNo', rule: 'refused' })],
    ]);
    expect(refused.body.msg).toContain('门牌（室）号不能与它相同');
    expect(await counts()).toEqual(before);
  });

  it('links known people once, keeps what their masks hide, and ends the link that they leave', async () => {
    const rows = await town.rows<{ id: string; link: string; name: string; house: string }>(
      `select p.id::text as id, l.id::text as link, p.person_name as name, p.house_id::text as house
        from source_populationinfo p
       join source_housepopulationintermediate l on l.population_id = p.id and l.is_current = 1
       where p.gridding_id = $1
       order by p.id limit 1`,
      [grid],
    );
    const [known] = rows as [(typeof rows)[number]];
    const household: Household = {
      house: { address: '枫桥花园甲楼三室', buildingUse: '01', floorArea: 60, griddingId: grid },
      isOwned: true,
      members: [{ person: { id: known.id }, link: link('00'), leaves: { id: known.link, endDate: '2026-11-22' } }],
    };
    const saved = await save(household);
    expect([saved.status, saved.body.msg]).toEqual([200, '操作成功']);
    const { houseId } = saved.body.data as { houseId: string };
    const after = await town.rows(
      `select p.person_name as name, p.house_id::text as house, p.current_address as address,
          l.is_current::int as "isCurrent", h.owner_name as owner
        from source_populationinfo p
       join source_housepopulationintermediate l on l.id = $2
       join source_houseinfo h on h.id = p.house_id
       where p.id = $1`,
      [known.id, known.link],
    );
    expect(after).toEqual([
      { name: known.name, house: houseId, address: '枫桥花园甲楼三室', isCurrent: 0, owner: known.name },
    ]);
    const again = await save({ house: { id: houseId }, members: [{ person: { id: known.id }, link: link('00') }] });
    expect(issuesOf(again)).toEqual([expect.objectContaining({ field: 'members.0.link.houseId', rule: 'refused' })]);
  });

  it('refuses a foreign grid, house or person, and what a role may not write', async () => {
    const house = { address: '枫桥花园甲楼四室', buildingUse: '01', floorArea: 98, griddingId: foreign };
    const outside = await save(family('', { house }));
    expect([outside.status, outside.body.msg]).toEqual([403, '房屋：不在您负责的范围内，请核对所属网格']);
    expect(issuesOf(outside)).toEqual([expect.objectContaining({ field: 'house.griddingId', rule: 'refused' })]);
    const [foreignHouse, foreignPerson] = [
      await town.text('select id::text as v from source_houseinfo where gridding_id = $1 limit 1', [foreign]),
      await town.text('select id::text as v from source_populationinfo where gridding_id = $1 limit 1', [foreign]),
    ];
    const leader = await town.visit('leader');
    const before = await counts();
    expect(await save(family('', { house: { id: foreignHouse } })).status()).toBe(400);
    expect(await save({ ...family('枫桥花园甲楼五室'), members: [{ person: { id: foreignPerson } }] }).status()).toBe(
      400,
    );
    const [first, ...others] = family('枫桥花园甲楼六室').members;
    const unwritten = [{ ...first, registers: [{ path: 'source/orginfo', row: { orgName: '某单位' } }] }, ...others];
    const refused = await save({ ...family('枫桥花园甲楼六室'), members: unwritten });
    expect([refused.status, issuesOf(refused)[0]?.field]).toEqual([
      403,
      expect.stringMatching(/^members\.0\.registers\.0\./),
    ]);
    expect(await save(family('枫桥花园甲楼七室'), leader).status()).toBe(403);
    expect(await counts()).toEqual(before);
  });

  it('is rolled back as a whole where one record is refused, and says which', async () => {
    const household = family('枫桥花园甲楼八室');
    const before = await counts();
    const wrong = household.members.map((dweller, at) =>
      at === 2 ? { ...dweller, person: { ...dweller.person, phone: '1540001' } } : dweller,
    );
    const answer = await save({ ...household, members: wrong });
    expect([answer.status, answer.body.msg]).toEqual([400, '第3人，实有人口：手机号码长度不为11位']);
    expect(issuesOf(answer)).toEqual([
      expect.objectContaining({ field: 'members.2.person.phone', rule: 'phoneLength' }),
    ]);
    expect(await counts()).toEqual(before);
  });

  it.each([
    [{ house: null, members: [] }],
    [{ house: {}, members: 'x' }],
    [{ house: {}, members: [{ person: [] }] }],
    [{ house: {}, householder: -1, members: [] }],
    [{ house: { id: { $ne: 1 } }, members: [{ person: { id: ['1'] } }] }],
    [{ house: {}, members: Array.from({ length: 21 }, () => ({ person: {} })) }],
  ])('refuses %j', async (body) => {
    expect(await save(body).status()).toBe(400);
  });
});
