import { crud } from '../../call.ts';
import { datetime, dict, image, images, integer, longtext, ref, text, user } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 文章评论: a reader's comment on an article. */
export const articleComment = resource('cms/articleComment', {
  label: '文章评论',
  title: 'content',
  menu: { icon: 'iconfont iconicon_message', sort: 3, group: 'articles' },
  states: {
    field: 'status',
    initial: '0',
    moves: [
      { from: '0', to: '1', call: 'submit', label: '通过审核', roles: ['reviewer', 'editor'], approval: true },
      { from: '0', to: '2', call: 'submit', label: '屏蔽', roles: ['reviewer', 'editor'], approval: true },
      { from: '1', to: '2', call: 'submit', label: '屏蔽', roles: ['reviewer', 'editor'] },
      { from: '2', to: '1', call: 'submit', label: '恢复显示', roles: ['reviewer'] },
    ],
    stamps: [{ user: 'auditUser', time: 'auditTime' }],
  },
  fields: {
    articleId: ref('文章', 'cms/article', { required: true, search: true }),
    articleTitle: text('文章标题', {
      search: true,
      list: true,
      readonly: true,
      copy: { through: 'articleId', field: 'title' },
      max: 100,
    }),
    parentId: ref('回复的评论', 'cms/articleComment'),
    content: longtext('评论内容', { required: true, search: true, list: true, max: 500 }),
    images: images('图片'),
    wechatUserId: ref('微信用户', 'cms/wechatuser'),
    nickName: text('评论人', { search: true, list: true, readonly: true, max: 64, sensitive: 'name' }),
    avatar: image('头像', { open: true, readonly: true }),
    commentTime: datetime('评论时间', { search: true, list: true, readonly: true, fill: 'now' }),
    praiseCount: integer('点赞数', { list: true, readonly: true, min: 0, adds: true }),
    hitWords: text('命中敏感词', { readonly: true, max: 200 }),
    ip: text('IP地址', { readonly: true, max: 39, pattern: '^[0-9a-fA-F:.]{3,39}$' }),
    status: dict('状态', 'comment_status', { search: true, list: true, readonly: true, default: '0' }),
    auditUser: user('审核人', { readonly: true }),
    auditTime: datetime('审核时间', { readonly: true }),
    replyContent: longtext('官方回复', { max: 500 }),
    replyTime: datetime('回复时间', { readonly: true }),
  },
  calls: crud,
});
export type ArticleComment = Row<typeof articleComment>;
