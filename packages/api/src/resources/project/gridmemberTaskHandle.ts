import { crud, get, type Page } from '../../call.ts';
import { type Id, computed, datetime, dict, files, images, integer, longtext, ref, text, user } from '../../field.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type ReportedMember, blankMembers } from '../../reportedMember.ts';
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
export interface TaskReport extends ReportedMember {
  receivedCount: number;
  finishedCount: number;
  overdueCount: number;
  finishRate: number | null;
  averageHours: number | null;
}

/** 网格员任务办理: one grid member's part of a task. */
export const gridmemberTaskHandle = resource('project/gridmemberTaskHandle', {
  label: '网格员任务办理',
  recordName: '网格员任务办理记录',
  title: 'taskTitle',
  menu: { icon: 'iconfont iconicon_work', sort: 7, group: 'patrols' },
  applicants: ['gridMemberId'],
  states: {
    field: 'status',
    initial: '0',
    settled: { in: ['3'] },
    moves: [
      { from: '0', to: '1', call: 'submit', label: '签收', roles: ['gridmember'] },
      { from: '1', to: '2', call: 'submit', label: '提交审核', roles: ['gridmember'] },
      {
        from: '2',
        to: '3',
        call: 'submit',
        label: '审核通过',
        roles: ['gridleader', 'community', 'dispatcher'],
        approval: true,
      },
      {
        from: '2',
        to: '4',
        call: 'submit',
        label: '退回',
        roles: ['gridleader', 'community', 'dispatcher'],
        approval: true,
      },
      { from: '4', to: '2', call: 'submit', label: '重新提交', roles: ['gridmember'] },
      { from: '0', to: '5', call: 'submit', roles: ['system'] },
      { from: '1', to: '5', call: 'submit', roles: ['system'] },
      { from: '5', to: '2', call: 'submit', label: '补办提交', roles: ['gridmember'] },
    ],
    prompts: [
      {
        to: ['2'],
        fields: {
          handleContent: longtext('办理情况', { required: true, max: 2000 }),
          images: images('图片', { keepsPlace: true }),
        },
        ofRecord: true,
      },
      { to: ['4'], fields: { auditRemark: longtext('退回原因', { required: true, max: 300 }) } },
      {
        to: ['3'],
        fields: { score: integer('任务评分', { min: 0, max: 100 }), auditRemark: longtext('审核意见', { max: 300 }) },
      },
    ],
    stamps: [{ to: ['3', '4'], user: 'auditUser', time: 'auditTime' }],
  },
  fields: {
    taskId: ref('任务', 'project/gridmemberTask', { required: true, search: true }),
    taskTitle: text('任务标题', {
      search: true,
      list: true,
      readonly: true,
      copy: { through: 'taskId', field: 'taskTitle' },
      max: 100,
    }),
    taskContent: computed('任务内容', 'longtext', { from: { through: 'taskId', field: 'content' } }),
    gridMemberId: ref('办理网格员', 'grid/gridmember', { required: true, search: true, list: true }),
    griddingId: ref('所属网格', 'grid/grid', {
      search: true,
      list: true,
      copy: { through: 'gridMemberId', field: 'griddingId' },
    }),
    receiveTime: datetime('签收时间', { list: true }),
    deadline: datetime('截止时间', {
      list: true,
      due: true,
      readonly: true,
      copy: { through: 'taskId', field: 'deadline' },
    }),
    handleTime: datetime('办理时间', { search: true, list: true }),
    handleContent: longtext('办理情况', { required: true, max: 2000 }),
    address: text('办理地点', { max: 200 }),
    ...pointFields(),
    images: images('图片', { keepsPlace: true }),
    files: files('附件'),
    overdue: computed('是否逾期', 'switch', { list: true, tones: { 1: 'critical' } }),
    auditUser: user('审核人', { readonly: true }),
    auditTime: datetime('审核时间', { readonly: true }),
    auditRemark: text('审核意见', { readonly: true, max: 300 }),
    score: integer('任务评分', { min: 0, max: 100 }),
    rewardPoints: integer('发放积分', { list: true, min: 0 }),
    status: dict('状态', 'gridmember_task_handle_status', { search: true, list: true, readonly: true, default: '0' }),
  },
  calls: {
    ...crud,
    /** Tasks by member in a period of receipt. */
    report: get<TaskReportQuery, Page<TaskReport>>('report', {
      blank: blankMembers,
    }),
  },
});
export type GridmemberTaskHandle = Row<typeof gridmemberTaskHandle>;
