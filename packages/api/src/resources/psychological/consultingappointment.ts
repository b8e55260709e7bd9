import { crud } from '../../call.ts';
import { date, datetime, dict, longtext, phone, ref, text, time, user } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 咨询预约: somebody comes to a counsellor in one of the hours in which that one takes people. */
export const consultingappointment = resource('psychological/consultingappointment', {
  label: '咨询预约',
  title: 'appointNo',
  menu: { icon: 'iconfont iconicon_calendar', sort: 3, group: 'counselling' },
  states: {
    field: 'status',
    initial: '0',
    settled: { in: ['2', '3', '4', '5'] },
    moves: [
      { from: '0', to: '1', call: 'submit', label: '确认预约', roles: ['counsellor', 'psyadmin'] },
      { from: '0', to: '5', call: 'submit', label: '拒绝预约', roles: ['counsellor', 'psyadmin'] },
      { from: '0', to: '3', call: 'submit', label: '取消预约', roles: ['counsellor', 'psyadmin'] },
      { from: '1', to: '3', call: 'submit', label: '取消预约', roles: ['counsellor', 'psyadmin'] },
      { from: '1', to: '2', call: 'submit', label: '完成咨询', roles: ['counsellor', 'psyadmin'] },
      {
        from: '1',
        to: '4',
        call: 'submit',
        label: '登记未到场',
        roles: ['counsellor', 'psyadmin', 'system'],
        since: 'appointDate',
      },
    ],
    prompts: [
      { to: ['5'], fields: { cancelReason: longtext('拒绝原因', { required: true, max: 200 }) } },
      { to: ['3'], fields: { cancelReason: longtext('取消原因', { required: true, max: 200 }) } },
      { to: ['2'], fields: { consultNote: longtext('咨询记录', { required: true, max: 1000 }) } },
    ],
    stamps: [{ user: 'handleUser', time: 'handleTime' }],
  },
  fields: {
    appointNo: text('预约编号', {
      search: true,
      list: true,
      leads: true,
      readonly: true,
      fill: { serial: 'ZY' },
      unique: true,
      max: 24,
    }),
    expertId: ref('咨询专家', 'psychological/consultingexpert', {
      required: true,
      search: true,
      list: true,
      leads: true,
    }),
    roomId: ref('咨询室', 'psychological/consultingroom', {
      search: true,
      list: true,
      copy: { through: 'expertId', field: 'roomId' },
    }),
    appointDate: date('预约日期', { required: true, search: true, list: true, leads: true }),
    startTime: time('开始时间', {
      required: true,
      list: true,
      leads: true,
      help: '填写专家出诊时段的开始时间',
    }),
    consultMode: dict('咨询方式', 'consult_mode', { required: true, search: true, list: true, default: '1' }),
    answerRecordId: ref('相关测评', 'psychological/appletanswerrecord'),
    personName: text('预约人', {
      required: true,
      search: true,
      list: true,
      leads: true,
      max: 30,
      sensitive: 'name',
      copy: { through: 'answerRecordId', field: 'personName' },
    }),
    phone: phone('手机号码', {
      search: true,
      list: true,
      sensitive: 'phone',
      copy: { through: 'answerRecordId', field: 'phone' },
    }),
    demand: longtext('咨询诉求', { max: 500, sensitive: 'health' }),
    handleUser: user('办理人', { list: true, readonly: true }),
    handleTime: datetime('办理时间', { readonly: true }),
    consultNote: longtext('咨询记录', { readonly: true, max: 1000, sensitive: 'health' }),
    cancelReason: text('取消/拒绝原因', { readonly: true, max: 200 }),
    status: dict('状态', 'appointment_status', {
      search: true,
      list: true,
      leads: true,
      readonly: true,
      default: '0',
    }),
  },
  calls: crud,
});
export type Consultingappointment = Row<typeof consultingappointment>;
