import { crud, post } from '../../call.ts';
import { type Id, computed, datetime, dept, dict, files, longtext, ref, refs, text, user } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** Walked once, and walked again and again: keys of `patrol_cycle`. */
const ONCE = { cycleType: ['', '0'] };
const AGAIN = { cycleType: ['1', '2', '3', '4', '5'] };

/** 巡查任务: a patrol to be made: who, when, which points. */
export const patrolTask = resource('project/patrolTask', {
  label: '巡查任务',
  title: 'taskName',
  menu: { icon: 'iconfont iconicon_work', sort: 2, group: 'patrols' },
  actionFields: ['griddingId', 'gridMemberIds'],
  states: {
    field: 'status',
    initial: '0',
    moves: [
      { from: '0', to: '1', call: 'submit', label: '下发', roles: ['dispatcher', 'community', 'gridleader'] },
      { from: '1', to: '2', call: 'submit', label: '开始巡查', roles: ['gridmember', 'system'] },
      { from: '2', to: '3', call: 'submit', label: '完成巡查', roles: ['system', 'gridmember'], when: ONCE },
      { from: '1', to: '4', call: 'submit', roles: ['system'] },
      { from: '2', to: '4', call: 'submit', roles: ['system'] },
      { from: '4', to: '3', call: 'submit', label: '补办完成', roles: ['gridmember'] },
      { from: '1', to: '5', call: 'submit', label: '终止', roles: ['dispatcher', 'community'], when: ONCE },
      { from: '1', to: '5', call: 'submit', label: '终止以后各次', roles: ['dispatcher', 'community'], when: AGAIN },
      { from: '2', to: '5', call: 'submit', label: '终止', roles: ['dispatcher', 'community'], when: ONCE },
      { from: '2', to: '5', call: 'submit', label: '终止以后各次', roles: ['dispatcher', 'community'], when: AGAIN },
    ],
    stamps: [{ to: ['1'], user: 'issueUser', dept: 'issueDept', time: 'issueTime' }],
  },
  fields: {
    taskNo: text('任务编号', { list: true, readonly: true, fill: { serial: 'XC' }, unique: true, max: 20 }),
    taskName: text('任务名称', { required: true, search: true, list: true, max: 100 }),
    taskType: dict('任务类型', 'patrol_task_type', { required: true, search: true, list: true }),
    patrolType: dict('巡查类别', 'patrol_type', { required: true, search: true }),
    griddingId: ref('所属网格', 'grid/grid', { required: true, search: true, list: true, initial: 'ownGrid' }),
    startTime: datetime('开始时间', { required: true, search: true, list: true }),
    endTime: datetime('截止时间', { required: true, list: true, notBefore: 'startTime' }),
    cycleType: dict('执行周期', 'patrol_cycle', { required: true, list: true }),
    cycleDays: text('周期日', { max: 100, pattern: '^\\d+(-\\d+)?(,\\d+(-\\d+)?)*$' }),
    priority: dict('优先级', 'priority_level', { list: true, default: '3' }),
    gridMemberIds: refs('执行人', 'grid/gridmember', { required: true }),
    issueDept: dept('下发单位', { list: true, readonly: true }),
    issueUser: user('下发人', { readonly: true }),
    issueTime: datetime('下发时间', { readonly: true }),
    requirement: longtext('任务要求', { max: 1000 }),
    pointCount: computed('点位数', 'integer', {
      list: true,
      from: { count: { of: 'project/patrolTaskPoints', by: 'taskId' } },
    }),
    finishCount: computed('已巡点位', 'integer', {
      from: { count: { of: 'project/patrolTaskPoints', by: 'taskId', where: { status: ['1', '2'] } } },
    }),
    progressRate: computed('完成率', 'number', { list: true, unit: '%' }),
    files: files('附件'),
    status: dict('状态', 'patrol_task_status', { search: true, list: true, readonly: true, default: '0' }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: {
    ...crud,
    /**
     * Chooses and orders the points of a task: what was chosen before is replaced. Only while the task is a draft or
     * not begun.
     */
    patrolTaskPoints: post<
      { taskId: Id; points: { pointId: Id; sort: number; planTime?: string; gridMemberId?: Id }[] },
      { pointCount: number }
    >('patrolTaskPoints', 'body', { access: 'save' }),
  },
});
export type PatrolTask = Row<typeof patrolTask>;
