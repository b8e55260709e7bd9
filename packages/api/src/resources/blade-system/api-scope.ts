import { crud, plain } from '../../call.ts';
import { computed, dict, ref, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 接口权限: addresses that a role may call beside what its permissions open. */
export const apiScope = resource('blade-system/api-scope', {
  label: '接口权限',
  title: 'scopeName',
  menu: { icon: 'iconfont iconicon_auth', sort: 2, group: 'permissions' },
  fields: {
    menuId: ref('所属菜单', 'blade-system/menu', { required: true, search: true }),
    scopeName: text('权限名称', { required: true, search: true, list: true, max: 255 }),
    resourceCode: text('权限编号', { required: true, search: true, list: true, max: 255 }),
    scopePath: text('权限路径', {
      required: true,
      list: true,
      max: 255,
      pattern: '^/api(?:/(?:[a-zA-Z0-9_-]+|\\*))+(?:/\\*\\*)?$|^/api/\\*\\*$',
      help: '以 /api/ 开头，* 代表一段，末尾的 ** 代表任意多段',
    }),
    scopeType: dict('接口类型', 'api_scope_type', { required: true, search: true, list: true }),
    remark: text('备注', { max: 255 }),
    scopeTypeName: computed('接口类型名', 'text', { from: { words: 'scopeType' } }),
  },
  calls: {
    ...crud,
    page: plain('page', 'list'),
  },
});
export type ApiScope = Row<typeof apiScope>;
