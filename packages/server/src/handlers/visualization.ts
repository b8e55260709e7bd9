import { devWarnRecord } from '@lattice/api/resources/dispatch/devWarnRecord';
import { emergencyResources } from '@lattice/api/resources/dispatch/emergencyResources';
import { resourcesmonitor } from '@lattice/api/resources/dispatch/resourcesmonitor';
import { event } from '@lattice/api/resources/event/event';
import { intelligentPlan } from '@lattice/api/resources/project/intelligentPlan';
import { houseinfo } from '@lattice/api/resources/source/houseinfo';
import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import { visualization } from '@lattice/api/resources/visualization';
import { inGridSubtree, gridIn, gridNames } from '../domain/grids/gridSubtree.ts';
import { briefGrids } from '../domain/grids/briefGrids.ts';
import { gridStatistics } from '../domain/grids/statistics.ts';
import { handle } from '../call/handle.ts';
import { eventCategories, eventOverview, eventTrend, eventsOf } from '../domain/maps/events.ts';
import { rating } from '../domain/events/rating.ts';
import { homePlace, housePlace, layers } from '../domain/maps/layers.ts';
import { heatOf } from '../domain/maps/heat.ts';
import { layerOf, pointsOf } from '../domain/maps/points.ts';
import { sharesOf } from '../domain/maps/shares.ts';
import { workBench } from '../domain/maps/workBench.ts';
import { decimalIn, optionalTextIn } from '../call/parameter.ts';
import { byAge, byEducation } from '../domain/people/bands.ts';
import { hiddenKinds } from '../domain/people/hiddenKinds.ts';
import { briefMembers, seenRecentlySql } from '../domain/people/members.ts';
import { list, page } from '../table/read/read.ts';
import { tableOf } from '../table/table.ts';
import type { Context } from '../call/Context.ts';

type Input = Readonly<Record<string, unknown>>;
type Rows = Readonly<Record<string, unknown>>[];

const HERE = "t.living_status = '1'";
/** Kinds of warnings that are about fire (dictionary `dev_warn_type`). */
const FIRE = ['1', '2', '4', '5', '14'];
const without = (input: Input, names: readonly string[]) =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name)));
const today = (input: Input, context: Context, condition: string): Promise<Rows> =>
  list(
    tableOf(event),
    {},
    { descs: 'report_time' },
    context,
    (q) => `${condition} and ${inGridSubtree(q, gridIn(input))}`,
  );

const namedLayers = (text: string) =>
  text === ''
    ? Object.keys(layers).filter((name) => name !== 'population' && name !== 'house')
    : text
        .split(',')
        .map((name) => name.trim())
        .filter((name) => layerOf(name));

