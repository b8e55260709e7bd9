import { crud, plain } from '../../call.ts';
import { computed, image, integer, longtext, ref, text, toggle } from '../../field.ts';
import { switchStates } from '../../machines/switchStates.ts';
import { type Row, resource } from '../../resource.ts';

/** 岗位类别: a category of posts on offer. */
export const esPostCategory = resource('scentre/esPostCategory', {
  label: '岗位类别',
  title: 'categoryName',
  menu: { icon: 'iconfont iconicon_tree', sort: 3 },
  tree: true,
  order: 'sort',
  states: switchStates(['window', 'admin']),
  fields: {
    categoryName: text('类别名称', { required: true, search: true, list: true, max: 50 }),
    categoryCode: text('类别编码', {
      search: true,
      list: true,
      unique: true,
      max: 30,
      fill: { serial: 'GL' },
      help: '不填时保存后自动编号',
    }),
    parentId: ref('上级类别', 'scentre/esPostCategory'),
    icon: image('图标', { open: true, list: true }),
    isHot: toggle('热门', { list: true, default: 0 }),
    postCount: computed('在招岗位数', 'integer', {
      list: true,
      from: { count: { of: 'scentre/esPostInfo', by: 'categoryId', where: { status: '1' } } },
    }),
    sort: integer('排序', { list: true, min: 0, max: 9999, default: 0 }),
    isEnabled: toggle('是否启用', { search: true, list: true, default: 1 }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: {
    ...crud,
    lazyTree: plain('lazyTree', 'lazy-tree'),
  },
});
export type EsPostCategory = Row<typeof esPostCategory>;
