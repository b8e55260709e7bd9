import { crud } from '../../call.ts';
import { date, dept, dict, integer, longtext, phone, ref, text } from '../../field.ts';
import { personFields } from '../../fieldGroups/personFields.ts';
import { personStates } from '../../machines/personStates.ts';
import { type Row, resource } from '../../resource.ts';

/** 重点信访人员: a person who petitions. */
export const keypersonnelpetitioner = resource('source/keypersonnelpetitioner', {
  label: '重点信访人员',
  title: 'personName',
  menu: { icon: 'iconfont iconicon_safety', sort: 8, group: 'keyPersons' },
  states: personStates,
  marks: { through: 'populationId', field: 'personType', key: '08', while: { field: 'manageStatus', is: '1' } },
  fields: {
    ...personFields(),
    petitionForm: dict('信访形式', 'petition_form', { required: true, search: true, list: true }),
    petitionNature: dict('信访性质', 'petition_nature', { required: true, search: true, list: true }),
    petitionReason: dict('信访事由类别', 'petition_reason', { required: true, search: true, list: true }),
    petitionContent: longtext('反映问题', { required: true, max: 2000 }),
    firstPetitionDate: date('初次信访日期', { required: true }),
    lastPetitionDate: date('最近信访日期', { search: true, list: true }),
    petitionCount: integer('信访次数', { list: true, min: 1, adds: true }),
    petitionPlace: dict('信访去向（层级）', 'petition_place', { search: true }),
    petitionResult: longtext('处理结果', { max: 1000 }),
    resolveStatus: dict('化解状态', 'resolve_status', { required: true, search: true, list: true, default: '1' }),
    responsibleUnit: dept('责任单位', { required: true }),
    responsibleName: text('包案责任人', { required: true, max: 50, sensitive: 'name' }),
    responsiblePhone: phone('责任人联系方式', { required: true, sensitive: 'phone' }),
    stabilizeMeasure: longtext('稳控措施', { max: 1000 }),
    gridMemberId: ref('责任网格员', 'grid/gridmember'),
    nextVisitDate: date('下次走访日期', { search: true }),
    manageStatus: dict('列管状态', 'manage_status', { search: true, list: true, default: '1' }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type Keypersonnelpetitioner = Row<typeof keypersonnelpetitioner>;
