import { crud } from '../../call.ts';
import {
  computed,
  datetime,
  dept,
  dict,
  files,
  integer,
  longtext,
  ref,
  refs,
  text,
  toggle,
  user,
} from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 网格员任务: a task given to several grid members. */
export const gridmemberTask = resource('project/gridmemberTask', {
  label: '网格员任务',
  title: 'taskTitle',
  menu: { icon: 'iconfont iconicon_work', sort: 6, group: 'patrols' },
  states: {
    field: 'status',
    initial: '0',
    moves: [
      { from: '0', to: '1', call: 'submit', label: '下发', roles: ['dispatcher', 'community', 'gridleader', 'dept'] },
      { from: '1', to: '2', call: 'submit', roles: ['system'] },
      { from: '2', to: '3', call: 'submit', roles: ['system'] },
      { from: '1', to: '4', call: 'submit', roles: ['system'] },
      { from: '2', to: '4', call: 'submit', roles: ['system'] },
      { from: '4', to: '3', call: 'submit', roles: ['system'] },
      { from: '1', to: '5', call: 'submit', label: '撤回', roles: ['dispatcher', 'community', 'gridleader', 'dept'] },
      { from: '2', to: '5', call: 'submit', label: '撤回', roles: ['admin'] },
    ],
    stamps: [{ to: ['1'], user: 'issueUser', dept: 'issueDept', time: 'issueTime' }],
  },
  fields: {
    taskNo: text('任务编号', { list: true, readonly: true, fill: { serial: 'RW' }, unique: true, max: 20 }),
    taskTitle: text('任务标题', { required: true, search: true, list: true, max: 100 }),
    taskType: dict('任务类型', 'gridmember_task_type', { required: true, search: true, list: true }),
    priority: dict('紧急程度', 'priority_level', { required: true, search: true, list: true, default: '3' }),
    content: longtext('任务内容', { required: true, max: 2000 }),
    griddingIds: refs('下发网格', 'grid/grid', { required: true, initial: 'ownGrid' }),
    gridMemberIds: refs('接收网格员', 'grid/gridmember', { required: true }),
    issueDept: dept('下发单位', { list: true, readonly: true }),
    issueUser: user('下发人', { readonly: true }),
    issueTime: datetime('下发时间', { search: true, list: true, readonly: true }),
    deadline: datetime('截止时间', { required: true, list: true, due: true, toMinute: true }),
    needPhoto: toggle('必须拍照', { default: 0 }),
    needLocation: toggle('必须定位', { default: 0 }),
    rewardPoints: integer('奖励积分', { min: 0, max: 100 }),
    eventId: ref('关联事件', 'event/event'),
    files: files('附件'),
    targetCount: computed('应办人数', 'integer', {
      list: true,
      from: { count: { of: 'project/gridmemberTaskHandle', by: 'taskId' } },
    }),
    finishCount: computed('已办人数', 'integer', {
      list: true,
      from: { count: { of: 'project/gridmemberTaskHandle', by: 'taskId', where: { status: '3' } } },
    }),
    status: dict('状态', 'gridmember_task_status', { search: true, list: true, readonly: true, default: '0' }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type GridmemberTask = Row<typeof gridmemberTask>;
