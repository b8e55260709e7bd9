import { crud, get, post, startFlow } from '../../call.ts';
import { type Id, datetime, dept, dict, files, image, integer, longtext, ref, refs, richtext, text, toggle, url, user } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 文章: an article for residents, written, reviewed by hand or by a process of the route `article`, and published. */
export const article = resource('cms/article', {
  label: '文章',
  title: 'title',
  menu: { icon: 'iconfont iconicon_file', sort: 1, group: 'articles' },
  states: { field: 'status', initial: '0', moves: [
    ['0', '1', 'submit', '', ['editor']],
    ['1', '2', 'submit', '', ['reviewer']],
    ['1', '3', 'submit', '', ['reviewer']],
    ['1', '0', 'submit', '', ['editor']],
    ['3', '1', 'submit', '', ['editor']],
    ['3', '0', 'submit', '', ['editor']],
    ['2', '4', 'submit', '', ['reviewer', 'admin']],
    ['4', '1', 'submit', '', ['editor']],
    ['0', '2', 'submit', '', ['reviewer']],
    ['0', '5', 'startFlow', '送审', ['editor']],
    ['3', '5', 'startFlow', '送审', ['editor']],
    ['5', '2', 'system', '', ['system']],
    ['5', '3', 'system', '', ['system']],
    ['5', '0', 'system', '', ['system']],
  ], stamps: [{ to: ['2', '3'], user: 'auditUser', time: 'auditTime' }, { to: ['2'], time: 'publishTime' }] },
  flow: { route: 'article', field: 'status', running: '5', passed: '2', refused: '3', withdrawn: '0', values: ['title', 'categoryId', 'articleType', 'summary', 'content', 'cover', 'author', 'deptId', 'activityTime', 'files', 'isTop'] },
  fields: {
    title: text('标题', { required: true, search: true, list: true, max: 100 }),
    subtitle: text('副标题', { max: 100 }),
    categoryId: ref('所属栏目', 'cms/articlecategory', { required: true, search: true, list: true }),
    articleType: dict('文章类型', 'article_type', { required: true, search: true, list: true }),
    cover: image('封面图', { list: true }),
    summary: longtext('摘要', { max: 300 }),
    content: richtext('正文', { required: true }),
    linkUrl: url('外部链接', { max: 300 }),
    author: text('作者', { max: 30 }),
    articleSource: text('来源', { max: 60 }),
    keywords: text('关键词', { max: 100 }),
    deptId: dept('发布单位', { required: true, search: true }),
    griddingIds: refs('可见网格', 'grid/grid'),
    activityTime: datetime('活动时间'),
    files: files('附件'),
    isTop: toggle('是否置顶', { list: true, default: 0 }),
    allowComment: toggle('允许评论', { default: 1 }),
    publishTime: datetime('发布时间', { search: true, list: true }),
    viewCount: integer('阅读量', { list: true, readonly: true, min: 0 }),
    praiseCount: integer('点赞量', { readonly: true, min: 0 }),
    status: dict('状态', 'article_status', { search: true, list: true, readonly: true, default: '0' }),
    auditUser: user('审核人', { readonly: true }),
    auditTime: datetime('审核时间', { readonly: true }),
    auditRemark: text('审核意见', { max: 300 }),
    sort: integer('排序', { list: true, min: 0, max: 9999, default: 0 }),
  },
  calls: {
    ...crud,
    startFlow,
    /** Published activities of the party (`categoryType` 5) for a grid and the grids above it. */
    getPartyActivityList: get<{ gridingId?: Id }, Readonly<Record<string, unknown>>[]>('getPartyActivityList'),
    /** Changes an article, or reviews it: `status` 2 publishes, 3 refuses and needs `auditRemark`. */
    updateArticle: post<Readonly<Record<string, unknown>> & { id: Id }, { id: Id }>('updateArticle', 'body', { access: 'save' }),
  },
});
export type Article = Row<typeof article>;
