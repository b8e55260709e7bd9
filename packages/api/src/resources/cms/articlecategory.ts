import { crud, get, plain, type TreeNode } from '../../call.ts';
import {
  type Id,
  computed,
  dict,
  image,
  integer,
  longtext,
  multidict,
  ref,
  refs,
  text,
  toggle,
  url,
} from '../../field.ts';
import { switchStates } from '../../machines/switchStates.ts';
import { type Row, resource } from '../../resource.ts';

/** 文章栏目: a category of articles. */
export const articlecategory = resource('cms/articlecategory', {
  label: '文章栏目',
  title: 'categoryName',
  menu: { icon: 'iconfont iconicon_tree', sort: 2, group: 'articles' },
  treeBy: 'pcategoryId',
  states: switchStates(['admin', 'reviewer']),
  fields: {
    categoryName: text('栏目名称', { required: true, search: true, list: true, max: 50 }),
    categoryCode: text('栏目编码', {
      search: true,
      list: true,
      unique: true,
      max: 40,
      fill: { serial: 'LM' },
      help: '不填时保存后自动编号',
    }),
    pcategoryId: ref('上级栏目', 'cms/articlecategory'),
    categoryType: dict('栏目类型', 'article_category_type', { required: true, search: true, list: true }),
    icon: image('图标', { open: true }),
    cover: image('栏目封面', { open: true }),
    needReview: toggle('需审核', { list: true, default: 1 }),
    allowComment: toggle('允许评论', { list: true, default: 1 }),
    appTypes: multidict('展示终端', 'app_type'),
    roleIds: refs('可发布角色', 'blade-system/role'),
    linkUrl: url('外部链接', { max: 300 }),
    articleCount: computed('文章数', 'integer', {
      list: true,
      from: { count: { of: 'cms/article', by: 'categoryId', where: { status: '2' } } },
    }),
    sort: integer('排序', { list: true, min: 0, max: 9999, default: 0 }),
    isEnabled: toggle('是否启用', { search: true, list: true, default: 1 }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: {
    ...crud,
    save: plain('submit', 'save'),
    saveChild: plain('submit', 'saveChild'),
    update: plain('submit', 'update'),
    /** Categories below one (all without `pcategoryId`) as nested nodes. */
    getTreeList: get<{ pcategoryId?: Id }, TreeNode[]>('getTreeList', { access: 'picker' }),
  },
});
export type Articlecategory = Row<typeof articlecategory>;
