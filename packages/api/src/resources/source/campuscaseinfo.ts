import { crud } from '../../call.ts';
import { datetime, dict, files, integer, longtext, ref, region, text, toggle } from '../../field.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { caseStates } from '../../machines/caseStates.ts';
import { type Row, resource } from '../../resource.ts';

/** 涉及师生安全的案（事）件: a case that touches the safety of pupils or teachers (GB/T 31000-2015). */
export const campuscaseinfo = resource('source/campuscaseinfo', {
  label: '涉及师生安全的案（事）件',
  title: 'caseName',
  menu: { icon: 'iconfont iconicon_event', sort: 3, group: 'campus' },
  states: caseStates,
  fields: {
    caseName: text('案（事）件名称', { required: true, search: true, list: true, max: 100 }),
    caseNo: text('案（事）件编号', {
      search: true,
      list: true,
      unique: true,
      max: 50,
      fill: { serial: 'XA' },
      help: '不填时保存后自动编号',
    }),
    schoolId: ref('涉及学校', 'source/campusinfo', { required: true, search: true, list: true }),
    happenTime: datetime('发生日期', { required: true, search: true, list: true, initial: 'now' }),
    regionCode: region('发生地', { required: true, copy: { through: 'schoolId', field: 'regionCode' } }),
    address: text('发生地详址', {
      required: true,
      list: true,
      max: 200,
      copy: { through: 'schoolId', field: 'address' },
    }),
    caseNature: dict('案（事）件性质', 'case_nature', { required: true, search: true, list: true }),
    caseSituation: longtext('案（事）件情况', { required: true, max: 2000 }),
    suspectCardType: dict('主犯（嫌疑人）证件代码', 'card_type', { default: '111' }),
    suspectCardNo: text('主犯（嫌疑人）证件号码', { max: 30, sensitive: 'idcard' }),
    suspectName: text('主犯（嫌疑人）姓名', { list: true, max: 50, sensitive: 'name' }),
    isSolved: toggle('是否破案', { required: true, search: true, list: true, default: 0 }),
    offenderCount: integer('作案人数', { min: 0 }),
    fugitiveCount: integer('在逃人数', { min: 0 }),
    arrestedCount: integer('抓捕人数', { min: 0 }),
    solveSituation: longtext('案件侦破情况', { max: 2000, showIf: { field: 'isSolved', in: [1] } }),
    studentCount: integer('涉及学生人数', { min: 0 }),
    teacherCount: integer('涉及教师人数', { min: 0 }),
    caseStatus: dict('案件状态', 'case_status', { search: true, list: true, default: '1' }),
    griddingId: ref('所属网格', 'grid/grid', {
      required: true,
      only: 'leaf',
      search: true,
      list: true,
      copy: { through: 'schoolId', field: 'griddingId' },
      byPoint: true,
    }),
    ...pointFields({ through: 'schoolId' }),
    files: files('附件材料'),
  },
  calls: crud,
});
export type Campuscaseinfo = Row<typeof campuscaseinfo>;
