import { crud, plain } from '../../call.ts';
import { datetime, dict, integer, longtext, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 导出台账: one file that somebody took out of a register; ours, since the catalogue has none. */
export const exportLog = resource('blade-log/export', {
  label: '导出台账',
  title: 'register',
  log: true,
  menu: { icon: 'iconfont iconicon_log', sort: 8 },
  fields: {
    actTime: datetime('时间', { search: true, list: true, readonly: true }),
    userName: text('导出人', { search: true, list: true, readonly: true, max: 50 }),
    register: text('登记簿', { list: true, readonly: true }),
    way: dict('方式', 'taken_way', { search: true, list: true, readonly: true }),
    rowCount: integer('条数', { search: true, list: true, readonly: true }),
    columnNames: longtext('导出的字段', { readonly: true }),
    sensitivity: dict('敏感信息', 'taken_sensitive', { search: true, list: true, readonly: true }),
    reason: longtext('用途', { list: true, readonly: true }),
    address: text('操作IP', { list: true, readonly: true, max: 64 }),
    traceId: text('请求编号', { search: true, readonly: true, max: 64 }),
  },
  calls: {
    detail: crud.detail,
    page: plain('page', 'list'),
  },
});
export type ExportLog = Row<typeof exportLog>;
