import { get, plain, type TreeNode } from '../../call.ts';
import { type Id, computed, dict, integer, ref, text } from '../../field.ts';
import { menuOfPerson } from '../../menuOfPerson.ts';
import { type Row, resource } from '../../resource.ts';

/** A row of the lazy lists. */
export type LazyMenu = Readonly<Record<string, unknown>> & { hasChildren: boolean };

/** Filters of the lazy lists. */
export interface MenuFilters {
  parentId?: Id;
  name?: string;
  code?: string;
  alias?: string;
}

/** A node of what can be granted. */
export interface GrantNode extends Omit<TreeNode, 'children'> {
  /** What the register is called that a permission is for, where it is not that of its entry. */
  of?: string;
  children?: GrantNode[];
}

/** Trees of what can be granted. */
export interface GrantTrees {
  menu: GrantNode[];
  dataScope: GrantNode[];
  apiScope: GrantNode[];
}

/** Ids of what is granted. */
export interface GrantKeys {
  menu: Id[];
  dataScope: Id[];
  apiScope: Id[];
}

/** 菜单: an entry of the side bar (category 1) or a permission within it (category 2); they form a tree. */
export const menu = resource('blade-system/menu', {
  label: '菜单',
  title: 'name',
  tree: true,
  order: 'sort',
  menu: { icon: 'iconfont iconicon_list', sort: 3 },
  shared: true,
  actionFields: ['category'],
  fields: {
    parentId: ref('上级菜单', 'blade-system/menu'),
    code: text('菜单编号', { required: true, search: true, list: true, unique: true, max: 255 }),
    name: text('菜单名称', { required: true, search: true, list: true, max: 255 }),
    nameEn: text('英文名称', { max: 255 }),
    alias: text('菜单别名', { required: true, search: true, list: true, max: 255 }),
    path: text('路由地址', { required: true, list: true, max: 255 }),
    source: text('菜单图标', { required: true, list: true, max: 255 }),
    sort: integer('菜单排序', { required: true, list: true, min: 0 }),
    category: dict('菜单类型', 'menu_category', { required: true, list: true }),
    action: dict('按钮功能', 'button_func', { default: '0' }),
    isOpen: dict('新窗口', 'yes_no', { default: '1' }),
    remark: text('菜单备注', { max: 255 }),
    parentName: computed('上级名称', 'text'),
  },
  calls: {
    ...menuOfPerson.calls,
    list: plain('list', 'list'),
    detail: plain('detail', 'detail'),
    submit: plain('submit', 'submit'),
    remove: plain('remove', 'remove'),
    tree: plain('tree', 'tree', { access: 'view', fixed: { category: '1' } }),
    /**
     * The entries below one, each saying whether there is more below it; with another filter and no `parentId` all that
     * match.
     */
    lazyList: get<MenuFilters, LazyMenu[]>('lazy-list', { blank: [{ hasChildren: false }] }),
    /** The same without permissions. */
    lazyMenuList: get<MenuFilters, LazyMenu[]>('lazy-menu-list'),
    /** All menus, permissions left out. */
    menuList: plain('rowTree', 'menu-list', { fixed: { category: '1' } }),
    /** What the person may grant to a role: menus with permissions, and the scopes below their menus. */
    grantTree: get<void, GrantTrees>('grant-tree', {
      blank: { menu: [], dataScope: [], apiScope: [] },
      access: { permission: 'grant' },
    }),
    /** What roles are granted: ids of fully checked nodes. */
    roleTreeKeys: get<{ roleIds: string }, GrantKeys>('role-tree-keys', {
      blank: { menu: [], dataScope: [], apiScope: [] },
      access: { permission: 'grant' },
    }),
    /** The menus that an entry of the top bar can show. */
    grantTopTree: get<void, Pick<GrantTrees, 'menu'>>('grant-top-tree', {
      blank: { menu: [] },
      access: { permission: 'grant' },
    }),
    topTreeKeys: get<{ topMenuIds: string }, Pick<GrantKeys, 'menu'>>('top-tree-keys', {
      blank: { menu: [] },
      access: { permission: 'grant' },
    }),
  },
});
export type Menu = Row<typeof menu>;
