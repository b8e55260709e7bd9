import { crud } from '../../call.ts';
import { date, dept, dict, integer, longtext, money, multidict, phone, ref, text } from '../../field.ts';
import { personFields } from '../../fieldGroups/personFields.ts';
import { personStates } from '../../machines/personStates.ts';
import { type Row, resource } from '../../resource.ts';

/** 重点防范群体人员: a person in one of the groups to be protected. */
export const preventiongroup = resource('source/preventiongroup', {
  label: '重点防范群体人员',
  title: 'personName',
  menu: { icon: 'iconfont iconicon_safety', sort: 12, group: 'keyPersons' },
  states: personStates,
  marks: { through: 'populationId', field: 'personType', key: '12', while: { field: 'manageStatus', is: '1' } },
  fields: {
    ...personFields(),
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
