import { type TreeNode, crud, get, plain } from '../../call.ts';
import { dictionaryCall } from '../../dictionaryCall.ts';
import { computed, integer, ref, text, toggle } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** An entry of a dictionary. */
export interface DictEntry {
  id: string;
  code: string;
  dictKey: string;
  dictValue: string;
  sort: number;
  remark: string;
  /** Role of its tag; neutral where nothing is said, as on servers of BladeX. */
  tone?: 'accent' | 'success' | 'info' | 'warning' | 'critical';
}

/** 系统字典: a code list of the product; the row with key -1 names the list, the rows below it are its entries. */
export const dict = resource('blade-system/dict', {
  label: '系统字典',
  title: 'dictValue',
  menu: { icon: 'iconfont iconicon_dict', sort: 1 },
  tree: true,
  order: 'sort',
  shared: true,
  fields: {
    parentId: ref('上级字典', 'blade-system/dict'),
    code: text('字典编号', { required: true, search: true, list: true, max: 255 }),
    dictKey: text('字典键值', { required: true, list: true, max: 255 }),
    dictValue: text('字典名称', { required: true, search: true, list: true, max: 255 }),
    dictValueEn: text('英文名称', { max: 255 }),
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
    list: plain('list', 'list'),
    detail: crud.detail,
    submit: crud.submit,
    remove: crud.remove,
    parentList: plain('page', 'parent-list', { fixed: { parentId: '0' } }),
    childList: plain('rowTree', 'child-list'),
    tree: plain('tree', 'tree', { access: 'session' }),
    dictionary: dictionaryCall,
    /** The same as a tree. */
    dictionaryTree: get<{ code: string }, TreeNode[]>('dictionary-tree', { access: 'session' }),
  },
});
export type Dict = Row<typeof dict>;
