import { crud } from '../../call.ts';
import { date, dict, idcard, longtext, money, phone, ref, text } from '../../field.ts';
import { personFields } from '../../fieldGroups/personFields.ts';
import { personStates } from '../../machines/personStates.ts';
import { type Row, resource } from '../../resource.ts';

/** 留守人员: a person left behind by family who work elsewhere (GB/T 31000-2015). */
export const keypersonnelstay = resource('source/keypersonnelstay', {
  label: '留守人员',
  title: 'personName',
  menu: { icon: 'iconfont iconicon_person', sort: 4, group: 'keyPersons' },
  states: personStates,
  marks: { through: 'populationId', field: 'personType', key: '04', while: { field: 'manageStatus', is: '1' } },
  fields: {
    ...personFields(),
    householdConsistency: dict('人户一致标识', 'household_consistency', {
      required: true,
      list: true,
      copy: { through: 'populationId', field: 'householdConsistency' },
    }),
    stayType: dict('留守人员类型', 'stay_type', { required: true, search: true, list: true }),
    healthStatus: dict('健康状况', 'health_status', { required: true, sensitive: 'health' }),
    personalIncome: money('个人年收入', { min: 0, unit: '元' }),
    mainMemberIdCard: idcard('家庭主要成员公民身份号码', { sensitive: 'idcard' }),
    mainMemberName: text('家庭主要成员姓名', { required: true, list: true, max: 50, sensitive: 'name' }),
    mainMemberHealth: dict('家庭主要成员健康状况', 'health_status', { sensitive: 'health' }),
    mainMemberRelation: dict('与留守人员关系', 'family_relation', { required: true }),
    mainMemberPhone: phone('家庭主要成员联系方式', { required: true, sensitive: 'phone' }),
    mainMemberWorkAddress: text('家庭主要成员工作详细地址', { max: 200, sensitive: 'address' }),
    familyIncome: money('家庭年收入', { min: 0, unit: '元' }),
    difficulties: longtext('困难及诉求', { max: 1024 }),
    helpSituation: longtext('帮扶情况', { max: 1024 }),
    attentionLevel: dict('关注程度', 'attention_level', { search: true, list: true }),
    gridMemberId: ref('责任网格员', 'grid/gridmember'),
    nextVisitDate: date('下次走访日期', { search: true }),
    manageStatus: dict('列管状态', 'manage_status', { search: true, list: true, default: '1' }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type Keypersonnelstay = Row<typeof keypersonnelstay>;
