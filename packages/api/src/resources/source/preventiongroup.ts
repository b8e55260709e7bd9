import { crud } from '../../call.ts';
import { date, dept, dict, idcard, integer, longtext, money, multidict, phone, ref, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 重点防范群体人员: a person in one of the groups to be protected. */
export const preventiongroup = resource('source/preventiongroup', {
  label: '重点防范群体人员',
  title: 'personName',
  menu: { icon: 'iconfont iconicon_safety', sort: 12, group: 'keyPersons' },
  states: {
    field: 'manageStatus',
    initial: '1',
    moves: [
      { from: '1', to: '2', call: 'submit', label: '解除列管' },
      { from: '1', to: '3', call: 'submit', label: '迁出' },
      { from: '1', to: '4', call: 'submit', label: '死亡注销' },
      { from: '2', to: '1', call: 'submit', label: '重新列管' },
      { from: '3', to: '1', call: 'submit', label: '迁回' },
    ],
  },
  marks: { through: 'populationId', field: 'personType', key: '12', while: { field: 'manageStatus', is: '1' } },
  fields: {
    populationId: ref('人口档案', 'source/populationinfo', { help: '按公民身份号码带出；无档案时保存即建档' }),
    personName: text('姓名', {
      required: true,
      search: true,
      list: true,
      max: 50,
      sensitive: 'name',
      copy: { through: 'populationId', field: 'personName' },
    }),
    idCard: idcard('公民身份号码', {
      required: true,
      search: true,
      list: true,
      unique: true,
      sensitive: 'idcard',
      copy: { through: 'populationId', field: 'idCard' },
    }),
    sex: dict('性别', 'sex', { list: true, readonly: true, derive: 'idCard' }),
    phone: phone('联系方式', {
      search: true,
      list: true,
      sensitive: 'phone',
      copy: { through: 'populationId', field: 'phone' },
    }),
    currentAddress: text('现住门（楼）详址', {
      max: 200,
      sensitive: 'address',
      copy: { through: 'populationId', field: 'currentAddress' },
    }),
    griddingId: ref('所属网格', 'grid/grid', {
      required: true,
      only: 'leaf',
      search: true,
      list: true,
      copy: { through: 'populationId', field: 'griddingId' },
      initial: 'ownGrid',
    }),
    groupType: dict('群体类别', 'prevention_group_type', { required: true, search: true, list: true }),
    groupName: text('群体名称', { required: true, search: true, list: true, max: 100 }),
    memberRole: dict('群体内身份', 'group_role', { required: true, search: true, list: true }),
    groupSize: integer('群体规模', { min: 1, unit: '人' }),
    involvedAmount: money('涉及金额', { min: 0, unit: '元' }),
    appeal: longtext('主要诉求', { required: true, max: 2000 }),
    activityTrend: longtext('近期动态', { max: 1000 }),
    contactMeans: multidict('串联方式', 'group_contact'),
    stabilityRisk: dict('稳控等级', 'stability_risk', { required: true, search: true, list: true }),
    responsibleUnit: dept('责任单位', { required: true }),
    responsibleName: text('稳控责任人', { required: true, max: 50, sensitive: 'name' }),
    responsiblePhone: phone('责任人联系方式', { required: true, sensitive: 'phone' }),
    stabilizeMeasure: longtext('稳控措施', { max: 1000 }),
    resolveStatus: dict('化解状态', 'resolve_status', { required: true, search: true, list: true, default: '1' }),
    gridMemberId: ref('责任网格员', 'grid/gridmember'),
    nextVisitDate: date('下次走访日期', { search: true }),
    manageStatus: dict('列管状态', 'manage_status', { search: true, list: true, default: '1' }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type Preventiongroup = Row<typeof preventiongroup>;
