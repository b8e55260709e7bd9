import { get, plain, post, type TreeNode } from '../../call.ts';
import { type Id, computed, integer, ref, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** A role that a session may take. */
export interface RoleOption {
  id: Id;
  parentId: Id;
  roleName: string;
  roleAlias: string;
  sort: number;
}

/** 角色: what a group of people may do. The alias `administrator` may do everything. */
export const role = resource('blade-system/role', {
  label: '角色',
  title: 'roleName',
  tree: true,
  order: 'sort',
  menu: { icon: 'iconfont iconicon_auth', sort: 0, group: 'permissions' },
  fields: {
    parentId: ref('上级角色', 'blade-system/role'),
    roleName: text('角色名称', { required: true, search: true, list: true, max: 255 }),
    roleAlias: text('角色别名', { required: true, search: true, list: true, unique: true, max: 255 }),
    sort: integer('角色排序', { required: true, list: true, min: 0 }),
    parentName: computed('上级名称', 'text'),
  },
  calls: {
    list: plain('list', 'list'),
    detail: plain('detail', 'detail'),
    submit: plain('submit', 'submit'),
    remove: plain('remove', 'remove'),
    tree: plain('tree', 'tree'),
    /** A role and the roles below it. */
    treeById: get<{ roleId: Id }, TreeNode[]>('tree-by-id', { access: 'picker' }),
    /** The roles of a person, oneself without `userId`: those between which a session may change. */
    select: get<{ userId?: Id; roleId?: string }, RoleOption[]>('select', {
      access: 'session',
      blank: [{ id: '', parentId: '', roleName: '', roleAlias: '', sort: 0 }],
    }),
    /**
     * Gives each of the roles exactly these menus, row scopes and call scopes. Ids of menus are those that are fully
     * checked.
     */
    grant: post<{ roleIds: string; menuIds: string; dataScopeIds?: string; apiScopeIds?: string }>('grant'),
  },
});
export type Role = Row<typeof role>;
