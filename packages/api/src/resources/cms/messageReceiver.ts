import { crud } from '../../call.ts';
import { datetime, dept, dict, phone, ref, text, toggle, user } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 消息接收: one receiver of a message, and whether it was read; sending a message writes them. */
export const messageReceiver = resource('cms/messageReceiver', {
  label: '消息接收',
  recordName: '消息接收人',
  title: 'messageTitle',
  actionFields: ['receiverUserId', 'needReply', 'replyTime', 'sendTime'],
  menu: { icon: 'iconfont iconicon_person', sort: 2, group: 'messages' },
  log: true,
  states: {
    field: 'readStatus',
    initial: '0',
    moves: [
      {
        from: '0',
        to: '1',
        call: 'submit',
        label: '标为已读',
        roles: ['gridmember', 'community', 'dept', 'public'],
        holder: { user: 'receiverUserId' },
      },
    ],
    stamps: [{ to: ['1'], time: 'readTime' }],
  },
  fields: {
    messageId: ref('消息', 'cms/messageMain', { required: true }),
    messageTitle: text('消息标题', {
      search: true,
      list: true,
      readonly: true,
      copy: { through: 'messageId', field: 'messageTitle' },
      max: 100,
    }),
    messageType: dict('消息类型', 'message_type', { search: true, list: true, readonly: true }),
    receiverUserId: user('接收人', { required: true, search: true }),
    personName: text('接收人姓名', { search: true, list: true, readonly: true, max: 30, sensitive: 'name' }),
    deptId: dept('接收部门', { list: true, readonly: true }),
    phone: phone('手机号码', { sensitive: 'phone' }),
    channel: dict('接收通道', 'send_type', { search: true, list: true }),
    sendStatus: dict('送达状态', 'send_status', { search: true, list: true, readonly: true }),
    sendTime: datetime('发送时间', { search: true, list: true, readonly: true }),
    failReason: text('失败原因', { readonly: true, max: 200 }),
    readStatus: dict('阅读状态', 'read_status', { search: true, list: true, readonly: true, default: '0' }),
    readTime: datetime('阅读时间', { list: true, readonly: true }),
    remindTime: datetime('最近提醒', { list: true, readonly: true }),
    needReply: toggle('需回执', { readonly: true }),
    replyContent: text('回执内容', { list: true, max: 300 }),
    replyTime: datetime('回执时间', { list: true, readonly: true }),
  },
  calls: crud,
});
export type MessageReceiver = Row<typeof messageReceiver>;
