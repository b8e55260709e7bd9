import { crud } from '../../call.ts';
import { date, dict, longtext, phone, ref, text, toggle } from '../../field.ts';
import { personFields } from '../../fieldGroups/personFields.ts';
import { personStates } from '../../machines/personStates.ts';
import { type Row, resource } from '../../resource.ts';

/** 艾滋病危险人员: a person living with HIV; only for roles named (GB/T 31000-2015). */
export const keypersonnelaids = resource('source/keypersonnelaids', {
  label: '艾滋病危险人员',
  title: 'personName',
  menu: { icon: 'iconfont iconicon_safety', sort: 10, group: 'keyPersons' },
  states: personStates,
  marks: { through: 'populationId', field: 'personType', key: '10', while: { field: 'manageStatus', is: '1' } },
  fields: {
    ...personFields(),
    infectionRoute: dict('感染途径', 'infection_route', {
      required: true,
      search: true,
      list: true,
      sensitive: 'health',
    }),
    confirmDate: date('确诊日期', { sensitive: 'health' }),
    hasCriminalRecord: toggle('是否有违法犯罪史', { required: true, default: 0 }),
    criminalSituation: longtext('违法犯罪情况', { max: 1024, showIf: { field: 'hasCriminalRecord', in: [1] } }),
    caseType: dict('案件类别', 'crime_type', { showIf: { field: 'hasCriminalRecord', in: [1] } }),
    aidsAttentionType: dict('关注类型', 'aids_attention_type', { required: true, search: true, list: true }),
    helpSituation: longtext('帮扶情况', { max: 1024 }),
    helperName: text('帮扶人姓名', { required: true, max: 50, sensitive: 'name' }),
    helperPhone: phone('帮扶人联系方式', { required: true, sensitive: 'phone' }),
    treatmentStatus: dict('收治情况', 'aids_treatment', {
      required: true,
      search: true,
      list: true,
      sensitive: 'health',
    }),
    treatmentOrg: text('收治机构名称', { max: 100, sensitive: 'health' }),
    cdcDoctor: text('随访医生', { max: 50, sensitive: 'name' }),
    gridMemberId: ref('责任网格员', 'grid/gridmember'),
    nextVisitDate: date('下次走访日期', { search: true }),
    manageStatus: dict('列管状态', 'manage_status', { search: true, list: true, default: '1' }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type Keypersonnelaids = Row<typeof keypersonnelaids>;
