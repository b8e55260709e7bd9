import { crud, plain } from '../../call.ts';
import { longtext, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 通用日志: one line of the application's own log. */
export const usual = resource('blade-log/usual', {
  label: '通用日志',
  title: 'logId',
  log: true,
  menu: { icon: 'iconfont iconicon_log', sort: 3 },
  fields: {
    serviceId: text('服务id', { search: true, list: true, readonly: true, max: 32 }),
    serverHost: text('服务host', { search: true, list: true, readonly: true, max: 255 }),
    serverIp: text('服务ip', { list: true, readonly: true, max: 255 }),
    env: text('软件环境', { list: true, readonly: true, max: 255 }),
    logLevel: text('日志级别', { list: true, readonly: true, max: 10 }),
    logId: text('日志id', { search: true, list: true, readonly: true, max: 100 }),
    logData: longtext('日志数据', { readonly: true }),
    method: text('请求方法', { readonly: true, max: 10 }),
    requestUri: text('请求接口', { search: true, list: true, readonly: true, max: 255 }),
    remoteIp: text('操作IP', { search: true, list: true, readonly: true, max: 255 }),
    methodClass: text('方法类', { readonly: true, max: 255 }),
    methodName: text('方法名', { readonly: true, max: 255 }),
    userAgent: text('用户代理', { readonly: true, max: 1000 }),
    params: longtext('请求数据', { readonly: true }),
    time: text('执行时间', { readonly: true, max: 64, unit: '毫秒' }),
    createBy: text('创建者', { search: true, list: true, readonly: true, max: 64 }),
    /** Of our own server: what belongs to one request has the same in all logs. */
    traceId: text('请求编号', { search: true, readonly: true, max: 64 }),
  },
  calls: {
    detail: crud.detail,
    page: plain('page', 'list'),
  },
});
export type Usual = Row<typeof usual>;
