import { crud, get, type Page, post } from '../../call.ts';
import { type Id, computed, datetime, dict, images, integer, month, ref, text, user, longtext } from '../../field.ts';
import { type ReportedMember, blankMembers } from '../../reportedMember.ts';
import { type Row, resource } from '../../resource.ts';

/** Filters of the report. */
export interface PointsReportQuery {
  current?: number;
  size?: number;
  griddingId?: Id;
  gridMemberId?: Id;
  /** `yyyy-MM`. */
  assessMonth?: string;
}

/** Points of one member in one month. */
export interface PointsReport extends ReportedMember {
  assessMonth: string;
  addPoints: number;
  deductPoints: number;
  points: number;
  rankNo: number;
}

/** 网格员积分: points given to or taken from a grid member. */
export const gridmemberPoints = resource('project/GridmemberPoints', {
  label: '网格员积分',
  title: 'personName',
  menu: { icon: 'iconfont iconicon_chart', sort: 4, group: 'points' },
  applicants: ['createUser', 'applyUser', 'gridMemberId'],
  states: {
    field: 'status',
    initial: '0',
    settled: { in: ['1', '3'] },
    moves: [
      {
        from: '0',
        to: '1',
        call: 'updateStatus',
        label: '通过审核',
        roles: ['gridleader', 'community', 'admin', 'system'],
        approval: true,
      },
      {
        from: '0',
        to: '2',
        call: 'updateStatus',
        label: '驳回',
        roles: ['gridleader', 'community', 'admin'],
        approval: true,
      },
      { from: '2', to: '0', call: 'updateStatus', label: '重新提交', roles: ['gridmember'] },
      { from: '1', to: '3', call: 'updateStatus', label: '撤销积分', roles: ['admin'] },
    ],
    prompts: [
      { to: ['2'], fields: { auditRemark: longtext('驳回原因', { required: true, max: 200 }) } },
      { to: ['3'], fields: { auditRemark: longtext('撤销原因', { required: true, max: 200 }) } },
    ],
    stamps: [{ to: ['1', '2', '3'], user: 'auditUser', time: 'auditTime' }],
  },
  fields: {
    gridMemberId: ref('网格员', 'grid/gridmember', { required: true, search: true }),
    personName: text('姓名', {
      search: true,
      list: true,
      readonly: true,
      copy: { through: 'gridMemberId', field: 'personName' },
      max: 30,
      sensitive: 'name',
    }),
    griddingId: ref('所属网格', 'grid/grid', {
      required: true,
      search: true,
      list: true,
      copy: { through: 'gridMemberId', field: 'griddingId' },
    }),
    ruleId: ref('积分事项', 'project/pointsManage', { required: true, search: true, list: true }),
    changeType: dict('增减类型', 'points_change_type', {
      required: true,
      search: true,
      list: true,
      copy: { through: 'ruleId', field: 'changeType' },
    }),
    points: integer('积分值', {
      required: true,
      list: true,
      min: 1,
      max: 1000,
      copy: { through: 'ruleId', field: 'points' },
    }),
    sourceType: dict('来源', 'points_source', { required: true, search: true, list: true }),
    sourceId: text('来源单号', { max: 32, internal: true }),
    occurTime: datetime('发生时间', { required: true, search: true, list: true, initial: 'now' }),
    assessMonth: month('考核月份', { required: true, search: true, list: true }),
    reason: text('积分事由', { required: true, list: true, max: 200 }),
    proofs: images('佐证图片'),
    balance: computed('当前余额', 'integer', { list: true }),
    applyUser: user('登记人', { readonly: true, fill: 'user' }),
    auditUser: user('审核人', { readonly: true }),
    auditTime: datetime('审核时间', { readonly: true }),
    auditRemark: text('审核意见', { readonly: true, max: 200 }),
    status: dict('状态', 'gridmember_points_status', { search: true, list: true, readonly: true, default: '0' }),
  },
  calls: {
    ...crud,
    updateStatus: post<{ id: Id; status: string; auditRemark?: string }>('updateStatus', 'query'),
    /** Points by member and month, ranked within the month. */
    report: get<PointsReportQuery, Page<PointsReport>>('report', {
      blank: blankMembers,
    }),
  },
});
export type GridmemberPoints = Row<typeof gridmemberPoints>;