/** Answers of 可视化. */
export const handlers = handle(visualization, {
  population: async (input, context) => ({
    ...(await sharesOf({ register: populationinfo, by: 'populationType', where: HERE }, input, context)),
    ages: await byAge(populationinfo, input, context, HERE),
    education: await byEducation(populationinfo, input, context, HERE),
  }),
  resource1: rating('overall'),
  resource2: rating('speed'),
  resource3: rating('quality'),
  resource4: rating('attitude'),
  resource5: rating('solved'),
  resource6: rating('services'),
  seachMemberByType: async (input, context) =>
    pointsOf('gridmember', input, context, optionalTextIn(input, 'memberType', 64)),
  seachEventByType: async (input, context) => pointsOf('event', input, context, optionalTextIn(input, 'eventType', 64)),
  seachHouseByType: async (input, context) =>
    pointsOf('house', input, context, optionalTextIn(input, 'houseStatus', 64)),
  searchFireByType: async (input, context) => {
    const kind = optionalTextIn(input, 'devWarnType', 64);
    const points = await pointsOf('warnDevice', input, context, kind);
    return kind === '' ? points.filter((point) => FIRE.includes(point.kind)) : points;
  },
  selectHouse: async (input, context) =>
    page(tableOf(houseinfo), {}, without(input, gridNames), context, (q) => inGridSubtree(q, gridIn(input))),
  selectPopulation: async (input, context) =>
    page(
      tableOf(populationinfo),
      {},
      without(input, gridNames),
      context,
      (q) => `${HERE} and ${inGridSubtree(q, gridIn(input))}`,
    ),
  getDispatchGridInfo: async (input, context) => {
    const id = gridIn(input);
    const [found] =
      id === null
        ? await briefGrids(context, () => 'coalesce(t.parent_id, 0) = 0')
        : await briefGrids(context, ({ p }) => `t.id = ${p(id)}`);
    return { grid: found ?? null, statistics: await gridStatistics(input, context) };
  },
  getOnlineGridMemberList: async (input, context) =>
    briefMembers(context, (q) => `${seenRecentlySql} and ${inGridSubtree(q, gridIn(input))}`),
  getCurrentDayEventList: async (input, context) =>
    today(input, context, "t.event_status not in ('0', '8') and t.report_time >= current_date"),
  getCurrentDayFlowEventList: async (input, context) =>
    today(input, context, "t.event_status in ('1', '2', '3', '4') and t.report_time >= current_date"),
  getCurrentDayOverdueEventList: async (input, context) =>
    today(input, context, "t.event_status in ('1', '2', '3', '4') and t.deadline < now()"),
  selectCurrentIntelligentPlan: async (_, context) =>
    (await list(tableOf(intelligentPlan), {}, { descs: 'last_start_time' }, context, () => "t.run_status = '1'"))[0] ??
    {},
  selectRentHouseHeatMap: async (input, context) =>
    heatOf(
      {
        register: houseinfo,
        place: housePlace,
        where: "(t.is_rented = 1 or t.house_status = '2')",
        isPrivate: true,
      },
      input,
      context,
    ),
  selectPopulationHeatMap: async (input, context) =>
    heatOf({ register: populationinfo, place: homePlace, where: HERE }, input, context),
  selectKeyPopulationHeatMap: async (input, context) => {
    const kind = optionalTextIn(input, 'userType', 64);
    return heatOf(
      { register: populationinfo, place: homePlace, where: HERE },
      input,
      context,
      (q) => `exists (select 1 from unnest(string_to_array(t.person_type, ',')) k
        where k <> '' and k <> all(${q.p(hiddenKinds(context))}::text[]) ${kind === '' ? '' : `and k = ${q.p(kind)}`})`,
    );
  },
  selectDeviceWarnHeatMap: async (input, context) => heatOf({ register: devWarnRecord }, input, context),
  selectEventHeatMap: async (input, context) => heatOf({ register: event }, {}, context, (q) => eventsOf(q, input)),
  selectCoordinateResources: async (input, context) =>
    (
      await Promise.all(namedLayers(optionalTextIn(input, 'types', 400)).map((name) => pointsOf(name, input, context)))
    ).flat(),
  selectCoordinateResourcesWithChoice: async (input, context) => {
    const member = optionalTextIn(input, 'gidMenberType', 64);
    return (
      await Promise.all(
        namedLayers(optionalTextIn(input, 'choiceType', 400)).map((name) =>
          pointsOf(name, input, context, name === 'gridmember' ? member : ''),
        ),
      )
    ).flat();
  },
  selectEmergencyResourcesList: async (input, context) => {
    const [lng, lat, radius] = [decimalIn(input, 'lng'), decimalIn(input, 'lat'), decimalIn(input, 'radius') ?? 3000];
    return list(tableOf(emergencyResources), {}, {}, context, ({ p }) =>
      lng === null || lat === null
        ? "t.status = '1'"
        : `t.status = '1' and 6371000 *
          acos(least(1, sin(radians(${p(lat)}::float8)) * sin(radians(t.lat::float8)) + cos(radians(${p(lat)}::float8))
              * cos(radians(t.lat::float8)) * cos(radians(t.lng::float8 - ${p(lng)}::float8)))) <=
          ${p(radius)}::float8`,
    );
  },
  selectMonitorList: async (input, context) =>
    list(
      tableOf(resourcesmonitor),
      {},
      without(input, gridNames),
      context,
      (q) => `t.status <> '3' and ${inGridSubtree(q, gridIn(input))}`,
    ),
  selectEventOverview: eventOverview,
  selectEventInfo: async (input, context) =>
    (await page(tableOf(event), {}, { size: '50', descs: 'report_time' }, context, (q) => eventsOf(q, input))).records,
  selectEventCategory: eventCategories,
  selectEventTrend: eventTrend,
  searchWorkBench: workBench,
});
