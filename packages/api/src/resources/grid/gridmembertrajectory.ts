import { crud, get } from '../../call.ts';
import { type Id, datetime, dict, integer, lnglat, number, ref, text, toggle } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** A position of a track. */
export interface TrackPoint {
  id: Id;
  locateTime: string;
  lng: string;
  lat: string;
  speed: number | null;
  /** 1 while inside the member's grid. */
  inGrid: number;
}

/** 网格员轨迹: one position of a grid member. */
export const gridmembertrajectory = resource('grid/gridmembertrajectory', {
  label: '网格员轨迹',
  title: 'locateTime',
  log: true,
  menu: { icon: 'iconfont iconicon_map', sort: 4, group: 'attendance' },
  fields: {
    gridMemberId: ref('网格员', 'grid/gridmember', { required: true, search: true, list: true }),
    griddingId: ref('所属网格', 'grid/grid', { required: true, search: true, list: true }),
    locateTime: datetime('定位时间', { required: true, search: true, list: true }),
    lng: lnglat('经度', 'lng', { required: true, list: true }),
    lat: lnglat('纬度', 'lat', { required: true, list: true }),
    address: text('定位地址', { list: true, max: 200 }),
    speed: number('速度', { list: true, min: 0, unit: '公里/小时', adds: false }),
    direction: integer('方向角', { min: 0, max: 360, unit: '°' }),
    accuracy: number('定位精度', { min: 0, unit: '米' }),
    locateSource: dict('定位来源', 'locate_source', { search: true, list: true }),
    inGrid: toggle('是否在网格内', { search: true, list: true, default: 1 }),
    deviceNo: text('设备编号', { search: true, max: 50 }),
    battery: integer('电量', { min: 0, max: 100, unit: '%' }),
  },
  calls: {
    page: crud.page,
    /** The track of a member in a span of time (today without one), oldest position first, at most 5,000 positions. */
    getCoordinate: get<{ gridMemberId: Id; startTime?: string; endTime?: string }, TrackPoint[]>('getCoordinate', {
      blank: [{ id: '', locateTime: '', lng: '', lat: '', speed: null, inGrid: 0 }],
    }),
  },
});
export type Gridmembertrajectory = Row<typeof gridmembertrajectory>;
