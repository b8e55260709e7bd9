import { type Blank, get } from '../../call.ts';
import { numberOrNull } from '../../readPart.ts';
import type { Id } from '../../field.ts';
import { resource } from '../../resource.ts';

/** A whole and its parts by dictionary key, level or category. */
export interface Shares {
  total: number;
  items: { key: string; name: string; value: number }[];
}

/** How content people are: shares by star (5 to 1), of all who rated. */
export interface SatisfactionRating extends Shares {
  /** Share of 4 and 5 stars in percent; null where nobody rated. */
  rate: number | null;
  /** Mean of the stars; null where nobody rated. */
  score: number | null;
  /** The last twelve months, whatever period is asked for. */
  trend: { month: string; rate: number | null; rated: number }[];
  /** The grids right below the chosen one. */
  areas: { id: Id; name: string; rate: number | null; rated: number }[];
  /** Kinds of events or services, the least content first. */
  kinds: { key: string; name: string; rate: number | null; rated: number }[];
  /**
   * Records with one or two stars, the latest first; `id` is that of the event or the appointment, `words` what was
   * said with the stars.
   */
  worst: { id: Id; title: string; score: number; time: string; words: string }[];
}

/** A rating that nobody gave. */
export const blankRating: Blank<SatisfactionRating> = {
  total: 0,
  rate: numberOrNull,
  score: numberOrNull,
  items: [{ key: '', name: '', value: 0 }],
  trend: [{ month: '', rated: 0, rate: numberOrNull }],
  areas: [{ id: '', name: '', rate: numberOrNull, rated: 0 }],
  kinds: [{ key: '', name: '', rate: numberOrNull, rated: 0 }],
  worst: [{ id: '', title: '', score: 0, time: '', words: '' }],
};

/** Filters of the ratings: a grid with those below it, and a period (`dateType` as for events). */
export interface RatingQuery {
  gridId?: Id;
  dateType?: string;
  startDate?: string;
  endDate?: string;
}

/** Something with a place on the map; `type` is its layer, `kind` a key within it. */
export interface MapPoint {
  id: Id;
  type: string;
  kind: string;
  name: string;
  address: string;
  lng: string;
  lat: string;
  /** How many people the place stands for: a cell, which has neither id nor name. Who may see single ones gets none. */
  count?: number;
}

/** Something with a place that says nothing. */
export const blankPoint: Blank<MapPoint> = { id: '', type: '', kind: '', name: '', address: '', lng: '', lat: '' };

/** How many lie about a place: cells of about a hundred metres. */
export interface HeatPoint {
  lng: number;
  lat: number;
  count: number;
}

/**
 * Filters of the event screens: a grid with those below it, a period (`dateType` 1 day, 2 week, 3 month, 4 year, 5 from
 * `startDate` to `endDate`), type and source.
 */
export interface EventQuery {
  gridId?: Id;
  dateType?: string;
  startDate?: string;
  endDate?: string;
  eventType?: string;
  eventfrom?: string;
}

/** Numbers of events; rates in percent, null where nothing was counted. */
export interface EventOverview {
  total: number;
  open: number;
  closed: number;
  overdue: number;
  supervised: number;
  finishRate: number | null;
  onTimeRate: number | null;
  satisfyRate: number | null;
}

/** Events of one day. */
export interface EventTrend {
  day: string;
  reported: number;
  closed: number;
}

/** What waits on one's desk. */
export interface WorkBench {
  /** Events that wait for the person. */
  todoEvents: number;
  /** Events that the person reported and that are open. */
  myEvents: number;
  /** Open events of the department (of all without one) beyond their deadline. */
  overdueEvents: number;
  todayEvents: number;
  unreadMessages: number;
  /** Tasks of the person as a grid member that are not finished. */
  myTasks: number;
  /** Device warnings that are active. */
  warnings: number;
}

interface Where {
  griddingId?: Id;
}

/**
 * 指挥调度统计: numbers and places for the command screen; the names are ours where the specification writes `select*Static`
 * and `search*`.
 */
export const dispatchScreen = resource('visualization/dispatch', {
  label: '指挥调度统计',
  fields: {},
  calls: {
    selectPopulationStatic: get<Where, Shares>('selectPopulationStatic', { blank: { total: 0, items: [] } }),
    selectHouseStatic: get<Where, Shares>('selectHouseStatic', { blank: { total: 0, items: [] } }),
    selectGridMemberStatic: get<Where, Shares>('selectGridMemberStatic', { blank: { total: 0, items: [] } }),
    selectEventStatic: get<Where, Shares>('selectEventStatic', { blank: { total: 0, items: [] } }),
    selectDeviceStatic: get<Where, Shares>('selectDeviceStatic', { blank: { total: 0, items: [] } }),
    searchPopulation: get<Where & { keyword?: string }, MapPoint[]>('searchPopulation', { blank: [blankPoint] }),
    searchHouse: get<Where & { keyword?: string }, MapPoint[]>('searchHouse', { blank: [blankPoint] }),
    searchGridMember: get<Where & { keyword?: string }, MapPoint[]>('searchGridMember', { blank: [blankPoint] }),
    searchEvent: get<Where & { keyword?: string }, MapPoint[]>('searchEvent', { blank: [blankPoint] }),
    searchDevice: get<Where & { keyword?: string }, MapPoint[]>('searchDevice', { blank: [blankPoint] }),
  },
});
