import { crud } from '../../call.ts';
import { datetime, dict, integer, ref, text, toggle, user } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 文章阅读记录: one reading of an article. */
export const articlereadrecord = resource('cms/articlereadrecord', {
  label: '文章阅读记录',
  title: 'articleTitle',
  log: true,
  menu: { icon: 'iconfont iconicon_log', sort: 6, group: 'articles' },
  fields: {
    articleId: ref('文章', 'cms/article', { required: true, search: true }),
    articleTitle: text('文章标题', {
      search: true,
      list: true,
      readonly: true,
      copy: { through: 'articleId', field: 'title' },
      max: 100,
    }),
    wechatUserId: ref('微信用户', 'cms/wechatuser'),
    userId: user('后台用户'),
    nickName: text('读者昵称', { search: true, list: true, readonly: true, max: 64, sensitive: 'name' }),
    channel: dict('阅读渠道', 'read_channel', { search: true, list: true }),
    readTime: datetime('阅读时间', { search: true, list: true, readonly: true, fill: 'now' }),
    readSeconds: integer('阅读时长', { list: true, readonly: true, min: 0, unit: '秒' }),
    isFinished: toggle('是否读完', { list: true, readonly: true }),
    griddingId: ref('所属网格', 'grid/grid', { search: true, list: true }),
    ip: text('访问IP', { readonly: true, max: 39, pattern: '^[0-9a-fA-F:.]{3,39}$' }),
  },
  calls: crud,
});
export type Articlereadrecord = Row<typeof articlereadrecord>;
