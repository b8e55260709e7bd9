import { crud, post } from '../../call.ts';
import { type Id, datetime, dict, images, longtext, ref, text, url, user } from '../../field.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type Row, resource } from '../../resource.ts';

/** 设备预警记录: one warning of a sensing device, from its coming in to its release. */
export const devWarnRecord = resource('dispatch/devWarnRecord', {
  label: '设备预警记录',
  title: 'warnNo',
  menu: { icon: 'iconfont iconicon_warning', sort: 1, group: 'warnings' },
  states: {
    field: 'status',
    initial: '0',
    moves: [
      { from: '0', to: '1', call: 'batchReleaseWarn', label: '开始处置', roles: ['dispatcher', 'gridmember'] },
      { from: '0', to: '2', call: 'batchReleaseWarn', label: '解除', roles: ['dispatcher', 'dept'] },
      { from: '1', to: '2', call: 'batchReleaseWarn', label: '解除', roles: ['dispatcher', 'dept', 'gridmember'] },
      { from: '0', to: '3', call: 'batchReleaseWarn', label: '标为误报', roles: ['dispatcher'] },
      { from: '1', to: '3', call: 'batchReleaseWarn', label: '标为误报', roles: ['dispatcher'] },
      { from: '0', to: '4', call: 'batchReleaseWarn', label: '转为事件', roles: ['dispatcher'] },
      { from: '1', to: '4', call: 'batchReleaseWarn', label: '转为事件', roles: ['dispatcher'] },
      { from: '4', to: '2', call: 'batchReleaseWarn', roles: ['system'] },
    ],
    prompts: [
      { to: ['2', '3'], fields: { releaseRemark: longtext('解除说明', { max: 200 }) } },
      {
        to: ['4'],
        fields: {
          eventCategoryId: ref('事件类别', 'event/eventcategory', { required: true }),
          releaseRemark: longtext('说明', { max: 200 }),
        },
      },
    ],
    keys: { batchReleaseWarn: { ids: 'id' } },
    stamps: [{ to: ['2'], user: 'releaseUser', time: 'releaseTime' }],
  },
  fields: {
    warnNo: text('预警编号', {
      search: true,
      list: true,
      readonly: true,
      fill: { serial: 'YJ' },
      unique: true,
      max: 24,
    }),
    deviceId: ref('预警设备', 'dispatch/warnDevice', { required: true }),
    deviceName: text('设备名称', {
      search: true,
      list: true,
      readonly: true,
      copy: { through: 'deviceId', field: 'deviceName' },
      max: 60,
    }),
    categoryId: ref('设备类别', 'dispatch/resourcesdevicecategory', {
      search: true,
      list: true,
      copy: { through: 'deviceId', field: 'categoryId' },
    }),
    devWarnType: dict('预警类型', 'dev_warn_type', {
      required: true,
      search: true,
      list: true,
      copy: { through: 'deviceId', field: 'devWarnType' },
    }),
    warnLevel: dict('预警级别', 'warn_level', { required: true, search: true, list: true }),
    warnTime: datetime('预警时间', { required: true, search: true, list: true, initial: 'now' }),
    warnContent: longtext('预警内容', { list: true, max: 500 }),
    warnValue: text('监测值', { list: true, max: 30 }),
    threshold: text('阈值', { max: 30 }),
    griddingId: ref('所属网格', 'grid/grid', {
      search: true,
      list: true,
      copy: { through: 'deviceId', field: 'griddingId' },
      byPoint: true,
    }),
    communityId: ref('所属社区', 'source/communityinfo', {
      search: true,
      copy: { through: 'deviceId', field: 'communityId' },
    }),
    address: text('位置', { list: true, max: 200, copy: { through: 'deviceId', field: 'address' } }),
    ...pointFields({ through: 'deviceId' }),
    images: images('图片'),
    videoUrl: url('现场视频', { max: 300 }),
    monitorId: ref('联动监控', 'dispatch/resourcesmonitor', { copy: { through: 'deviceId', field: 'monitorId' } }),
    eventId: ref('关联事件', 'event/event', { readonly: true }),
    releaseUser: user('解除人', { list: true, readonly: true }),
    releaseTime: datetime('解除时间', { list: true, readonly: true }),
    releaseRemark: text('解除说明', { max: 300 }),
    status: dict('状态', 'dev_warn_status', { search: true, list: true, readonly: true, default: '0' }),
  },
  calls: {
    ...crud,
    /**
     * Releases warnings that are active or being handled, all or none; `status` may name another move of theirs.
     * To 4 each becomes an event of the category `eventCategoryId`.
     */
    batchReleaseWarn: post<
      { ids: string; releaseRemark?: string; status?: '1' | '2' | '3' | '4'; eventCategoryId?: Id },
      { count: number }
    >('batchReleaseWarn'),
  },
});
export type DevWarnRecord = Row<typeof devWarnRecord>;
