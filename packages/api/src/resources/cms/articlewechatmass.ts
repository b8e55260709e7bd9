import { crud, post } from '../../call.ts';
import { type Id, datetime, dict, image, integer, longtext, ref, refs, text, toggle, url } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 微信群发: an article sent to all followers of the WeChat account. */
export const articlewechatmass = resource('cms/articlewechatmass', {
  label: '微信群发',
  title: 'title',
  menu: { icon: 'iconfont iconicon_message', sort: 1, group: 'wechat' },
  states: {
    field: 'status',
    initial: '0',
    settled: { in: ['2', '3'] },
    moves: [
      { from: '0', to: '1', call: 'submit', label: '定时发送', roles: ['reviewer'], approval: true, needs: 'wechat' },
      {
        from: '0',
        to: '2',
        call: 'sendWechatMass',
        label: '立即发送',
        roles: ['reviewer'],
        approval: true,
        needs: 'wechat',
      },
      { from: '1', to: '2', call: 'sendWechatMass', roles: ['system'] },
      { from: '1', to: '0', call: 'submit', label: '取消定时', roles: ['editor', 'reviewer'] },
      { from: '2', to: '3', call: 'submit', roles: ['system'] },
      { from: '2', to: '4', call: 'submit', roles: ['system'] },
      { from: '4', to: '0', call: 'submit', label: '改为草稿', roles: ['editor'] },
    ],
    prompts: [{ to: ['1'], fields: { scheduleTime: datetime('定时发送时间', { required: true }) }, ofRecord: true }],
  },
  fields: {
    accountId: ref('公众号', 'cms/articlewechatgroupaccout', { required: true, search: true, list: true }),
    title: text('群发标题', { required: true, search: true, list: true, leads: true, max: 64 }),
    msgType: dict('消息类型', 'wechat_msg_type', { required: true, search: true, list: true }),
    articleIds: refs('图文文章', 'cms/article', {
      required: true,
      most: 8,
      showIf: { field: 'msgType', in: ['mpnews'] },
    }),
    content: longtext('文本内容', { required: true, max: 600, showIf: { field: 'msgType', in: ['text'] } }),
    thumb: image('封面图'),
    author: text('作者', { max: 8 }),
    digest: text('摘要', { max: 120 }),
    contentSourceUrl: url('原文链接', { max: 300 }),
    mediaId: text('素材ID', { readonly: true, max: 128 }),
    isToAll: toggle('发送给全部', { required: true, list: true, default: 1 }),
    tagId: integer('用户标签', { required: true, showIf: { field: 'isToAll', in: [0] } }),
    sendIgnoreReprint: toggle('转载时继续群发', { default: 0 }),
    needOpenComment: toggle('打开评论', { default: 0 }),
    onlyFansCanComment: toggle('仅粉丝可评论', { default: 0 }),
    scheduleTime: datetime('定时发送时间', { list: true }),
    sendTime: datetime('发送时间', { list: true, readonly: true }),
    clientMsgId: text('防重标识', { readonly: true, max: 64 }),
    status: dict('状态', 'wechat_mass_status', { search: true, list: true, leads: true, readonly: true, default: '0' }),
  },
  calls: {
    ...crud,
    /** Sends a draft to the followers of its account: makes its record and hands it to the outbox. */
    sendWechatMass: post<{ id: Id }, { id: Id; recordId: Id }>('sendWechatMass'),
  },
});
export type Articlewechatmass = Row<typeof articlewechatmass>;
