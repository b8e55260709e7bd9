import { crud, plain } from '../../call.ts';
import { datetime, dict, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 登录日志: one sign-in, refused or not, and what ended a session; ours, since the catalogue has none. */
export const login = resource('blade-log/login', {
  label: '登录日志',
  title: 'account',
  log: true,
  menu: { icon: 'iconfont iconicon_log', sort: 7 },
  fields: {
    actTime: datetime('时间', { search: true, list: true, readonly: true }),
    account: text('账号', { search: true, list: true, readonly: true, max: 64 }),
    userName: text('操作人', { search: true, list: true, readonly: true, max: 50 }),
    action: dict('操作', 'audit_action', { search: true, list: true, readonly: true }),
    by: dict('登录方式', 'login_way', { search: true, list: true, readonly: true }),
    refusal: dict('被拒绝的原因', 'login_refusal', { search: true, list: true, readonly: true }),
    address: text('操作IP', { search: true, list: true, readonly: true, max: 64 }),
    device: text('浏览器', { readonly: true, max: 300 }),
    traceId: text('请求编号', { search: true, readonly: true, max: 64 }),
  },
  calls: {
    detail: crud.detail,
    page: plain('page', 'list'),
  },
});
export type Login = Row<typeof login>;
