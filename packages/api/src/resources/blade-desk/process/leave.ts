import { crud } from '../../../call.ts';
import { computed, datetime, dict, json, longtext, text, user } from '../../../field.ts';
import { type Row, resource } from '../../../resource.ts';

/** 请假流程: a member of staff's request to be away, decided by a workflow. */
export const leave = resource('blade-desk/process/leave', {
  label: '请假流程',
  title: 'reason',
  states: { field: 'status', initial: '1', moves: [
    ['1', '2', 'start-process', '', ['leader', 'dept', 'community']],
    ['1', '3', 'start-process', '', ['leader', 'dept', 'community']],
  ] },
  fields: {
    processDefinitionId: text('流程定义主键', { readonly: true, max: 64 }),
    processInstanceId: text('流程实例主键', { readonly: true, max: 64 }),
    startTime: datetime('开始时间', { required: true, list: true }),
    endTime: datetime('结束时间', { required: true, list: true }),
    leaveDays: computed('请假天数', 'number', { list: true, unit: '天' }),
    reason: longtext('请假理由', { required: true, list: true, max: 255 }),
    taskUser: user('审批人员', { required: true, list: true }),
    applyTime: datetime('申请时间', { list: true, readonly: true }),
    /** BladeFlow object returned by GET detail (businessId). */
    flow: json('流程信息', { readonly: true }),
    status: dict('审批状态', 'leave_status', { search: true, list: true, readonly: true, default: '1' }),
  },
  calls: {
    detail: crud.detail,
  },
});
export type Leave = Row<typeof leave>;
