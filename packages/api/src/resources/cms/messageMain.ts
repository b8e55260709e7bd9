import { crud } from '../../call.ts';
import {
  computed,
  datetime,
  dept,
  dict,
  files,
  json,
  longtext,
  multidict,
  ref,
  text,
  toggle,
  url,
  user,
} from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 消息管理: a message to many receivers. */
export const messageMain = resource('cms/messageMain', {
  label: '消息管理',
  recordName: '消息',
  title: 'messageTitle',
  actionFields: ['totalCount', 'readCount', 'replyCount'],
  menu: { icon: 'iconfont iconicon_message', sort: 1, group: 'messages' },
  states: {
    field: 'status',
    initial: '0',
    settled: { in: ['2', '3'] },
    moves: [
      { from: '0', to: '1', call: 'submit', label: '定时发送', roles: ['editor', 'dispatcher', 'community'] },
      { from: '0', to: '2', call: 'submit', label: '立即发送', roles: ['editor', 'dispatcher', 'community'] },
      { from: '1', to: '2', call: 'submit', roles: ['system'] },
      { from: '1', to: '0', call: 'submit', label: '取消定时', roles: ['editor', 'dispatcher'] },
      { from: '2', to: '3', call: 'submit', label: '撤回', roles: ['editor', 'dispatcher', 'admin'] },
    ],
    prompts: [{ to: ['1'], fields: { scheduleTime: datetime('定时发送时间', { required: true }) }, ofRecord: true }],
  },
  fields: {
    templateId: ref('消息模板', 'cms/messageTemplate', { help: '选择后带出标题和内容，再填写花括号里的部分' }),
    messageTitle: text('消息标题', {
      required: true,
      search: true,
      list: true,
      leads: true,
      max: 100,
      copy: { through: 'templateId', field: 'messageTitle' },
    }),
    messageType: dict('消息类型', 'message_type', {
      required: true,
      search: true,
      list: true,
      copy: { through: 'templateId', field: 'messageType' },
    }),
    channels: multidict('发送通道', 'send_type', { required: true, list: true, default: '1' }),
    receiverType: dict('接收范围', 'message_receiver_type', { required: true, search: true, list: true }),
    receiverIds: json('接收对象', {
      required: true,
      within: 'receiverType',
      showIf: { field: 'receiverType', in: ['1', '2', '3', '4', '6'] },
      shape: {
        kind: 'ids',
        of: { 1: 'user', 2: 'dept', 3: 'blade-system/role', 4: 'grid/grid', 6: 'cms/messageFilter' },
      },
    }),
    content: longtext('消息内容', {
      required: true,
      max: 2000,
      copy: { through: 'templateId', field: 'content' },
    }),
    linkUrl: url('跳转地址', { max: 300 }),
    bizType: dict('业务类型', 'message_biz_type', { search: true }),
    bizId: text('业务编号', { max: 32, internal: true }),
    priority: dict('紧急程度', 'priority_level', { list: true, default: '3' }),
    needReply: toggle('需回执', {
      default: 0,
      help: '接收人要确认收到，可附简短答复；发送后可查看谁已回执并提醒其余的人',
    }),
    files: files('附件'),
    scheduleTime: datetime('定时发送时间'),
    sendTime: datetime('发送时间', { search: true, list: true, readonly: true }),
    sendUser: user('发送人', { list: true, readonly: true, fill: 'user' }),
    sendDept: dept('发送单位', { readonly: true, fill: 'dept' }),
    totalCount: computed('接收人数', 'integer', {
      list: true,
      from: { count: { of: 'cms/messageReceiver', by: 'messageId' } },
    }),
    readCount: computed('已读人数', 'integer', {
      list: true,
      from: { count: { of: 'cms/messageReceiver', by: 'messageId', where: { readStatus: '1' } } },
    }),
    replyCount: computed('已回执人数', 'integer', { list: true }),
    status: dict('状态', 'message_status', { search: true, list: true, leads: true, readonly: true, default: '0' }),
  },
  calls: crud,
});
export type MessageMain = Row<typeof messageMain>;
