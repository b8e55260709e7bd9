import { blankPage, crud, plain, post } from '../../call.ts';
import {
  type Id,
  computed,
  datetime,
  dept,
  dict,
  integer,
  lnglat,
  longtext,
  ref,
  refs,
  text,
  toggle,
  user,
} from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** A conference that was opened. */
export interface Conference {
  id: Id;
  dispatchNo: string;
  roomNo: string;
  roomName: string;
  /** Address of the conference platform. */
  url: string;
}

/** 调度记录: one act of dispatch: a call, a conference, a message. */
export const recorddispatch = resource('dispatch/recorddispatch', {
  label: '调度记录',
  title: 'dispatchNo',
  log: true,
  actionFields: ['eventId', 'planId', 'startTime', 'dispatchType', 'sendUser', 'userIds'],
  menu: { icon: 'iconfont iconicon_message', sort: 4, group: 'resources' },
  states: {
    field: 'status',
    initial: '0',
    moves: [
      { from: '0', to: '1', call: 'submit', label: '结束调度', roles: ['dispatcher', 'system'] },
      { from: '0', to: '2', call: 'submit', roles: ['system'] },
    ],
  },
  fields: {
    dispatchNo: text('调度编号', {
      search: true,
      list: true,
      readonly: true,
      fill: { serial: 'DD' },
      unique: true,
      max: 24,
    }),
    dispatchType: dict('调度方式', 'dispatch_type', { required: true, search: true, list: true }),
    sendType: dict('消息通道', 'send_type', { search: true, list: true }),
    userIds: refs('接收人', 'blade-user', {
      required: true,
      showIf: { field: 'dispatchType', in: ['1', '2', '3', '4', '5'] },
    }),
    receiverNames: computed('接收人姓名', 'text', { list: true, from: { names: 'userIds' } }),
    sendMess: longtext('消息内容', { list: true, max: 500 }),
    lon: lnglat('经度', 'lng', { pair: 'lonlat' }),
    lat: lnglat('纬度', 'lat', { pair: 'lonlat' }),
    address: text('地点', { max: 200, copy: { through: 'eventId', field: 'address' } }),
    griddingId: ref('所属网格', 'grid/grid', {
      search: true,
      list: true,
      copy: { through: 'eventId', field: 'griddingId' },
    }),
    eventId: ref('关联事件', 'event/event', { search: true }),
    planId: ref('关联预案', 'project/intelligentPlan', { search: true }),
    warnId: ref('关联预警', 'dispatch/warnManage'),
    taskId: ref('关联任务', 'project/gridmemberTask'),
    stepNo: integer('预案步骤', { min: 1 }),
    isUndone: toggle('撤销完成', { readonly: true, default: 0, tones: { 1: 'warning' } }),
    isDrill: toggle('演练', { list: true, default: 0, tones: { 1: 'info' } }),
    roomNo: text('会议号', { list: true, max: 32 }),
    roomName: text('会议名称', { max: 100 }),
    startTime: datetime('开始时间', { search: true, list: true }),
    endTime: datetime('结束时间', { notBefore: 'startTime', list: true }),
    duration: integer('时长', { list: true, min: 0, unit: '秒' }),
    sendUser: user('发起人', { list: true, readonly: true, fill: 'user' }),
    sendDept: dept('发起单位', { readonly: true, fill: 'dept' }),
    receiptCount: integer('回执数', { min: 0 }),
    failReason: text('失败原因', { max: 200 }),
    status: dict('状态', 'dispatch_status', { search: true, list: true, readonly: true, default: '0' }),
  },
  calls: {
    ...crud,
    page: plain('page', 'page', {
      blank: blankPage({ id: '', dispatchNo: '', sendMess: '', roomName: '', userIds: '', startTime: '', address: '' }),
    }),
    /** Opens a video conference: notes it, invites the people, and answers with the conference platform's address. */
    startVideoconferencing: post<
      { roomName: string; userIds: string; eventId?: Id; planId?: Id; griddingId?: Id },
      Conference
    >('startVideoconferencing'),
    /** Sends a message to people by a channel (dictionary `send_type`), perhaps with a place. */
    pushMessage: post<
      { sendType: string; userIds: string; sendMess: string; lon?: string; lat?: string; eventId?: Id; planId?: Id },
      { id: Id; dispatchNo: string; total: number }
    >('pushMessage', 'query'),
  },
});
export type Recorddispatch = Row<typeof recorddispatch>;
