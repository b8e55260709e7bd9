import { dept, dict, files, images, integer, longtext, text, toggle, user } from '../field.ts';
import type { States } from '../resource.ts';

/** What is told of a dispute alone. */
export const ofDispute = { field: 'eventType', in: ['01'] } as const;

/** Who gets an event next: a department, a person, or both. */
const receiver = {
  nextDeptId: dept('处理部门'),
  nextUserId: user('处理人', { within: 'nextDeptId', help: '处理部门和处理人至少选一个' }),
};

/** Stars of an evaluation. */
const star = { required: true, min: 1, max: 5, unit: '星', default: 5 } as const;

/** Who holds a draft, or an event that was returned: who reported it. */
const reporter = { user: 'createUser' };

/** Who holds an event: the person who handles it, or where nobody does yet the department. */
export const eventHolder = { user: 'handleUserId', dept: 'handleDeptId' };

/** The state machine of an event: reported, dispatched, handled, verified, evaluated. */
export const eventStates = {
  field: 'eventStatus',
  initial: '0',
  transient: { saveEventInfo: ['1'] },
  elsewhere: { evaluate: { of: 'event/eventevaluate', call: 'submit' } },
  keys: { evaluate: { eventId: 'id' } },
  moves: [
    {
      from: '0',
      to: '1',
      call: 'saveEventInfo',
      label: '上报',
      roles: ['gridmember', 'public', 'community', 'dispatcher'],
      holder: reporter,
    },
    {
      from: '0',
      to: '5',
      call: 'saveEventInfo',
      label: '就地办结',
      roles: ['gridmember', 'gridleader'],
      holder: reporter,
    },
    { from: '0', to: '8', call: 'saveEventInfo', label: '作废', roles: ['creator'], holder: reporter },
    { from: '1', to: '2', call: 'completeTask', label: '受理并分派', roles: ['dispatcher', 'community'] },
    { from: '1', to: '7', call: 'completeTask', label: '退回', roles: ['dispatcher', 'community'] },
    { from: '1', to: '8', call: 'completeTask', label: '不予受理', roles: ['dispatcher'] },
    { from: '2', to: '3', call: 'completeTask', label: '签收处理', roles: ['dept', 'gridmember'], holder: eventHolder },
    { from: '2', to: '1', call: 'completeTask', label: '退回分派', roles: ['dept', 'gridmember'], holder: eventHolder },
    { from: '3', to: '4', call: 'completeTask', label: '处理完成', roles: ['dept', 'gridmember'], holder: eventHolder },
    {
      from: '3',
      to: '2',
      call: 'completeTask',
      label: '转办、上报上级',
      roles: ['dept', 'dispatcher'],
      holder: eventHolder,
    },
    { from: '4', to: '5', call: 'completeTask', label: '核查通过', roles: ['dispatcher', 'gridleader'] },
    { from: '4', to: '3', call: 'completeTask', label: '核查不通过', roles: ['dispatcher', 'gridleader'] },
    { from: '5', to: '6', call: 'evaluate', label: '评价办结', roles: ['creator', 'gridleader', 'public', 'system'] },
    { from: '7', to: '1', call: 'saveEventInfo', label: '重新上报', roles: ['creator'], holder: reporter },
    { from: '7', to: '8', call: 'saveEventInfo', label: '作废', roles: ['creator'], holder: reporter },
  ],
  prompts: [
    {
      from: ['0'],
      to: ['5'],
      fields: { handleResult: longtext('处理（化解）情况', { required: true, max: 2000 }) },
      fixed: { selfHandle: 1 },
    },
    {
      from: ['1'],
      to: ['2'],
      fields: { ...receiver, opinion: longtext('意见') },
      either: ['nextDeptId', 'nextUserId'],
    },
    { from: ['1'], to: ['7', '8'], fields: { opinion: longtext('意见', { required: true }) } },
    { from: ['2'], to: ['1'], fields: { opinion: longtext('退回原因', { required: true }) } },
    {
      from: ['3'],
      to: ['2'],
      fields: { ...receiver, escalate: toggle('上报上级'), opinion: longtext('意见') },
      either: ['nextDeptId', 'nextUserId'],
    },
    {
      from: ['3'],
      to: ['4'],
      fields: {
        handleResult: longtext('处理（化解）情况', { required: true, max: 2000 }),
        resolveMode: dict('化解方式', 'resolve_mode', { showIf: ofDispute }),
        isResolved: toggle('化解是否成功', { default: 1, showIf: ofDispute }),
        images: images('现场照片'),
        files: files('附件'),
      },
    },
    { from: ['4'], to: ['5'], fields: { opinion: longtext('意见') } },
    { from: ['4'], to: ['3'], fields: { opinion: longtext('意见', { required: true }) } },
    {
      from: ['5'],
      to: ['6'],
      fields: {
        satisfaction: dict('总体满意度', 'satisfaction', { required: true }),
        speedScore: integer('办理时效', star),
        qualityScore: integer('办理质量', star),
        attitudeScore: integer('服务态度', star),
        isSolved: toggle('问题是否解决', { required: true, default: 1 }),
        evaluateType: dict('评价主体', 'evaluate_type', { required: true, default: '1' }),
        visitMode: dict('回访方式', 'visit_mode'),
        evaluateContent: longtext('评价内容', { max: 500 }),
      },
    },
    {
      from: ['7'],
      to: ['1'],
      fields: {
        address: text('发生地点', { max: 200 }),
        eventDesc: longtext('事件简述', { max: 2000 }),
        images: images('现场照片'),
      },
      ofRecord: true,
    },
  ],
} as const satisfies States;
