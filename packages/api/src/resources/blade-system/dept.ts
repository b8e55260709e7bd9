import { get, plain } from '../../call.ts';
import { type Id, computed, dict, integer, ref, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** A row of the lazy list. */
export type LazyDept = Readonly<Record<string, unknown>> & { hasChildren: boolean };

/** A department that a session may take. */
export interface DeptOption {
  id: Id;
  parentId: Id;
  deptName: string;
  fullName: string;
}

/** 部门（机构）: a unit of the township; units form a tree. Everybody with a session may read them. */
export const dept = resource('blade-system/dept', {
  label: '部门（机构）',
  recordName: '部门',
  title: 'deptName',
  tree: true,
  order: 'sort',
  menu: { icon: 'iconfont iconicon_dept', sort: 1 },
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
    /**
     * The departments below one, each saying whether there is more below it; with another filter and no `parentId` all
     * that match.
     */
    lazyList: get<{ parentId?: Id; deptName?: string; fullName?: string }, LazyDept[]>('lazy-list', {
      blank: [{ hasChildren: false }],
      access: 'session',
    }),
    /** The departments of a person, oneself without `userId`: those between which a session may change. */
    select: get<{ userId?: Id; deptId?: string }, DeptOption[]>('select', {
      access: 'session',
      blank: [{ id: '', parentId: '', deptName: '', fullName: '' }],
    }),
    submit: plain('submit', 'submit'),
    remove: plain('remove', 'remove'),
  },
});
export type Dept = Row<typeof dept>;
