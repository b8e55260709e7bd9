import { type Page, get } from '../call.ts';
import type { Id } from '../field.ts';
import { resource } from '../resource.ts';
import type { AgeBand, EducationShare, GridMemberBrief } from './grid/gridmember.ts';
import type { GridBrief, GridStatistics } from './grid/grid.ts';
import {
  type EventOverview,
  type EventQuery,
  type EventTrend,
  type HeatPoint,
  type MapPoint,
  type RatingQuery,
  type SatisfactionRating,
  type Shares,
  type WorkBench,
  blankPoint,
  blankRating,
} from './visualization/dispatch.ts';

type Rows = Readonly<Record<string, unknown>>[];
interface GridQuery {
  gridId?: Id;
}
interface PointQuery {
  griddingId?: Id;
  keyword?: string;
}

/**
 * 可视化: what the big screens and the command screen show. The specification names the calls alone; the shapes are ours.
 * `griddingId`, `gridingId` and `gridId` all name a grid, with the grids below it; without one the whole town counts.
 */
export const visualization = resource('visualization', {
  label: '可视化',
  fields: {},
  calls: {
    /** The people of the town: numbers, ages, schooling. */
    population: get<GridQuery, Shares & { ages: AgeBand[]; education: EducationShare[] }>('population'),
    /** How content people are with the handling of events as a whole. */
    resource1: get<RatingQuery, SatisfactionRating>('resource1', {
      blank: blankRating,
    }),
    /** With its speed. */
    resource2: get<RatingQuery, SatisfactionRating>('resource2', {
      blank: blankRating,
    }),
    /** With its quality. */
    resource3: get<RatingQuery, SatisfactionRating>('resource3', {
      blank: blankRating,
    }),
    /** With the attitude of those who handled them. */
    resource4: get<RatingQuery, SatisfactionRating>('resource4', {
      blank: blankRating,
    }),
    /** Whether their matter was solved: five stars for yes, one for no. */
    resource5: get<RatingQuery, SatisfactionRating>('resource5', {
      blank: blankRating,
    }),
    /** How content people are with the services of the counter. */
    resource6: get<RatingQuery, SatisfactionRating>('resource6', {
      blank: blankRating,
    }),
    /** Grid members with their last position; `memberType` keeps those of one type. */
    seachMemberByType: get<PointQuery & { memberType?: string }, MapPoint[]>('seachMemberByType', {
      blank: [blankPoint],
    }),
    /** Events with a place; `eventType` keeps those of one type. */
    seachEventByType: get<PointQuery & { eventType?: string }, MapPoint[]>('seachEventByType', {
      blank: [blankPoint],
    }),
    /** Houses with a place; `houseStatus` keeps those of one status. */
    seachHouseByType: get<PointQuery & { houseStatus?: string }, MapPoint[]>('seachHouseByType', {
      blank: [blankPoint],
    }),
    /** Devices that watch for fire; `devWarnType` keeps those of one kind. */
    searchFireByType: get<PointQuery & { devWarnType?: string }, MapPoint[]>('searchFireByType', {
      blank: [blankPoint],
    }),
    selectHouse: get<Readonly<Record<string, string | number>>, Page<Rows[number]>>('selectHouse'),
    selectPopulation: get<Readonly<Record<string, string | number>>, Page<Rows[number]>>('selectPopulation'),
    /** A grid with its numbers and its border. */
    getDispatchGridInfo: get<GridQuery, { grid: GridBrief | null; statistics: GridStatistics }>('getDispatchGridInfo', {
      blank: {
        statistics: {
          gridCount: 0,
          memberCount: 0,
          populationCount: 0,
          householdCount: 0,
          partyOrgCount: 0,
          partyMemberCount: 0,
          eventCount: 0,
          finishRate: 0,
        },
      },
    }),
    /** Members who were seen within the last ten minutes. */
    getOnlineGridMemberList: get<GridQuery, GridMemberBrief[]>('getOnlineGridMemberList', { blank: [] }),
    /** Events reported today. */
    getCurrentDayEventList: get<GridQuery, Rows>('getCurrentDayEventList', { blank: [{}] }),
    /** Events reported today that are being handled. */
    getCurrentDayFlowEventList: get<GridQuery, Rows>('getCurrentDayFlowEventList', { blank: [] }),
    /** Open events whose deadline was today or before. */
    getCurrentDayOverdueEventList: get<GridQuery, Rows>('getCurrentDayOverdueEventList', { blank: [{}] }),
    /** The plan that is being carried out; an empty object without one. */
    selectCurrentIntelligentPlan: get<void, Readonly<Record<string, unknown>>>('selectCurrentIntelligentPlan', {
      blank: {},
    }),
    /** Rented houses by place. */
    selectRentHouseHeatMap: get<GridQuery, HeatPoint[]>('selectRentHouseHeatMap', {
      blank: [{ lng: 0, lat: 0, count: 0 }],
    }),
    /** People by the place where they live. */
    selectPopulationHeatMap: get<GridQuery, HeatPoint[]>('selectPopulationHeatMap', {
      blank: [{ lng: 0, lat: 0, count: 0 }],
    }),
    /** People in registers by place; `userType` is a key of the dictionary `person_key_type`. */
    selectKeyPopulationHeatMap: get<GridQuery & { userType?: string }, HeatPoint[]>('selectKeyPopulationHeatMap', {
      blank: [{ lng: 0, lat: 0, count: 0 }],
    }),
    /** Device warnings by place. */
    selectDeviceWarnHeatMap: get<GridQuery, HeatPoint[]>('selectDeviceWarnHeatMap', {
      blank: [{ lng: 0, lat: 0, count: 0 }],
    }),
    /** Events of a period by place. */
    selectEventHeatMap: get<EventQuery, HeatPoint[]>('selectEventHeatMap', { blank: [{ lng: 0, lat: 0, count: 0 }] }),
    /** Everything on the map that the parameters name: `types` joined by commas, all without it. */
    selectCoordinateResources: get<PointQuery & { types?: string }, MapPoint[]>('selectCoordinateResources', {
      blank: [blankPoint],
    }),
    /** The layers that `choiceType` names, joined by commas; members of one type by `gidMenberType`. */
    selectCoordinateResourcesWithChoice: get<PointQuery & { choiceType?: string; gidMenberType?: string }, MapPoint[]>(
      'selectCoordinateResourcesWithChoice',
    ),
    /** Emergency resources in stock; within `radius` metres of a point when `lng` and `lat` are given. */
    selectEmergencyResourcesList: get<{ lng?: string; lat?: string; radius?: string }, Rows>(
      'selectEmergencyResourcesList',
    ),
    selectMonitorList: get<PointQuery, Rows>('selectMonitorList'),
    selectEventOverview: get<EventQuery, EventOverview>('selectEventOverview', {
      blank: { total: 0, open: 0, closed: 0, overdue: 0, supervised: 0, finishRate: null, onTimeRate: null },
    }),
    /** The newest events of a period, at most fifty. */
    selectEventInfo: get<EventQuery, Rows>('selectEventInfo'),
    selectEventCategory: get<EventQuery, { categoryName: string; count: number }[]>('selectEventCategory', {
      blank: [{ categoryName: '', count: 0 }],
    }),
    /** Events by day of a period (the last thirty days without one): reported and closed. */
    selectEventTrend: get<EventQuery, EventTrend[]>('selectEventTrend', {
      blank: [{ day: '', reported: 0, closed: 0 }],
    }),
    /** What waits on one's desk. */
    searchWorkBench: get<{ deptId?: Id }, WorkBench>('searchWorkBench', {
      blank: {
        todoEvents: 0,
        myEvents: 0,
        overdueEvents: 0,
        todayEvents: 0,
        myTasks: 0,
        unreadMessages: 0,
        warnings: 0,
      },
      access: 'session',
    }),
  },
});
