import { crud, plain } from '../../call.ts';
import { datetime, dict, json, longtext, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 自定义报表: figures of a register by its fields, made by people, shared and sent. */
export const figures = resource('blade-report/figures', {
  label: '自定义报表',
  title: 'name',
  menu: { icon: 'iconfont iconicon_chart', sort: 1 },
  readers: { kind: 'receiverType', ids: 'receiverIds' },
  fields: {
    name: text('报表名称', { required: true, search: true, list: true, max: 60 }),
    registerName: text('登记表', { readonly: true, search: true, list: true, max: 60 }),
    register: text('登记表地址', { required: true, internal: true, max: 100 }),
    rowField: text('行', { required: true, internal: true, max: 60 }),
    columnField: text('列', { internal: true, max: 60 }),
    measures: text('指标', { required: true, internal: true, max: 400 }),
    filters: longtext('条件', { internal: true, max: 4000 }),
    chart: dict('图表', 'report_chart', { list: true, default: '1' }),
    receiverType: dict('共享范围', 'report_share', { search: true, list: true, default: '0' }),
    receiverIds: json('共享对象', {
      required: true,
      within: 'receiverType',
      showIf: { field: 'receiverType', in: ['2', '3'] },
      shape: { kind: 'ids', of: { 2: 'dept', 3: 'blade-system/role' } },
    }),
    schedule: dict('定时发送', 'report_schedule', { search: true, list: true, default: '0' }),
    sentTime: datetime('上次发送', { list: true, readonly: true }),
  },
  calls: {
    ...crud,
    detail: plain('detail', 'detail', {
      blank: { id: '', name: '', register: '', rowField: '', columnField: '', measures: '', filters: '', chart: '' },
    }),
  },
});
export type FigureReport = Row<typeof figures>;
