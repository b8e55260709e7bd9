import { crud, plain } from '../../call.ts';
import { computed, dict, longtext, ref, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 数据权限: which rows of a menu a role sees. */
export const dataScope = resource('blade-system/data-scope', {
  label: '数据权限',
  title: 'scopeName',
  menu: { icon: 'iconfont iconicon_auth', sort: 1, group: 'permissions' },
  fields: {
    menuId: ref('所属菜单', 'blade-system/menu', { required: true, search: true }),
    scopeName: text('权限名称', { required: true, search: true, list: true, max: 255 }),
    resourceCode: text('权限编号', { required: true, search: true, list: true, max: 255 }),
    scopeColumn: text('权限字段', { required: true, list: true, max: 255, default: 'create_dept' }),
    scopeType: dict('规则类型', 'data_scope_type', { required: true, search: true, list: true }),
    scopeField: text('可见字段', { required: true, max: 255, default: '*' }),
    scopeClass: text('权限类名', { required: true, max: 500 }),
    scopeValue: longtext('规则值', { max: 2000 }),
    remark: text('备注', { max: 255 }),
    scopeTypeName: computed('规则类型名', 'text', { from: { words: 'scopeType' } }),
  },
  calls: {
    ...crud,
    page: plain('page', 'list'),
  },
});
export type DataScope = Row<typeof dataScope>;
