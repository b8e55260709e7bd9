import { crud } from '../../call.ts';
import { datetime, dict, files, integer, longtext, ref, region, text, toggle } from '../../field.ts';
import { caseStates } from '../../machines/caseStates.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type Row, resource } from '../../resource.ts';

/** 涉及线、路案（事）件: a case on a protected route (GB/T 31000-2015). */
export const roadcaseinfo = resource('source/roadcaseinfo', {
  label: '涉及线、路案（事）件',
  title: 'caseName',
  menu: { icon: 'iconfont iconicon_event', sort: 5, group: 'campus' },
  states: caseStates,
  fields: {
    caseName: text('案（事）件名称', { required: true, search: true, list: true, max: 100 }),
    caseNo: text('案（事）件编号', {
      search: true,
      list: true,
      unique: true,
      max: 50,
      fill: { serial: 'LA' },
      help: '不填时保存后自动编号',
    }),
    roadId: ref('涉及路线', 'source/roadinfo', { required: true, search: true, list: true }),
    caseType: dict('案（事）件类型', 'road_case_type', { required: true, search: true, list: true }),
    happenTime: datetime('发生日期', { required: true, search: true, list: true, initial: 'now' }),
    regionCode: region('发生地', { required: true }),
    address: text('发生地点', { required: true, list: true, max: 200 }),
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
    caseStatus: dict('案件状态', 'case_status', { search: true, list: true, default: '1' }),
    griddingId: ref('所属网格', 'grid/grid', {
      required: true,
      only: 'leaf',
      search: true,
      list: true,
      copy: { through: 'roadId', field: 'griddingId' },
      byPoint: true,
    }),
    ...pointFields(),
    files: files('附件材料'),
  },
  calls: crud,
});
export type Roadcaseinfo = Row<typeof roadcaseinfo>;
