import { crud } from '../../call.ts';
import { date, dict, longtext, money, ref, text } from '../../field.ts';
import { personFields } from '../../fieldGroups/personFields.ts';
import { personStates } from '../../machines/personStates.ts';
import { type Row, resource } from '../../resource.ts';

/** 涉军人员: a person who has served in the army. */
export const keypersonnelmilitary = resource('source/keypersonnelmilitary', {
  label: '涉军人员',
  title: 'personName',
  menu: { icon: 'iconfont iconicon_person', sort: 3, group: 'keyPersons' },
  states: personStates,
  marks: { through: 'populationId', field: 'personType', key: '02', while: { field: 'manageStatus', is: '1' } },
  fields: {
    ...personFields(),
    militaryType: dict('涉军类别', 'military_type', { required: true, search: true, list: true }),
    serviceUnit: text('原服役部队', { max: 100, copy: { through: 'populationId', field: 'serviceUnit' } }),
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
