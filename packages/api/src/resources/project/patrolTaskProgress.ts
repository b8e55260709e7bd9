import { crud, get, type Page } from '../../call.ts';
import {
  type Id,
  computed,
  date,
  datetime,
  dict,
  geometry,
  integer,
  longtext,
  number,
  ref,
  text,
} from '../../field.ts';
import { type ReportedMember, blankMembers } from '../../reportedMember.ts';
import { type Row, resource } from '../../resource.ts';

/** Filters of the report. */
export interface PatrolReportQuery {
  current?: number;
  size?: number;
  griddingId?: Id;
  gridMemberId?: Id;
  patrolDate_dategt?: string;
  patrolDate_datelt?: string;
}

/** Patrols of one member in one grid; the rate in percent, the way in kilometres. */
export interface PatrolReport extends ReportedMember {
  taskCount: number;
  totalPoints: number;
  checkedPoints: number;
  missedPoints: number;
  abnormalCount: number;
  checkRate: number | null;
  mileage: number;
}

/** 巡查进度: how far a patrol task is, with its track. */
export const patrolTaskProgress = resource('project/patrolTaskProgress', {
  label: '巡查进度',
  title: 'taskName',
  menu: { icon: 'iconfont iconicon_route', sort: 4, group: 'patrols' },
  states: {
    field: 'status',
    initial: '0',
    moves: [
      { from: '0', to: '1', call: 'system', roles: ['gridmember'] },
      { from: '1', to: '2', call: 'system', roles: ['gridmember', 'system'] },
      { from: '0', to: '3', call: 'system', roles: ['system'] },
      { from: '1', to: '3', call: 'system', roles: ['system'] },
    ],
  },
  fields: {
    taskId: ref('巡查任务', 'project/patrolTask', { required: true, search: true, list: true }),
    taskName: text('任务名称', {
      search: true,
      readonly: true,
      copy: { through: 'taskId', field: 'taskName' },
      max: 100,
    }),
    gridMemberId: ref('网格员', 'grid/gridmember', { required: true, search: true, list: true }),
    griddingId: ref('所属网格', 'grid/grid', {
      search: true,
      list: true,
      copy: { through: 'gridMemberId', field: 'griddingId' },
    }),
    patrolDate: date('巡查日期', { required: true, search: true, list: true, initial: 'today' }),
    startTime: datetime('开始时间', { list: true }),
    endTime: datetime('结束时间', { notBefore: 'startTime', list: true }),
    totalPoints: integer('应巡点位', { list: true, min: 0 }),
    checkedPoints: integer('已巡点位', { list: true, min: 0 }),
    missedPoints: integer('漏巡点位', { list: true, min: 0 }),
    abnormalCount: integer('异常数', { list: true, min: 0 }),
    eventCount: integer('上报事件数', { min: 0 }),
    mileage: number('巡查里程', { min: 0, unit: '公里' }),
    duration: integer('巡查时长', { min: 0, unit: '分钟' }),
    progressRate: computed('完成率', 'number', { list: true, unit: '%' }),
    trackLine: geometry('巡查轨迹', 'LineString'),
    status: dict('状态', 'patrol_progress_status', { search: true, list: true, readonly: true, default: '0' }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: {
    ...crud,
    /** Patrols by grid and member in a period (`patrolDate_dategt`, `patrolDate_datelt`). */
    report: get<PatrolReportQuery, Page<PatrolReport>>('report', {
      blank: blankMembers,
    }),
  },
});
export type PatrolTaskProgress = Row<typeof patrolTaskProgress>;
