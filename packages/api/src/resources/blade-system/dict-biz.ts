import { crud, get, plain } from '../../call.ts';
import { computed, integer, ref, text, toggle } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** An entry of a business dictionary. */
export interface DictBizEntry {
  id: string;
  code: string;
  dictKey: string;
  dictValue: string;
  sort: number;
  remark: string;
}

/** 业务字典: an entry of a business dictionary, which a tenant keeps for itself. */
export const dictBiz = resource('blade-system/dict-biz', {
  label: '业务字典',
  title: 'dictValue',
  menu: { icon: 'iconfont iconicon_dict', sort: 7 },
  tree: true,
  order: 'sort',
  states: {
    field: 'isSealed',
    initial: '0',
    moves: [
      { from: '0', to: '1', call: 'submit', label: '封存', roles: ['administrator', 'admin', 'sysadmin'] },
      { from: '1', to: '0', call: 'submit', label: '启封', roles: ['administrator', 'admin', 'sysadmin'] },
    ],
  },
  fields: {
    parentId: ref('上级字典', 'blade-system/dict-biz'),
    code: text('字典编号', { required: true, search: true, list: true, max: 255 }),
    dictKey: text('字典键值', { required: true, list: true, max: 255 }),
    dictValue: text('字典名称', { required: true, search: true, list: true, max: 255 }),
    sort: integer('字典排序', { required: true, min: 0 }),
    isSealed: toggle('封存', { required: true, list: true, default: 0 }),
    remark: text('字典备注', { max: 255 }),
    parentName: computed('上级名称', 'text'),
  },
  constraints: [
    { kind: 'distinct', field: 'code', within: [], only: 'root' },
    { kind: 'distinct', field: 'dictKey', within: ['code'], only: 'below' },
  ],
  calls: {
    detail: crud.detail,
    submit: crud.submit,
    remove: crud.remove,
    list: plain('list', 'list'),
    parentList: plain('page', 'parent-list', { fixed: { parentId: '0' } }),
    childList: plain('rowTree', 'child-list'),
    tree: plain('tree', 'tree', { access: 'session' }),
    /** The entries of one list that are not sealed, in their order. */
    dictionary: get<{ code: string }, DictBizEntry[]>('dictionary', {
      access: 'session',
      blank: [{ dictKey: '', dictValue: '' }],
    }),
  },
});
export type DictBiz = Row<typeof dictBiz>;
