import { plain } from '../../call.ts';
import { computed, dict, integer, ref, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 部门（机构）: a unit of the township; units form a tree. Everybody with a session may read them. */
export const dept = resource('blade-system/dept', {
  label: '部门（机构）',
  title: 'deptName',
  tree: true,
  order: 'sort',
  fields: {
    parentId: ref('上级部门', 'blade-system/dept'),
    ancestors: text('祖级列表', { readonly: true, max: 2000 }),
    deptName: text('部门名称', { required: true, search: true, list: true, max: 45 }),
    fullName: text('部门全称', { required: true, search: true, list: true, max: 45 }),
    deptCategory: dict('机构类型', 'org_category', { required: true, search: true, list: true }),
    sort: integer('排序', { required: true, list: true, min: 0 }),
    remark: text('备注', { max: 255 }),
    parentName: computed('上级名称', 'text'),
  },
  calls: {
    list: plain('list', 'list', { access: 'session' }),
    detail: plain('detail', 'detail', { access: 'session' }),
    tree: plain('tree', 'tree', { access: 'session' }),
    lazyTree: plain('lazyTree', 'lazy-tree', { access: 'session' }),
  },
});
export type Dept = Row<typeof dept>;
