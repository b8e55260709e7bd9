import { crud } from '../../call.ts';
import { computed, date, dict, longtext, ref, text, toggle, user } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 人房关联: who lives in which house, and since when. */
export const housepopulationintermediate = resource('source/housepopulationintermediate', {
  label: '人房关联',
  title: 'personName',
  place: 'houseId',
  menu: { icon: 'iconfont iconicon_home', sort: 3, group: 'population' },
  states: {
    field: 'isCurrent',
    initial: '1',
    moves: [{ from: '1', to: '0', call: 'submit', label: '搬离' }],
    prompts: [
      {
        to: ['0'],
        fields: {
          endDate: date('搬离日期', { required: true, initial: 'today' }),
          moveOutReason: text('搬离原因', { max: 200 }),
        },
      },
    ],
  },
  fields: {
    houseId: ref('房屋', 'source/houseinfo', { required: true, search: true }),
    populationId: ref('人员', 'source/populationinfo', { required: true, search: true }),
    personName: computed('姓名', 'text', {
      search: true,
      list: true,
      sensitive: 'name',
      from: { through: 'populationId', field: 'personName' },
    }),
    idCard: computed('公民身份号码', 'text', {
      list: true,
      sensitive: 'idcard',
      from: { through: 'populationId', field: 'idCard' },
    }),
    houseAddress: computed('房屋地址', 'text', {
      list: true,
      sensitive: 'address',
      from: { through: 'houseId', field: 'address' },
    }),
    houseRelation: dict('与房主关系', 'house_relation', { required: true, search: true, list: true }),
    liveType: dict('居住类型', 'live_type', { required: true, search: true, list: true }),
    isOwner: toggle('是否房主', { search: true, list: true, default: 0 }),
    isHouseholder: toggle('是否户主', { search: true, list: true, default: 0 }),
    startDate: date('入住日期', { required: true, list: true, initial: 'today' }),
    endDate: date('搬离日期', { notBefore: 'startDate' }),
    isCurrent: toggle('是否在住', { search: true, list: true, default: 1 }),
    moveOutReason: text('搬离原因', { max: 200, showIf: { field: 'isCurrent', in: [0] } }),
    griddingId: ref('所属网格', 'grid/grid', {
      search: true,
      list: true,
      readonly: true,
      copy: { through: 'houseId', field: 'griddingId' },
    }),
    registerUserId: user('登记人', { readonly: true, fill: 'user' }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type Housepopulationintermediate = Row<typeof housepopulationintermediate>;
