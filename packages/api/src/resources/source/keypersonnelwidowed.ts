import { crud } from '../../call.ts';
import { date, dict, longtext, money, multidict, phone, ref, text, toggle } from '../../field.ts';
import { personFields } from '../../fieldGroups/personFields.ts';
import { personStates } from '../../machines/personStates.ts';
import { type Row, resource } from '../../resource.ts';

/** 孤寡（独居）人员: a widowed or lonely old person. */
export const keypersonnelwidowed = resource('source/keypersonnelwidowed', {
  label: '孤寡（独居）人员',
  title: 'personName',
  menu: { icon: 'iconfont iconicon_person', sort: 6, group: 'keyPersons' },
  states: personStates,
  marks: { through: 'populationId', field: 'personType', key: '06', while: { field: 'manageStatus', is: '1' } },
  fields: {
    ...personFields(),
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
