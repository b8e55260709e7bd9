import { crud, plain } from '../../call.ts';
import { computed, dict, integer, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 岗位: a post in a department. */
export const post = resource('blade-system/post', {
  label: '岗位',
  title: 'postName',
  menu: { icon: 'iconfont iconicon_post', sort: 5 },
  fields: {
    category: dict('岗位类型', 'post_category', { required: true, search: true, list: true }),
    postCode: text('岗位编号', { required: true, search: true, list: true, max: 12 }),
    postName: text('岗位名称', { required: true, search: true, list: true, max: 64 }),
    sort: integer('岗位排序', { required: true, list: true, min: 0 }),
    remark: text('岗位描述', { max: 255 }),
    categoryName: computed('岗位类型名', 'text', { from: { words: 'category' } }),
  },
  constraints: [{ kind: 'distinct', field: 'postCode', within: [] }],
  calls: {
    ...crud,
    page: plain('page', 'list'),
    /** All posts of the tenant. */
    select: plain('list', 'select', { access: 'picker' }),
  },
});
export type Post = Row<typeof post>;
