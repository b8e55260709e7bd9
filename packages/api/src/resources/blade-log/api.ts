import { crud, plain } from '../../call.ts';
import { longtext, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 接口日志: one call of the interface, as it was logged. */
export const api = resource('blade-log/api', {
  label: '接口日志',
  title: 'title',
  log: true,
  menu: { icon: 'iconfont iconicon_log', sort: 4 },
  fields: {
    serviceId: text('服务id', { search: true, list: true, readonly: true, max: 32 }),
    serverHost: text('服务host', { search: true, list: true, readonly: true, max: 255 }),
    serverIp: text('服务ip', { list: true, readonly: true, max: 255 }),
    env: text('软件环境', { list: true, readonly: true, max: 255 }),
    type: text('日志类型', { readonly: true, max: 1 }),
    title: text('日志名', { list: true, readonly: true, max: 255 }),
    method: text('请求方法', { list: true, readonly: true, max: 10 }),
    requestUri: text('请求接口', { search: true, list: true, readonly: true, max: 255 }),
    userAgent: text('用户代理', { readonly: true, max: 1000 }),
    remoteIp: text('操作IP', { search: true, list: true, readonly: true, max: 255 }),
    methodClass: text('方法类', { readonly: true, max: 255 }),
    methodName: text('方法名', { readonly: true, max: 255 }),
    params: longtext('请求数据', { readonly: true }),
    time: text('执行时间', { list: true, readonly: true, max: 64, unit: '毫秒' }),
    createBy: text('创建者', { search: true, list: true, readonly: true, max: 64 }),
    /** Of our own server: what belongs to one request has the same in all logs. */
    traceId: text('请求编号', { search: true, readonly: true, max: 64 }),
  },
  calls: {
    detail: crud.detail,
    page: plain('page', 'list'),
  },
});
export type Api = Row<typeof api>;
