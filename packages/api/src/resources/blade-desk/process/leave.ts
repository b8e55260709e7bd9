import { get, post } from '../../../call.ts';
import { type Id, datetime, dict, json, longtext, number, text, user } from '../../../field.ts';
import { type Row, resource } from '../../../resource.ts';
import type { BladeFlow } from '../../blade-flow/work.ts';

/** What a person gives to ask for leave; moments as `yyyy-MM-dd HH:mm:ss`. */
export interface LeaveRequest {
  processDefinitionId: Id;
  /** Id of the user who decides first. */
  taskUser: Id;
  startTime: string;
  endTime: string;
  reason: string;
}

/** A request for leave with the process that decides on it. */
export interface LeaveDetail extends LeaveRequest {
  id: Id;
  processInstanceId: Id;
  applyTime: string;
  leaveDays: number | null;
  /** Key of the dictionary `leave_status`. */
  status: string;
  taskUserName: string;
  flow: Partial<BladeFlow>;
}

/** 请假流程: a member of staff's request to be away, decided by a workflow. */
export const leave = resource('blade-desk/process/leave', {
  label: '请假流程',
  title: 'reason',
  states: {
    field: 'status',
    initial: '1',
    moves: [
      { from: '1', to: '2', call: 'system', roles: ['system'] },
      { from: '1', to: '3', call: 'system', roles: ['system'] },
      { from: '1', to: '4', call: 'system', roles: ['system'] },
    ],
  },
  flow: {
    route: 'leave',
    field: 'status',
    running: '1',
    passed: '2',
    refused: '3',
    withdrawn: '4',
    values: ['startTime', 'endTime', 'leaveDays', 'reason', 'taskUser'],
    computes: ['days'],
  },
  fields: {
    processDefinitionId: text('流程定义主键', { readonly: true, max: 64, internal: true }),
    processInstanceId: text('流程实例主键', { readonly: true, max: 64, internal: true }),
    startTime: datetime('开始时间', { required: true, list: true, toMinute: true }),
    endTime: datetime('结束时间', { required: true, list: true, toMinute: true, notBefore: 'startTime' }),
    /** Working days of the town; the server counts them. */
    leaveDays: number('请假天数', {
      list: true,
      readonly: true,
      scale: 1,
      unit: '天',
      live: { workingDays: ['startTime', 'endTime'] },
    }),
    reason: longtext('请假理由', { required: true, list: true, max: 255 }),
    taskUser: user('审批人员', { required: true, list: true }),
    applyTime: datetime('申请时间', { list: true, readonly: true }),
    /** Where the process stands, as `LeaveDetail.flow` says it. */
    flow: json('流程信息', { readonly: true }),
    status: dict('审批状态', 'leave_status', { search: true, list: true, readonly: true, default: '1' }),
  },
  calls: {
    /** Stores the request and starts its process. */
    startProcess: post<LeaveRequest, { businessId: Id; processInstanceId: Id }>('start-process', 'body', {
      access: 'session',
    }),
    /** Working days of the town between two moments (`yyyy-MM-dd HH:mm:ss`), as a request for leave counts them. */
    days: get<{ startTime: string; endTime: string }, { days: number }>('days', {
      access: 'session',
      blank: { days: 0 },
    }),
    /** The request, for those who have a part in its process. */
    detail: get<{ businessId: Id }, LeaveDetail>('detail', {
      blank: {
        id: '',
        processDefinitionId: '',
        processInstanceId: '',
        startTime: '',
        endTime: '',
        reason: '',
        taskUser: '',
        taskUserName: '',
        applyTime: '',
        status: '',
        flow: {},
      },
      access: 'session',
    }),
  },
});
export type Leave = Row<typeof leave>;
