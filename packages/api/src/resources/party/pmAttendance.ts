import { crud } from '../../call.ts';
import { dict, longtext, ref, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 组织生活考勤: whether a member came to an activity; the members of its organisation are listed by themselves. */
export const pmAttendance = resource('party/pmAttendance', {
  label: '组织生活考勤',
  recordName: '组织生活考勤记录',
  title: 'personName',
  menu: { icon: 'iconfont iconicon_clipboard', sort: 9 },
  states: {
    field: 'attendState',
    initial: '0',
    moves: [
      { from: '0', to: '1', call: 'submit', label: '到会', roles: ['partyadmin'] },
      { from: '0', to: '2', call: 'submit', label: '请假', roles: ['partyadmin'] },
      { from: '0', to: '3', call: 'submit', label: '缺席', roles: ['partyadmin'] },
      { from: '1', to: '0', call: 'submit', label: '改为未登记', roles: ['partyadmin'] },
      { from: '2', to: '0', call: 'submit', label: '改为未登记', roles: ['partyadmin'] },
      { from: '3', to: '0', call: 'submit', label: '改为未登记', roles: ['partyadmin'] },
    ],
    prompts: [{ to: ['2'], fields: { remark: longtext('请假事由', { required: true, max: 300 }) } }],
  },
  fields: {
    activityId: ref('组织生活', 'party/pmActivity', { required: true, search: true, list: true }),
    memberId: ref('党员', 'party/pmPartymember', { required: true, search: true, list: true }),
    personName: text('姓名', {
      search: true,
      readonly: true,
      max: 30,
      sensitive: 'name',
      copy: { through: 'memberId', field: 'personName' },
    }),
    attendState: dict('到会情况', 'party_attend_state', { search: true, list: true, readonly: true, default: '0' }),
    remark: longtext('备注', { list: true, max: 300 }),
  },
  calls: crud,
});
export type PmAttendance = Row<typeof pmAttendance>;
