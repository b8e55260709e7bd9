import { crud } from '../../call.ts';
import { date, datetime, dict, files, idcard, integer, longtext, phone, ref, text, user } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** A visit is rated once it is over. */
const done = { field: 'status', in: ['2'] };

/** 服务预约记录: an appointment for a service. */
export const esServiceAppointmentrecord = resource('scentre/esServiceAppointmentrecord', {
  label: '服务预约记录',
  recordName: '服务预约',
  title: 'appointNo',
  menu: { icon: 'iconfont iconicon_calendar', sort: 6 },
  states: {
    field: 'status',
    initial: '0',
    moves: [
      { from: '0', to: '1', call: 'submit', label: '确认预约', roles: ['window'] },
      { from: '0', to: '5', call: 'submit', label: '拒绝预约', roles: ['window'] },
      { from: '0', to: '3', call: 'submit', label: '取消预约', roles: ['public'] },
      { from: '1', to: '3', call: 'submit', label: '取消预约', roles: ['public', 'window'] },
      { from: '1', to: '2', call: 'submit', label: '办结', roles: ['window'] },
      { from: '1', to: '4', call: 'submit', label: '登记未到场', roles: ['window', 'system'], since: 'appointDate' },
    ],
    prompts: [
      { to: ['5'], fields: { cancelReason: longtext('拒绝原因', { required: true, max: 200 }) } },
      { to: ['3'], fields: { cancelReason: longtext('取消原因', { required: true, max: 200 }) } },
      { to: ['2'], fields: { handleResult: longtext('办理结果', { required: true, max: 500 }) } },
    ],
    stamps: [{ user: 'handleUser', time: 'handleTime' }],
  },
  fields: {
    appointNo: text('预约编号', {
      search: true,
      list: true,
      leads: true,
      readonly: true,
      fill: { serial: 'YY' },
      unique: true,
      max: 24,
    }),
    serviceId: ref('服务事项', 'scentre/esServiceInfo', { required: true, search: true, list: true, leads: true }),
    personName: text('预约人', { required: true, search: true, list: true, leads: true, max: 30, sensitive: 'name' }),
    idCard: idcard('身份证号', { required: true, sensitive: 'idcard' }),
    phone: phone('手机号码', { required: true, search: true, list: true, leads: true, sensitive: 'phone' }),
    griddingId: ref('所属网格', 'grid/grid', { search: true, list: true }),
    currentAddress: text('现住地址', { max: 200, sensitive: 'address' }),
    appointDate: date('预约日期', { required: true, search: true, list: true, leads: true }),
    timeSlot: dict('预约时段', 'time_slot', { required: true, list: true, leads: true }),
    demand: longtext('办事诉求', { max: 500 }),
    files: files('附件'),
    channel: dict('预约渠道', 'data_source', { search: true, list: true }),
    callNumber: integer('叫号', { list: true, leads: true, readonly: true, min: 1 }),
    callTime: datetime('叫号时间', { readonly: true }),
    handleUser: user('办理人', { list: true, readonly: true }),
    handleTime: datetime('办理时间', { list: true, readonly: true }),
    handleResult: longtext('办理结果', { readonly: true, max: 500 }),
    evaluateScore: integer('满意度', { list: true, min: 1, max: 5, showIf: done }),
    evaluateContent: text('评价内容', { max: 300, showIf: done }),
    cancelReason: text('取消/拒绝原因', { readonly: true, max: 200 }),
    status: dict('状态', 'appointment_status', { search: true, list: true, leads: true, readonly: true, default: '0' }),
  },
  calls: crud,
});
export type EsServiceAppointmentrecord = Row<typeof esServiceAppointmentrecord>;
