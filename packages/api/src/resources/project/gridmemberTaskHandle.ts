import { crud, get, type Page } from '../../call.ts';
import { type Id, computed, datetime, dict, files, images, integer, lnglat, longtext, ref, text, user } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** Filters of the report. */
export interface TaskReportQuery {
  current?: number;
  size?: number;
  griddingId?: Id;
  gridMemberId?: Id;
  startDate?: string;
  endDate?: string;
}

/** Tasks of one member; the rate in percent, the mean time from issue to handling in hours. */
export interface TaskReport {
  gridMemberId: Id;
  gridMemberIdName: string;
  griddingId: Id;
  griddingIdName: string;
  receivedCount: number;
  finishedCount: number;
  overdueCount: number;
  finishRate: number | null;
  averageHours: number | null;
}

/** 网格员任务办理: one grid member's part of a task. */
export const gridmemberTaskHandle = resource('project/gridmemberTaskHandle', {
  label: '网格员任务办理',
  title: 'taskTitle',
  menu: { icon: 'iconfont iconicon_work', sort: 7, group: 'patrols' },
  states: { field: 'status', initial: '0', moves: [
    ['0', '1', 'submit', '', ['gridmember']],
    ['1', '2', 'submit', '', ['gridmember']],
    ['2', '3', 'submit', '', ['gridleader', 'community', 'dispatcher']],
    ['2', '4', 'submit', '', ['gridleader', 'community', 'dispatcher']],
    ['4', '2', 'submit', '', ['gridmember']],
    ['0', '5', 'submit', '', ['system']],
    ['1', '5', 'submit', '', ['system']],
    ['5', '2', 'submit', '', ['gridmember']],
  ], stamps: [{ to: ['3', '4'], user: 'auditUser', time: 'auditTime' }] },
  fields: {
    taskId: ref('任务', 'project/gridmemberTask', { required: true, search: true }),
    taskTitle: text('任务标题', { search: true, list: true, readonly: true, copy: { through: 'taskId', field: 'taskTitle' }, max: 100 }),
    gridMemberId: ref('办理网格员', 'grid/gridmember', { required: true, search: true, list: true }),
    griddingId: ref('所属网格', 'grid/grid', { search: true, list: true }),
    receiveTime: datetime('签收时间', { list: true }),
    deadline: datetime('截止时间', { list: true, readonly: true, copy: { through: 'taskId', field: 'deadline' } }),
    handleTime: datetime('办理时间', { search: true, list: true }),
    handleContent: longtext('办理情况', { required: true, max: 2000 }),
    address: text('办理地点', { max: 200 }),
    lng: lnglat('经度', 'lng', { min: 0, max: 180, scale: 15 }),
    lat: lnglat('纬度', 'lat', { min: 0, max: 90, scale: 15 }),
    images: images('图片'),
    files: files('附件'),
    overdue: computed('是否逾期', 'switch', { list: true, tones: { 1: 'critical' } }),
    auditUser: user('审核人', { readonly: true }),
    auditTime: datetime('审核时间', { readonly: true }),
    auditRemark: text('审核意见', { max: 300 }),
    score: integer('任务评分', { min: 0, max: 100 }),
    rewardPoints: integer('发放积分', { list: true, min: 0 }),
    status: dict('状态', 'gridmember_task_handle_status', { search: true, list: true, readonly: true, default: '0' }),
  },
  calls: {
    ...crud,
    /** Tasks by member in a period of receipt. */
    report: get<TaskReportQuery, Page<TaskReport>>('report'),
  },
});
export type GridmemberTaskHandle = Row<typeof gridmemberTaskHandle>;
