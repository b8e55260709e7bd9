import { crud } from '../../call.ts';
import { datetime, dict, files, longtext, number, ref, text, user } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 网格员请假审批: a grid member's request to be away. */
export const gridmemberleaveapproval = resource('grid/gridmemberleaveapproval', {
  label: '网格员请假审批',
  recordName: '网格员请假申请',
  title: 'reason',
  menu: { icon: 'iconfont iconicon_calendar', sort: 3, group: 'attendance' },
  applicants: ['createUser', 'gridMemberId'],
  ownEdits: true,
  states: {
    field: 'leaveStatus',
    initial: '1',
    settled: { in: ['2', '5'] },
    moves: [
      { from: '0', to: '1', call: 'submit', label: '提交' },
      { from: '1', to: '2', call: 'submit', label: '同意', holder: { user: 'approveUserId' }, approval: true },
      { from: '1', to: '3', call: 'submit', label: '驳回', holder: { user: 'approveUserId' }, approval: true },
      { from: '1', to: '4', call: 'submit', label: '撤回' },
      { from: '3', to: '1', call: 'submit', label: '重新提交' },
      { from: '2', to: '5', call: 'submit', label: '销假' },
    ],
    prompts: [
      { to: ['3'], fields: { approveOpinion: longtext('驳回原因', { required: true, max: 500 }) } },
      { to: ['2'], fields: { approveOpinion: longtext('审批意见', { max: 500 }) } },
    ],
    stamps: [
      { to: ['2', '3'], time: 'approveTime' },
      { to: ['5'], time: 'backTime' },
    ],
  },
  fields: {
    gridMemberId: ref('请假人', 'grid/gridmember', {
      required: true,
      search: true,
      list: true,
      leads: true,
      initial: 'ownMember',
    }),
    griddingId: ref('所属网格', 'grid/grid', {
      search: true,
      list: true,
      readonly: true,
      initial: 'ownGrid',
      copy: { through: 'gridMemberId', field: 'griddingId' },
    }),
    leaveType: dict('请假类型', 'leave_type', { required: true, search: true, list: true }),
    startTime: datetime('开始时间', { required: true, search: true, list: true, toMinute: true }),
    endTime: datetime('结束时间', { required: true, search: true, list: true, toMinute: true, notBefore: 'startTime' }),
    /** Working days of the town; the server counts them. */
    leaveDays: number('请假天数', {
      list: true,
      readonly: true,
      scale: 1,
      unit: '天',
      live: { workingDays: ['startTime', 'endTime'] },
    }),
    reason: longtext('请假事由', { required: true, list: true, max: 500 }),
    substituteId: ref('代岗网格员', 'grid/gridmember'),
    files: files('证明材料'),
    applyTime: datetime('申请时间', { list: true, readonly: true, toMinute: true, fill: 'now' }),
    approveUserId: user('审批人', { required: true, list: true }),
    approveTime: datetime('审批时间', { readonly: true }),
    approveOpinion: longtext('审批意见', { readonly: true, max: 500 }),
    backTime: datetime('销假时间', { readonly: true }),
    processInstanceId: text('流程实例', { readonly: true, max: 64, internal: true }),
    leaveStatus: dict('审批状态', 'grid_leave_status', { search: true, list: true, leads: true, default: '1' }),
  },
  calls: crud,
});
export type Gridmemberleaveapproval = Row<typeof gridmemberleaveapproval>;
