import { crud } from '../../call.ts';
import { date, datetime, dict, images, integer, longtext, ref, text, user } from '../../field.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type Row, resource } from '../../resource.ts';

/** 预警管理: a warning that the town gives out. */
export const warnManage = resource('dispatch/warnManage', {
  label: '预警管理',
  recordName: '预警',
  title: 'warnTitle',
  menu: { icon: 'iconfont iconicon_warning', sort: 2, group: 'warnings' },
  states: {
    field: 'status',
    initial: '0',
    moves: [
      { from: '0', to: '1', call: 'submit', label: '开始处置', roles: ['dispatcher'] },
      { from: '0', to: '3', call: 'submit', label: '标为误报', roles: ['dispatcher'] },
      { from: '1', to: '2', call: 'submit', label: '办结', roles: ['dispatcher', 'dept', 'gridmember'] },
      { from: '1', to: '3', call: 'submit', label: '标为误报', roles: ['dispatcher'] },
      { from: '0', to: '4', call: 'submit', label: '转为事件', roles: ['dispatcher'] },
      { from: '1', to: '4', call: 'submit', label: '转为事件', roles: ['dispatcher'] },
      { from: '0', to: '5', call: 'submit', label: '并入另一条', roles: ['dispatcher'] },
      { from: '1', to: '5', call: 'submit', label: '并入另一条', roles: ['dispatcher'] },
      { from: '4', to: '2', call: 'submit', roles: ['system'] },
    ],
    prompts: [
      { to: ['4'], fields: { eventCategoryId: ref('事件类别', 'event/eventcategory', { required: true }) } },
      { to: ['5'], fields: { mergedInto: ref('并入的预警', 'dispatch/warnManage', { required: true }) } },
    ],
    stamps: [{ user: 'handleUser', time: 'handleTime' }],
  },
  fields: {
    warnTitle: text('预警标题', { required: true, search: true, list: true, max: 100 }),
    devWarnType: dict('预警类型', 'dev_warn_type', {
      required: true,
      search: true,
      list: true,
      copy: { through: 'deviceId', field: 'devWarnType' },
    }),
    warnLevel: dict('预警级别', 'warn_level', { required: true, search: true, list: true }),
    startDate: date('预警日期', { required: true, search: true, list: true, initial: 'today' }),
    firstWarnTime: datetime('首次预警时间', { list: true, readonly: true, fill: 'now' }),
    lastWarnTime: datetime('最近预警时间', { list: true, readonly: true, fill: 'now' }),
    warnCount: integer('预警次数', { list: true, readonly: true, min: 1 }),
    deviceId: ref('预警设备', 'dispatch/warnDevice', { list: true }),
    warnContent: longtext('预警内容', { max: 500 }),
    griddingId: ref('所属网格', 'grid/grid', {
      search: true,
      list: true,
      copy: { through: 'deviceId', field: 'griddingId' },
    }),
    communityId: ref('所属社区', 'source/communityinfo', {
      search: true,
      copy: { through: 'deviceId', field: 'communityId' },
    }),
    address: text('位置', { list: true, max: 200, copy: { through: 'deviceId', field: 'address' } }),
    ...pointFields({ through: 'deviceId' }),
    planId: ref('联动预案', 'project/intelligentPlan'),
    gridMemberId: ref('处置网格员', 'grid/gridmember', { list: true }),
    eventId: ref('关联事件', 'event/event'),
    eventCategoryId: ref('事件类别', 'event/eventcategory', { readonly: true }),
    mergedInto: ref('并入的预警', 'dispatch/warnManage', { readonly: true }),
    handleUser: user('处置人', { readonly: true }),
    handleTime: datetime('处置时间', { readonly: true }),
    handleResult: longtext('处置结果', { max: 1000 }),
    images: images('图片'),
    status: dict('状态', 'warn_manage_status', { search: true, list: true, readonly: true, default: '0' }),
  },
  calls: crud,
});
export type WarnManage = Row<typeof warnManage>;
