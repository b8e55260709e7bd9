import { crud, post } from '../../call.ts';
import { type Id, computed, dict, image, integer, ref, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 小程序量表分类: a category under which scales are offered to the public. */
export const appletcategory = resource('psychological/appletcategory', {
  label: '小程序量表分类',
  title: 'displayName',
  distinguishedBy: ['sourceType'],
  menu: { icon: 'iconfont iconicon_tree', sort: 1, group: 'assessments' },
  states: {
    field: 'showStatus',
    initial: '0',
    moves: [
      { from: '0', to: '1', call: 'updateShowStatus', label: '显示', roles: ['psyadmin'] },
      { from: '1', to: '0', call: 'updateShowStatus', label: '隐藏', roles: ['psyadmin'] },
    ],
  },
  fields: {
    scaleCategoryId: ref('量表分类', 'psychological/scalecategory', { required: true, search: true, list: true }),
    sourceType: dict('适用人群', 'psy_source_type', { required: true, search: true, list: true }),
    displayName: text('展示名称', { required: true, search: true, list: true, max: 30 }),
    icon: image('图标', { open: true, required: true, list: true }),
    cover: image('背景图', { open: true }),
    description: text('分类说明', { list: true, max: 200 }),
    scaleCount: computed('可测量表数', 'integer', {
      list: true,
      from: { count: { of: 'psychological/appletscale', by: 'appletCategoryId', where: { status: '1' } } },
    }),
    sort: integer('排序', { list: true, min: 0, max: 9999, default: 0 }),
    showStatus: dict('显示状态', 'show_status', { search: true, list: true, readonly: true, default: '0' }),
  },
  calls: {
    ...crud,
    /** Shows (1) or hides (0) a category. */
    updateShowStatus: post<{ id: Id; showStatus: '0' | '1' }>('updateShowStatus'),
  },
});
export type Appletcategory = Row<typeof appletcategory>;
