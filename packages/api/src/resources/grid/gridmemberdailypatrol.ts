import { crud, plain } from '../../call.ts';
import { computed, datetime, dict, geometry, images, longtext, number, ref, text, toggle } from '../../field.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type Row, resource } from '../../resource.ts';

/** 网格员日常巡查: one patrol of a grid member, with its track. */
export const gridmemberdailypatrol = resource('grid/gridmemberdailypatrol', {
  label: '网格员日常巡查',
  title: 'patrolTitle',
  menu: { icon: 'iconfont iconicon_route', sort: 3, group: 'work' },
  states: {
    field: 'patrolStatus',
    initial: '1',
    moves: [
      { from: '1', to: '2', call: 'submit', label: '结束巡查' },
      { from: '1', to: '3', call: 'submit', label: '异常中断' },
    ],
  },
  fields: {
    gridMemberId: ref('巡查人', 'grid/gridmember', { required: true, search: true, list: true, initial: 'ownMember' }),
    griddingId: ref('巡查网格', 'grid/grid', {
      required: true,
      search: true,
      list: true,
      copy: { through: 'gridMemberId', field: 'griddingId' },
      initial: 'ownGrid',
    }),
    patrolTitle: text('巡查名称', { required: true, search: true, list: true, max: 100 }),
    patrolType: dict('巡查类别', 'daily_patrol_type', { required: true, search: true, list: true }),
    startTime: datetime('开始时间', { required: true, search: true, list: true, initial: 'now' }),
    endTime: datetime('结束时间', { notBefore: 'startTime', list: true }),
    patrolMinutes: computed('巡查时长', 'integer', {
      list: true,
      live: { between: ['startTime', 'endTime'], in: 'minutes' },
    }),
    patrolMileage: number('巡查里程', { list: true, min: 0, scale: 2, unit: '公里' }),
    patrolContent: longtext('巡查内容', { required: true, max: 1000 }),
    hasProblem: toggle('是否发现问题', {
      required: true,
      search: true,
      list: true,
      tones: { 1: 'warning' },
      default: 0,
    }),
    problemType: ref('问题类别', 'event/eventcategory', { search: true, showIf: { field: 'hasProblem', in: [1] } }),
    problemDesc: longtext('问题描述', { max: 1000, showIf: { field: 'hasProblem', in: [1] } }),
    handleMode: dict('处置方式', 'patrol_handle', {
      search: true,
      list: true,
      showIf: { field: 'hasProblem', in: [1] },
    }),
    eventId: ref('上报事件', 'event/event', { showIf: { field: 'hasProblem', in: [1] } }),
    address: text('巡查地点', { list: true, max: 200 }),
    ...pointFields(),
    geom: geometry('巡查轨迹', 'LineString', { readonly: true }),
    images: images('现场照片', { required: true, keepsPlace: true }),
    patrolStatus: dict('巡查状态', 'patrol_status', { search: true, list: true, default: '1' }),
  },
  calls: {
    ...crud,
    /** Patrols, by the call that the wire has for them. */
    page: plain('page', 'gridmemberDailyPage'),
    /** The same rows, at the address that all registers have. */
    standardPage: plain('page', 'page'),
  },
});
export type Gridmemberdailypatrol = Row<typeof gridmemberdailypatrol>;
