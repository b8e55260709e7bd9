import { crud, plain } from '../../call.ts';
import { computed, image, integer, longtext, text, toggle } from '../../field.ts';
import { switchStates } from '../../machines/switchStates.ts';
import { type Row, resource } from '../../resource.ts';

/** 量表分类: a category of scales. */
export const scalecategory = resource('psychological/scalecategory', {
  label: '量表分类',
  title: 'categoryName',
  menu: { icon: 'iconfont iconicon_tree', sort: 1, group: 'scales' },
  states: switchStates(['psyadmin']),
  fields: {
    categoryName: text('分类名称', { required: true, search: true, list: true, max: 30 }),
    categoryCode: text('分类编码', {
      search: true,
      list: true,
      unique: true,
      max: 30,
      fill: { serial: 'LF' },
      help: '不填时保存后自动编号',
    }),
    icon: image('图标', { open: true }),
    description: longtext('分类说明', { list: true, max: 300 }),
    scaleCount: computed('量表数', 'integer', {
      list: true,
      from: { count: { of: 'psychological/scale', by: 'scaleCategoryId' } },
    }),
    sort: integer('排序', { list: true, min: 0, max: 9999, default: 0 }),
    isEnabled: toggle('是否启用', { search: true, list: true, default: 1 }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: {
    ...crud,
    /** The open categories to pick from. */
    getList: plain('list', 'getList', { access: 'picker', fixed: { isEnabled: '1' } }),
  },
});
export type Scalecategory = Row<typeof scalecategory>;
