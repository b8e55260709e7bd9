import { crud } from '../../call.ts';
import { computed, date, dict, files, longtext, ref, toggle } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 网格与网格员关联: which grid member looks after which grid, and since when. */
export const gridmemberintermediate = resource('grid/gridmemberintermediate', {
  label: '网格与网格员关联',
  title: 'personName',
  menu: { icon: 'iconfont iconicon_tree', sort: 4 },
  states: {
    field: 'isCurrent',
    initial: '1',
    moves: [
      { from: '1', to: '0', call: 'submit', label: '卸任' },
      { from: '0', to: '1', call: 'submit', label: '复任' },
    ],
  },
  fields: {
    griddingId: ref('网格', 'grid/grid', { required: true, only: 'leaf', search: true, list: true }),
    gridMemberId: ref('网格员', 'grid/gridmember', { required: true, search: true, list: true }),
    personName: computed('姓名', 'text', {
      search: true,
      list: true,
      sensitive: 'name',
      from: { through: 'gridMemberId', field: 'personName' },
    }),
    phone: computed('手机号码', 'text', {
      list: true,
      sensitive: 'phone',
      from: { through: 'gridMemberId', field: 'phone' },
    }),
    memberPost: dict('网格内岗位', 'gridmember_post', {
      required: true,
      search: true,
      list: true,
      copy: { through: 'gridMemberId', field: 'memberPost' },
    }),
    isMain: toggle('是否主责网格', { search: true, list: true, default: 0 }),
    startDate: date('任职日期', { required: true, list: true, initial: 'today' }),
    endDate: date('免职日期', { notBefore: 'startDate', list: true }),
    isCurrent: toggle('是否在任', { search: true, list: true, default: 1 }),
    appointDoc: files('任命文件'),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type Gridmemberintermediate = Row<typeof gridmemberintermediate>;
