import { placeOf, showsPeople } from '@lattice/api/map/placeOf';
import { permissionCode } from '@lattice/api/resource';
import { displayScenes, isOfDisplay } from '@lattice/api/displayCalls';
import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import type { MapPoint } from '@lattice/api/resources/visualization/dispatch';
import { mount } from '@lattice/server/http/mount';
import { loadHandlers, loadResources } from '@lattice/server/start/load';
import { hasTable, tableOf } from '@lattice/server/table/table';
import { beforeAll, expect, it } from 'vitest';
import { inTown } from './inTown.ts';
import type { Visitor } from './openTown.ts';

const [resources, handlers] = await Promise.all([loadResources(), loadHandlers()]);
/** Reads that may tell where people are: their register has a place or is of people, or they are calls of a map. */
const reads = [...resources.values()]
  .flatMap((one) => mount(one, handlers.get(one.path)))
  .filter(
    ({ resource, name, call }) =>
      call.method === 'GET' &&
      call.answer === 'data' &&
      (placeOf(resource) !== null || showsPeople(resource) || /^(?:gis|visualization|grid)\b/.test(resource.path)) &&
      !['detail', 'changes', 'comments', 'views', 'counts', 'totals'].includes(name),
  )
  .map(({ address }) => address.replace('/api/', ''));
/** Those that a wall may make. */
const ofWalls = reads.filter((path) => isOfDisplay(Object.keys(displayScenes), path));
/** Registers whose records are people. */
const ofPeople = [...resources.values()].filter((one) => hasTable(one) && showsPeople(one));
const CHINA = '73,18,135,54';
/** What calls of maps may be asked for to tell where people are; others are asked for what they tell by themselves. */
const questionsOf = (path: string): readonly string[] => {
  if (path.endsWith('/map')) return ['', `box=${CHINA}&zoom=22`, 'box=113.62,34.74,113.66,34.76&zoom=22'];
  return /^(?:gis|visualization)\//.test(path)
    ? [
        '',
        'resType=population',
        'choiceType=population,house,gridmember',
        'types=population,house,gridmember',
        'keyword=%E8%83%A1',
        'lng=113.64&lat=34.75&radius=300',
      ]
    : [''];
};
/** Calls that tell where people of the service are while they are on duty, to who may send them. */
const ofDuty: readonly string[] = [
  'gis/resource',
  'visualization/seachMemberByType',
  'visualization/selectCoordinateResources',
  'visualization/selectCoordinateResourcesWithChoice',
  'visualization/dispatch/searchGridMember',
];
/** A call that lists visits with the place where each was noted, to who reads the register of visits. */
const ofVisits: readonly string[] = ['grid/gridmembervisitwork/page', 'grid/gridmembervisitwork/list'];

interface Told {
  id: string;
  lng: number;
  lat: number;
}

/** The single places with an id within an answer. */
function placesIn(value: unknown): Told[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(placesIn);
  const { id, lng, lat } = value as Record<string, unknown>;
  const isPlace =
    typeof id === 'string' && [lng, lat].every((one) => one !== '' && Number.isFinite(Number(one ?? NaN)));
  return isPlace ? [...inner, { id, lng: Number(lng), lat: Number(lat) }] : inner;
}

