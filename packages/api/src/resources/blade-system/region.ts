import { get, plain, type TreeNode } from '../../call.ts';
import { computed, dict, integer, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 行政区划: an administrative division keyed by its GB/T 2260 code. Everybody with a session may read them. */
export const region = resource('blade-system/region', {
  label: '行政区划',
  title: 'name',
  order: 'sort',
  menu: { icon: 'iconfont iconicon_map', sort: 6 },
  shared: true,
  fields: {
    parentCode: text('父区划编号', { required: true, search: true, max: 12 }),
    parentName: computed('父区划名称', 'text'),
    code: text('区划编号', { required: true, search: true, list: true, unique: true, max: 12, pattern: '^\\d+$' }),
    ancestors: text('祖区划编号', { readonly: true, max: 255 }),
    subCode: text('区划子编号', { max: 12, pattern: '^\\d+$' }),
    name: text('区划名称', { required: true, search: true, list: true, max: 32 }),
    regionLevel: dict('区划等级', 'region', { required: true, list: true }),
    provinceCode: text('省级编号', { readonly: true, max: 12 }),
    provinceName: text('省级名称', { list: true, readonly: true, max: 32 }),
    cityCode: text('市级编号', { readonly: true, max: 12 }),
    cityName: text('市级名称', { list: true, readonly: true, max: 32 }),
    districtCode: text('区级编号', { readonly: true, max: 12 }),
    districtName: text('区级名称', { list: true, readonly: true, max: 32 }),
    townCode: text('镇级编号', { readonly: true, max: 12 }),
    townName: text('镇级名称', { list: true, readonly: true, max: 32 }),
    villageCode: text('村级编号', { readonly: true, max: 12 }),
    villageName: text('村级名称', { list: true, readonly: true, max: 32 }),
    sort: integer('区划排序', { required: true, list: true, min: 0 }),
    remark: text('区划备注', { max: 255 }),
  },
  calls: {
    /** Divisions below one; ids, keys and values of the nodes are codes. The top is '00'. */
    lazyTree: get<{ parentCode: string }, TreeNode[]>('lazy-tree', {
      blank: [{ id: '', parentId: '', title: '', key: '', value: '' }],
      access: 'session',
    }),
    page: plain('page', 'list', { access: 'session' }),
    /** A division by its code (`code`), or by its code or the id of its row (`id`). */
    detail: plain('detail', 'detail', { access: 'session' }),
    submit: plain('submit', 'submit'),
    /** Removes a division by its code or the id of its row, as long as none lies below it. */
    remove: plain('remove', 'remove', { key: 'id', final: true }),
  },
});
export type Region = Row<typeof region>;
