import { crud } from '../../call.ts';
import { datetime, dict, ref, text, user } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 文章收藏: an article that a reader keeps. */
export const articlecollection = resource('cms/articlecollection', {
  label: '文章收藏',
  title: 'articleTitle',
  menu: { icon: 'iconfont iconicon_flag', sort: 4, group: 'articles' },
  fields: {
    articleId: ref('文章', 'cms/article', { required: true, search: true }),
    articleTitle: text('文章标题', {
      search: true,
      list: true,
      readonly: true,
      copy: { through: 'articleId', field: 'title' },
      max: 100,
    }),
    categoryId: ref('所属栏目', 'cms/articlecategory', {
      search: true,
      list: true,
      readonly: true,
      copy: { through: 'articleId', field: 'categoryId' },
    }),
    wechatUserId: ref('微信用户', 'cms/wechatuser'),
    userId: user('后台用户'),
    nickName: text('收藏人', { search: true, list: true, readonly: true, max: 64, sensitive: 'name' }),
    channel: dict('来源渠道', 'read_channel', { search: true, list: true }),
    collectTime: datetime('收藏时间', { search: true, list: true, readonly: true, fill: 'now' }),
  },
  calls: crud,
});
export type Articlecollection = Row<typeof articlecollection>;
