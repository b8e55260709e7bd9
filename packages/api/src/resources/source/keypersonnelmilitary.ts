import { crud } from '../../call.ts';
import { date, dict, idcard, longtext, money, phone, ref, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 涉军人员: a person who has served in the army. */
export const keypersonnelmilitary = resource('source/keypersonnelmilitary', {
  label: '涉军人员',
  title: 'personName',
  menu: { icon: 'iconfont iconicon_person', sort: 3, group: 'keyPersons' },
  states: { field: 'manageStatus', initial: '1', moves: [
    ['1', '2', 'submit', '解除列管'],
    ['1', '3', 'submit', '迁出'],
    ['1', '4', 'submit', '死亡注销'],
    ['2', '1', 'submit', '重新列管'],
    ['3', '1', 'submit', '迁回'],
  ] },
  marks: { through: 'populationId', field: 'personType', key: '02', while: { field: 'manageStatus', is: '1' } },
  fields: {
    populationId: ref('人口档案', 'source/populationinfo', { help: '按公民身份号码带出；无档案时保存即建档' }),
    personName: text('姓名', { required: true, search: true, list: true, max: 50, sensitive: 'name' }),
    idCard: idcard('公民身份号码', { required: true, search: true, list: true, unique: true, sensitive: 'idcard' }),
    sex: dict('性别', 'sex', { list: true, readonly: true, derive: 'idCard' }),
    phone: phone('联系方式', { search: true, list: true, sensitive: 'phone' }),
    currentAddress: text('现住门（楼）详址', { max: 200, sensitive: 'address' }),
    griddingId: ref('所属网格', 'grid/grid', { required: true, only: 'leaf', search: true, list: true }),
    militaryType: dict('涉军类别', 'military_type', { required: true, search: true, list: true }),
    serviceUnit: text('原服役部队', { max: 100 }),
    enlistDate: date('入伍日期'),
    dischargeDate: date('退役日期'),
    militaryRank: text('退役时军衔（职级）', { max: 50 }),
    veteranCardNo: text('退役军人优待证号', { max: 30, sensitive: 'idcard' }),
    disabilityGrade: dict('伤残等级', 'military_disability', { sensitive: 'health' }),
    careType: dict('优抚类别', 'care_type', { search: true, list: true }),
    employmentStatus: dict('就业情况', 'employment_status', { search: true, list: true }),
    monthlySubsidy: money('月抚恤（补助）金额', { min: 0, unit: '元' }),
    demands: longtext('主要诉求', { max: 1000 }),
    helpSituation: longtext('帮扶解困情况', { max: 1000 }),
    stabilityRisk: dict('稳定风险等级', 'stability_risk', { search: true, list: true }),
    attentionLevel: dict('关注程度', 'attention_level', { search: true, list: true }),
    gridMemberId: ref('责任网格员', 'grid/gridmember'),
    nextVisitDate: date('下次走访日期', { search: true }),
    manageStatus: dict('列管状态', 'manage_status', { search: true, list: true, default: '1' }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type Keypersonnelmilitary = Row<typeof keypersonnelmilitary>;
