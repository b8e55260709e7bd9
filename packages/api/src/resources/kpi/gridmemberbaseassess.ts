import { crud, get, type Page, plain, blankPage } from '../../call.ts';
import { type Id, computed, datetime, dept, dict, json, longtext, month, number, ref, user } from '../../field.ts';
import { kpiStandards, scoreNames, scoreWeights } from '../../kpiRules.ts';
import { type ReportedMember, blankMembers } from '../../reportedMember.ts';
import { type Row, resource } from '../../resource.ts';

/** Filters of the assessment reports; without `assessMonth` and days all time counts. */
export interface KpiQuery {
  current?: number;
  size?: number;
  /** `yyyy-MM`. */
  assessMonth?: string;
  startDate?: string;
  endDate?: string;
  griddingId?: Id;
  gridMemberId?: Id;
  deptId?: Id;
}

/** Work of one member, whose account `userId` ('' for none) registers people. */
export interface WorkStatistics extends ReportedMember {
  userId: Id;
  workCount: number;
  visitCount: number;
  patrolCount: number;
  /** Kilometres. */
  patrolMileage: number;
  collectCount: number;
  serviceCount: number;
}

/**
 * Events of one member, who handles them as the user `userId` ('' for none); `satisfyRate` in percent, null without an
 * evaluation.
 */
export interface EventStatistics extends ReportedMember {
  userId: Id;
  reportCount: number;
  handleCount: number;
  finishCount: number;
  overdueCount: number;
  delayCount: number;
  satisfyRate: number | null;
}

/** One department; rates in percent, null where nothing was counted. */
export interface DeptStatistics {
  deptId: Id;
  deptIdName: string;
  gridCount: number;
  memberCount: number;
  eventCount: number;
  finishRate: number | null;
  onTimeRate: number | null;
  satisfyRate: number | null;
  avgScore: number | null;
  rankNo: number;
}

/** 网格员基础考核: the monthly assessment of a grid member's work, by the rules of `kpiRules`. */
export const gridmemberbaseassess = resource('kpi/gridmemberbaseassess', {
  label: '网格员基础考核',
  title: 'gridMemberId',
  menu: { icon: 'iconfont iconicon_chart', sort: 3 },
  states: {
    field: 'assessStatus',
    initial: '0',
    settled: { in: ['2', '3'] },
    moves: [
      { from: '0', to: '1', call: 'submit', label: '考核确认', roles: ['dispatcher'] },
      { from: '1', to: '2', call: 'submit', label: '公示', roles: ['dispatcher'] },
      { from: '1', to: '0', call: 'submit', label: '退回重算', roles: ['dispatcher'] },
      { from: '2', to: '3', call: 'submit', label: '归档', roles: ['dispatcher'] },
    ],
    prompts: [{ to: ['0'], fields: { scoreReason: longtext('退回原因', { required: true, max: 500 }) } }],
    stamps: [{ to: ['1'], user: 'assessUserId', time: 'assessTime' }],
  },
  fields: {
    gridMemberId: ref('网格员', 'grid/gridmember', { required: true, search: true, list: true }),
    griddingId: ref('所属网格', 'grid/grid', {
      required: true,
      search: true,
      list: true,
      copy: { through: 'gridMemberId', field: 'griddingId' },
    }),
    deptId: dept('所属机构', { required: true, search: true, copy: { through: 'gridMemberId', field: 'deptId' } }),
    assessMonth: month('考核月份', { required: true, search: true, list: true }),
    baseScore: number('基础分', { required: true, list: true, min: 0, max: 100, scale: 1, unit: '分', adds: false }),
    workScore: number('工作日志得分', { list: true, min: 0, max: 100, scale: 1, unit: '分', adds: false }),
    visitScore: number('走访得分', { list: true, min: 0, max: 100, scale: 1, unit: '分', adds: false }),
    patrolScore: number('巡查得分', { list: true, min: 0, max: 100, scale: 1, unit: '分', adds: false }),
    eventScore: number('事件得分', { list: true, min: 0, max: 100, scale: 1, unit: '分', adds: false }),
    dataScore: number('信息采集得分', { list: true, min: 0, max: 100, scale: 1, unit: '分', adds: false }),
    attendanceScore: number('考勤得分', { list: true, min: 0, max: 100, scale: 1, unit: '分', adds: false }),
    addScore: number('加分', { min: 0, scale: 1, unit: '分', default: 0 }),
    deductScore: number('扣分', { min: 0, scale: 1, unit: '分', default: 0 }),
    /** The shares of the scores in percent as the town had set them when they were worked out last. */
    scoreWeights: json('各项占比', { internal: true, readonly: true }),
    totalScore: computed('总分', 'number', {
      list: true,
      live: {
        sum: [...scoreNames, 'addScore'],
        weights: scoreWeights(kpiStandards),
        weightsIn: 'scoreWeights',
        less: ['deductScore'],
      },
    }),
    /** By the total, and among the rows of the month. */
    assessGrade: computed('考核等次', 'dict', { dict: 'assess_grade', search: true, list: true }),
    rankNo: computed('排名', 'integer', { list: true }),
    scoreReason: longtext('加扣分说明', { max: 500 }),
    assessUserId: user('考核人', { list: true, readonly: true }),
    assessTime: datetime('考核时间', { list: true, readonly: true }),
    assessStatus: dict('考核状态', 'assess_status', { search: true, list: true, default: '0' }),
  },
  calls: {
    ...crud,
    /** Monthly assessments, the best first; `assessMonth` is last month without one. */
    getGridmemberBaseList: plain('page', 'getGridmemberBaseList'),
    /**
     * Work of each member in a period: entries of the work log, visits, patrols, kilometres, people collected, people
     * served.
     */
    getGridmemberWorkList: get<KpiQuery, Page<WorkStatistics>>('getGridmemberWorkList', {
      blank: blankMembers,
    }),
    /** Events of each member in a period: reported, handled, closed, late, delayed, share of the content. */
    getGridmemberEventList: get<KpiQuery, Page<EventStatistics>>('getGridmemberEventList', {
      blank: blankMembers,
    }),
    /** Departments in a period, the best first. */
    getDeptAssessList: get<KpiQuery, Page<DeptStatistics>>('getDeptAssessList', {
      blank: blankPage({ deptId: '', deptIdName: '', eventCount: 0, finishRate: null }),
    }),
    /** Events by category in a period. */
    getGridmemberEventPie: get<KpiQuery, { categoryName: string; count: number }[]>('getGridmemberEventPie', {
      blank: [{ categoryName: '', count: 0 }],
    }),
  },
});
export type Gridmemberbaseassess = Row<typeof gridmemberbaseassess>;
