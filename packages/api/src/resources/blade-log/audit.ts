import { crud, plain } from '../../call.ts';
import { datetime, dict, longtext, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/**
 * 审计日志: one write of a record, or one look at a masked value, as the server keeps it for good; ours, since the
 * catalogue has none.
 */
export const audit = resource('blade-log/audit', {
  label: '审计日志',
  title: 'register',
  log: true,
  menu: { icon: 'iconfont iconicon_log', sort: 6 },
  fields: {
    actTime: datetime('时间', { search: true, list: true, readonly: true }),
    userName: text('操作人', { search: true, list: true, readonly: true, max: 50 }),
    action: dict('操作', 'audit_action', { search: true, list: true, readonly: true }),
    register: text('登记簿', { list: true, readonly: true }),
    recordId: text('记录编号', { search: true, list: true, readonly: true, max: 20 }),
    changed: longtext('涉及的字段', { list: true, readonly: true }),
    reason: longtext('查看原因', { list: true, readonly: true }),
    address: text('操作IP', { list: true, readonly: true, max: 64 }),
    traceId: text('请求编号', { search: true, readonly: true, max: 64 }),
  },
  calls: {
    detail: crud.detail,
    page: plain('page', 'list'),
  },
});
export type Audit = Row<typeof audit>;
