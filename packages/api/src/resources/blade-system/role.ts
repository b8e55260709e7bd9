import { integer, ref, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 角色: what a group of people may do. The alias `administrator` may do everything. */
export const role = resource('blade-system/role', {
  label: '角色',
  title: 'roleName',
  tree: true,
  order: 'sort',
  fields: {
    parentId: ref('上级角色', 'blade-system/role'),
    roleName: text('角色名称', { required: true, search: true, list: true, max: 255 }),
    roleAlias: text('角色别名', { required: true, search: true, list: true, unique: true, max: 255 }),
    sort: integer('角色排序', { required: true, list: true, min: 0 }),
  },
  calls: {},
});
export type Role = Row<typeof role>;
