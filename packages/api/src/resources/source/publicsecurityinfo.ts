import { crud } from '../../call.ts';
import { computed, date, datetime, dict, files, longtext, phone, ref, region, text } from '../../field.ts';
import { caseStates } from '../../machines/caseStates.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type Row, resource } from '../../resource.ts';

/** 命案基本信息: a homicide case (GB/T 31000-2015). */
export const publicsecurityinfo = resource('source/publicsecurityinfo', {
  label: '命案基本信息',
  recordName: '命案',
  title: 'caseName',
  menu: { icon: 'iconfont iconicon_safety', sort: 1, group: 'security' },
  states: caseStates,
  fields: {
    caseName: text('案件名称', { required: true, search: true, list: true, max: 100 }),
    caseNo: text('案件编号', { required: true, search: true, list: true, unique: true, max: 50 }),
    happenTime: datetime('案发（开始）日期', { required: true, search: true, list: true, initial: 'now' }),
    endDate: date('侦查终结日期', { search: true, list: true }),
    briefSituation: longtext('简要情况', { required: true, max: 2000 }),
    regionCode: region('发生地', { required: true }),
    address: text('发生地详址', { required: true, list: true, max: 200 }),
    caseStatus: dict('案件状态', 'case_status', { required: true, search: true, list: true, default: '1' }),
    handleUnit: text('办案单位', { required: true, list: true, max: 100 }),
    handleOfficer: text('办案民警', { max: 50, sensitive: 'name' }),
    handlePhone: phone('办案民警联系方式', { sensitive: 'phone' }),
    suspectCount: computed('嫌疑人数', 'integer', {
      list: true,
      from: { count: { of: 'source/publicsecuritysuspect', by: 'caseId' } },
    }),
    victimCount: computed('受害人数', 'integer', {
      list: true,
      from: { count: { of: 'source/publicsecurityvictim', by: 'caseId' } },
    }),
    griddingId: ref('所属网格', 'grid/grid', {
      required: true,
      only: 'leaf',
      search: true,
      list: true,
      initial: 'ownGrid',
      byPoint: true,
    }),
    ...pointFields(),
    files: files('附件材料'),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type Publicsecurityinfo = Row<typeof publicsecurityinfo>;
