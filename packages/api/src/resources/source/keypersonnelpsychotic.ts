import { crud } from '../../call.ts';
import { date, dict, idcard, integer, longtext, multidict, phone, ref, text, toggle } from '../../field.ts';
import { personFields } from '../../fieldGroups/personFields.ts';
import { personStates } from '../../machines/personStates.ts';
import { type Row, resource } from '../../resource.ts';

/** 严重精神障碍患者: a person with a severe mental disorder (GB/T 31000-2015). */
export const keypersonnelpsychotic = resource('source/keypersonnelpsychotic', {
  label: '严重精神障碍患者',
  title: 'personName',
  menu: { icon: 'iconfont iconicon_safety', sort: 11, group: 'keyPersons' },
  groups: [
    { key: 'base', label: '基本信息' },
    { key: 'medical', label: '病情与治疗' },
    { key: 'manage', label: '管理与帮扶' },
  ],
  states: personStates,
  marks: { through: 'populationId', field: 'personType', key: '11', while: { field: 'manageStatus', is: '1' } },
  fields: {
    ...personFields({ group: 'base' }),
    familyEconomy: dict('家庭经济状况', 'family_economy', { required: true, group: 'medical' }),
    isSubsistence: toggle('是否纳入低保', { required: true, default: 0, group: 'medical' }),
    guardianIdCard: idcard('监护人公民身份号码', { required: true, group: 'medical', sensitive: 'idcard' }),
    guardianName: text('监护人姓名', { required: true, list: true, max: 50, group: 'medical', sensitive: 'name' }),
    guardianPhone: phone('监护人联系方式', { required: true, list: true, group: 'medical', sensitive: 'phone' }),
    firstOnsetDate: date('初次发病日期', { group: 'medical', sensitive: 'health' }),
    diagnosisType: dict('目前诊断类型', 'diagnosis_type', {
      required: true,
      search: true,
      list: true,
      group: 'medical',
      sensitive: 'health',
    }),
    hasTrouble: toggle('有无肇事肇祸史', {
      required: true,
      search: true,
      list: true,
      tones: { 1: 'critical' },
      default: 0,
      group: 'medical',
    }),
    troubleCount: integer('肇事肇祸次数', { min: 0, group: 'medical', showIf: { field: 'hasTrouble', in: [1] } }),
    lastTroubleDate: date('上次肇事肇祸日期', { group: 'medical', showIf: { field: 'hasTrouble', in: [1] } }),
    riskLevel: dict('目前危险性评估等级', 'psychotic_risk_level', {
      required: true,
      search: true,
      list: true,
      group: 'medical',
      sensitive: 'health',
    }),
    treatmentStatus: dict('治疗情况', 'psychotic_treatment', {
      required: true,
      search: true,
      group: 'medical',
      sensitive: 'health',
    }),
    treatmentHospital: text('治疗医院名称', { max: 100, group: 'medical', sensitive: 'health' }),
    hospitalReason: multidict('实施住院治疗原因', 'hospital_reason', {
      group: 'medical',
      sensitive: 'health',
      showIf: { field: 'treatmentStatus', in: ['01'] },
    }),
    rehabOrg: text('接受康复训练机构名称', { max: 100, group: 'medical', sensitive: 'health' }),
    manageStaff: multidict('参与管理人员', 'psychotic_staff', { required: true, group: 'manage' }),
    helpTypes: multidict('帮扶情况', 'psychotic_help', { required: true, group: 'manage' }),
    gridMemberId: ref('责任网格员', 'grid/gridmember', { group: 'manage' }),
    nextVisitDate: date('下次走访日期', { search: true, group: 'manage' }),
    manageStatus: dict('列管状态', 'manage_status', { search: true, list: true, default: '1', group: 'manage' }),
    remark: longtext('备注', { max: 500, group: 'manage' }),
  },
  calls: crud,
});
export type Keypersonnelpsychotic = Row<typeof keypersonnelpsychotic>;
