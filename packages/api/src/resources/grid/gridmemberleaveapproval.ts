import { crud } from '../../call.ts';
import { datetime, dict, files, longtext, number, ref, text, user } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 网格员请假审批: a grid member's request to be away. */
export const gridmemberleaveapproval = resource('grid/gridmemberleaveapproval', {
  label: '网格员请假审批',
  title: 'reason',
  menu: { icon: 'iconfont iconicon_calendar', sort: 3, group: 'attendance' },
  states: { field: 'leaveStatus', initial: '1', moves: [
    ['0', '1', 'submit', '提交'],
    ['1', '2', 'submit', '同意'],
    ['1', '3', 'submit', '驳回'],
    ['1', '4', 'submit', '撤回'],
    ['3', '1', 'submit', '重新提交'],
    ['2', '5', 'submit', '销假'],
  ], stamps: [{ to: ['2', '3'], time: 'approveTime' }, { to: ['5'], time: 'backTime' }] },
  fields: {
    gridMemberId: ref('请假人', 'grid/gridmember', { required: true, search: true, list: true, leads: true }),
    griddingId: ref('所属网格', 'grid/grid', { search: true, list: true, readonly: true, copy: { through: 'gridMemberId', field: 'griddingId' } }),
    leaveType: dict('请假类型', 'leave_type', { required: true, search: true, list: true }),
    startTime: datetime('开始时间', { required: true, search: true, list: true, toMinute: true }),
    endTime: datetime('结束时间', { required: true, search: true, list: true, toMinute: true, notBefore: 'startTime' }),
    leaveDays: number('请假天数', { required: true, list: true, min: 0.5, scale: 1, unit: '天' }),
    reason: longtext('请假事由', { required: true, list: true, max: 500 }),
    substituteId: ref('代岗网格员', 'grid/gridmember'),
    files: files('证明材料'),
    applyTime: datetime('申请时间', { list: true, readonly: true, toMinute: true, fill: 'now' }),
    approveUserId: user('审批人', { required: true, list: true }),
    approveTime: datetime('审批时间', { readonly: true }),
    approveOpinion: longtext('审批意见', { max: 500 }),
    backTime: datetime('销假时间', { readonly: true }),
    processInstanceId: text('流程实例', { readonly: true, max: 64 }),
    leaveStatus: dict('审批状态', 'grid_leave_status', { search: true, list: true, leads: true, default: '1' }),
  },
  calls: crud,
});
export type Gridmemberleaveapproval = Row<typeof gridmemberleaveapproval>;