inTown('people by place on $name', {}, ({ town }) => {
  let staffIds: ReadonlySet<string>;
  let ids: ReadonlySet<string>;
  beforeAll(async () => {
    const idsOf = async (tables: readonly string[]) => {
      const parts = tables.map((table) => `select id::text as id from ${table}`);
      return new Set(await town.texts(parts.join(' union ')));
    };
    ids = await idsOf(ofPeople.map((one) => tableOf(one).name));
    staffIds = await idsOf(['grid_gridmember']);
  });

  const wall = async (owner: Visitor) => {
    const scenes = Object.keys(displayScenes).join(',');
    const { body } = await owner.post('blade-auth/session/display', { scenes, hours: 8 });
    const { code } = body.data as { code: string };
    const reply = (await (await town.token({ grant_type: 'display_code', code })).json()) as { access_token: string };
    return async (path: string) => {
      const response = await town.ask(path, { 'Blade-Auth': `bearer ${reply.access_token}` });
      return { status: response.status, body: (await response.json()) as { data?: unknown } };
    };
  };
  const looks = async () => await town.number("select count(*)::int as n from sys_audit where action = 'map'");
  type Ask = (path: string) => Promise<{ status: number; body: { data?: unknown } }>;
  const found = async (ask: Ask, paths: readonly string[] = reads) => {
    const told = new Map<string, Told[]>();
    for (const path of paths)
      for (const question of questionsOf(path)) {
        const { status, body } = await ask(`${path}?${question}`);
        if (status === 200) told.set(path, [...(told.get(path) ?? []), ...placesIn(body.data)]);
      }
    return new Map([...told].map(([path, places]) => [path, places.filter(({ id }) => ids.has(id))] as const));
  };

  it.each(['leader', 'gridmember'])(
    'are told to %s in cells alone, by every call there is',
    async (who) => {
      const visitor = await town.visit(who);
      const told = await found((path) => visitor.ask(path));
      const single = [...told].flatMap(([path, places]) => {
        if (ofVisits.includes(path)) return [];
        const others = ofDuty.includes(path) ? places.filter(({ id }) => !staffIds.has(id)) : places;
        return others.length > 0 ? [path] : [];
      });
      expect(single).toEqual([]);
      expect(told.size).toBeGreaterThan(50);
    },
    180_000,
  );

  it('are never rows on a wall, whoever opened it', async () => {
    const ask = await wall(await town.visit('admin'));
    const told = await found(ask, ofWalls);
    expect(told.size).toBeGreaterThan(10);
    expect([...told].filter(([, places]) => places.length > 0)).toEqual([]);
    const rows = (await ask('visualization/getOnlineGridMemberList')).body.data as { personName: string }[];
    expect(rows.every(({ personName }) => personName === '')).toBe(true);
  }, 180_000);

  it('come in cells of five and more, the same in every call, and no house behind them', async () => {
    const leader = await town.visit('leader');
    const points = async (path: string) => await leader.ask(path).data<MapPoint[]>();
    const cells = await points('gis/resource?resType=population');
    expect(cells.length).toBeGreaterThan(0);
    for (const { count, id, name, address } of cells)
      expect([(count ?? 0) >= 5, id, name, address]).toEqual([true, '', '', '']);
    const choice = await points('visualization/selectCoordinateResourcesWithChoice?choiceType=population');
    expect(choice).toEqual(cells);
    const heat = await leader.ask('visualization/selectPopulationHeatMap').data<{ lng: number; lat: number }[]>();
    expect(heat.map(({ lng, lat }) => `${lng},${lat}`)).toEqual(cells.map(({ lng, lat }) => `${lng},${lat}`));
    expect(await looks()).toBe(0);
  });

  it('are single places for who may see them in the clear, and each look is on record', async () => {
    const admin = await town.visit('admin');
    const before = await looks();
    const points = await admin.ask('gis/resource?resType=population').data<MapPoint[]>();
    expect(points.every(({ id, count }) => ids.has(id) && count === undefined)).toBe(true);
    expect(await looks()).toBe(before + 1);
    await admin.ask('visualization/dispatch/searchPopulation?keyword=%E8%83%A1');
    expect(await looks()).toBe(before + 2);
  });

  it('of registers about health take the right to those registers', async () => {
    const heat = async (visitor: Visitor, kind: string) =>
      await visitor.ask(`visualization/selectKeyPopulationHeatMap?userType=${kind}`).data<unknown[]>();
    await town.db.query(
      `update source_populationinfo set person_type = '11' where id in (
         select id from source_populationinfo where house_id is not null and living_status = '1'
         order by id limit 400)`,
    );
    const leader = await town.visit('leader');
    expect((await heat(leader, '11')).length).toBeGreaterThan(0);
    await town.db.query(
      `delete from sys_role_menu where menu_id in (select id from blade_system_menu where code = any($1::text[]))
        and role_id in (select id from blade_system_role where role_alias = 'leader')`,
      [
        [
          'keypersonnelpsychotic',
          permissionCode(resources.get('source/keypersonnelpsychotic') ?? populationinfo, 'view'),
        ],
      ],
    );
    town.pass(60);
    expect(await heat(await town.visit('leader'), '11')).toEqual([]);
  });
});
