import { crud, plain } from '../../call.ts';
import { computed, dict, longtext, ref, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/**
 * 数据权限: which rows of a register a role sees; on an area or a group, which rows of all registers below that have no
 * scope of their own. Several scopes of a role, and several roles, add up; the server parses `scopeValue`, it is never
 * SQL.
 */
export const dataScope = resource('blade-system/data-scope', {
  label: '数据权限',
  title: 'scopeName',
  menu: { icon: 'iconfont iconicon_auth', sort: 1, group: 'permissions' },
  fields: {
    menuId: ref('所属菜单', 'blade-system/menu', { required: true, search: true }),
    scopeName: text('权限名称', { required: true, search: true, list: true, max: 255 }),
    resourceCode: text('权限编号', { required: true, search: true, list: true, max: 255 }),
    scopeColumn: text('权限字段', {
      required: true,
      list: true,
      max: 255,
      default: 'create_dept',
      help: '规则类型为本人时是人员字段，为机构时是机构字段',
    }),
    scopeType: dict('规则类型', 'data_scope_type', { required: true, search: true, list: true }),
    scopeField: text('可见字段', { required: true, max: 255, default: '*' }),
    scopeClass: text('权限类名', { required: true, max: 500 }),
    scopeValue: longtext('规则值', {
      required: true,
      showIf: { field: 'scopeType', in: ['5'] },
      max: 2000,
      help: '自定义规则：字段名与值比较，可用 =、<>、in、and、or 和括号；文本写在单引号里，占位符 user、dept、deptAndBelow、myGrids、deptGrids、myMember、myMarkets 写在花括号里',
    }),
    remark: text('备注', { max: 255 }),
    scopeTypeName: computed('规则类型名', 'text', { from: { words: 'scopeType' } }),
  },
  calls: {
    ...crud,
    page: plain('page', 'list'),
  },
});
export type DataScope = Row<typeof dataScope>;
