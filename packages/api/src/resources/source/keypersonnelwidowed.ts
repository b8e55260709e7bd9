import { crud } from '../../call.ts';
import { date, dict, idcard, longtext, money, multidict, phone, ref, text, toggle } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 孤寡（独居）人员: a widowed or lonely old person. */
export const keypersonnelwidowed = resource('source/keypersonnelwidowed', {
  label: '孤寡（独居）人员',
  title: 'personName',
  menu: { icon: 'iconfont iconicon_person', sort: 6, group: 'keyPersons' },
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
  marks: { through: 'populationId', field: 'personType', key: '06', while: { field: 'manageStatus', is: '1' } },
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
    widowType: dict('人员类型', 'widow_type', { required: true, search: true, list: true }),
    healthStatus: dict('健康状况', 'health_status', { required: true, list: true, sensitive: 'health' }),
    selfCareAbility: dict('生活自理能力', 'self_care', { required: true, search: true, list: true }),
    isLivingAlone: toggle('是否独居', {
      required: true,
      search: true,
      list: true,
      tones: { 1: 'warning' },
      default: 1,
    }),
    incomeSource: dict('主要生活来源', 'income_source'),
    monthlyIncome: money('月收入', { min: 0, unit: '元' }),
    subsidyType: multidict('享受保障类别', 'subsidy_type'),
    hasDisability: toggle('是否残疾', { default: 0, sensitive: 'health' }),
    emergencyContact: text('紧急联系人', { required: true, max: 50, sensitive: 'name' }),
    contactRelation: dict('与本人关系', 'family_relation', { required: true }),
    emergencyPhone: phone('紧急联系人电话', { required: true, sensitive: 'phone' }),
    serviceNeeds: multidict('服务需求', 'care_need'),
    helpSituation: longtext('帮扶情况', { max: 1000 }),
    attentionLevel: dict('关注程度', 'attention_level', { search: true, list: true }),
    gridMemberId: ref('责任网格员', 'grid/gridmember'),
    nextVisitDate: date('下次走访日期', { search: true }),
    manageStatus: dict('列管状态', 'manage_status', { search: true, list: true, default: '1' }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type Keypersonnelwidowed = Row<typeof keypersonnelwidowed>;
