import { crud } from '../../call.ts';
import { datetime, dict, integer, ref, text, user } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 微信群发记录: one sending of articles to WeChat and its result. */
export const articlewechatrecord = resource('cms/articlewechatrecord', {
  label: '微信群发记录',
  title: 'title',
  log: true,
  menu: { icon: 'iconfont iconicon_log', sort: 3, group: 'wechat' },
  states: {
    field: 'status',
    initial: '0',
    moves: [
      { from: '0', to: '1', call: 'system', roles: ['system'] },
      { from: '0', to: '2', call: 'system', roles: ['system'] },
      { from: '1', to: '3', call: 'system', roles: ['reviewer'] },
    ],
  },
  fields: {
    massId: ref('群发草稿', 'cms/articlewechatmass', { required: true }),
    accountId: ref('公众号', 'cms/articlewechatgroupaccout', { required: true, search: true, list: true }),
    title: text('群发标题', { required: true, search: true, list: true, max: 64 }),
    msgType: dict('消息类型', 'wechat_msg_type', { search: true, list: true }),
    msgId: text('消息ID', { list: true, readonly: true, max: 32 }),
    msgDataId: text('图文数据ID', { readonly: true, max: 32 }),
    sendUser: user('发送人', { list: true, readonly: true }),
    sendTime: datetime('发送时间', { search: true, list: true, readonly: true }),
    totalCount: integer('标签粉丝数', { list: true, readonly: true, min: 0 }),
    filterCount: integer('过滤后人数', { readonly: true, min: 0 }),
    sentCount: integer('成功数', { list: true, readonly: true, min: 0, adds: true }),
    errorCount: integer('失败数', { list: true, readonly: true, min: 0, adds: true }),
    errCode: text('错误码', { readonly: true, max: 20 }),
    errMsg: text('错误信息', { readonly: true, max: 300 }),
    readCount: integer('阅读数', { list: true, readonly: true, min: 0, adds: true }),
    status: dict('状态', 'wechat_send_status', { search: true, list: true, readonly: true, default: '0' }),
  },
  calls: crud,
});
export type Articlewechatrecord = Row<typeof articlewechatrecord>;
