import { crud } from '../../call.ts';
import { datetime, dict, ref, text, toggle, user } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 点赞记录: a reader's praise of an article. */
export const articlepraiserecord = resource('cms/articlepraiserecord', {
  label: '点赞记录',
  title: 'articleTitle',
  log: true,
  menu: { icon: 'iconfont iconicon_flag', sort: 5, group: 'articles' },
  fields: {
    targetType: dict('点赞对象', 'praise_target', { required: true, search: true, list: true }),
    articleId: ref('文章', 'cms/article', { required: true, search: true }),
    commentId: ref('评论', 'cms/articleComment'),
    articleTitle: text('文章标题', {
      search: true,
      list: true,
      readonly: true,
      copy: { through: 'articleId', field: 'title' },
      max: 100,
    }),
    wechatUserId: ref('微信用户', 'cms/wechatuser'),
    userId: user('后台用户'),
    nickName: text('点赞人', { search: true, list: true, readonly: true, max: 64, sensitive: 'name' }),
    channel: dict('来源渠道', 'read_channel', { search: true, list: true }),
    praiseTime: datetime('点赞时间', { search: true, list: true, readonly: true, fill: 'now' }),
    isCancel: toggle('是否取消', { list: true, readonly: true, default: 0 }),
  },
  calls: crud,
});
export type Articlepraiserecord = Row<typeof articlepraiserecord>;
