import { crud, post } from '../../call.ts';
import { datetime, dict, images, lnglat, longtext, ref, text, url, user } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 设备预警记录: one warning of a sensing device, from its coming in to its release. */
export const devWarnRecord = resource('dispatch/devWarnRecord', {
  label: '设备预警记录',
  title: 'warnNo',
  menu: { icon: 'iconfont iconicon_warning', sort: 1, group: 'warnings' },
  states: { field: 'status', initial: '0', moves: [
    ['0', '1', 'batchReleaseWarn', '', ['dispatcher', 'gridmember']],
    ['0', '2', 'batchReleaseWarn', '', ['dispatcher', 'dept']],
    ['1', '2', 'batchReleaseWarn', '', ['dispatcher', 'dept', 'gridmember']],
    ['0', '3', 'batchReleaseWarn', '', ['dispatcher']],
    ['1', '3', 'batchReleaseWarn', '', ['dispatcher']],
    ['0', '4', 'batchReleaseWarn', '', ['dispatcher']],
    ['1', '4', 'batchReleaseWarn', '', ['dispatcher']],
    ['4', '2', 'batchReleaseWarn', '', ['system']],
  ], asks: [{ to: ['2', '3', '4'], fields: { releaseRemark: longtext('解除说明', { max: 200 }) } }], keys: { batchReleaseWarn: { ids: 'id' } }, stamps: [{ to: ['2'], user: 'releaseUser', time: 'releaseTime' }] },
  fields: {
    warnNo: text('预警编号', { search: true, list: true, readonly: true, fill: { serial: 'YJ' }, unique: true, max: 24 }),
    deviceId: ref('预警设备', 'dispatch/warnDevice', { required: true }),
    deviceName: text('设备名称', { search: true, list: true, readonly: true, copy: { through: 'deviceId', field: 'deviceName' }, max: 60 }),
    categoryId: ref('设备类别', 'dispatch/resourcesdevicecategory', { search: true, list: true }),
    devWarnType: dict('预警类型', 'dev_warn_type', { required: true, search: true, list: true }),
    warnLevel: dict('预警级别', 'warn_level', { required: true, search: true, list: true }),
    warnTime: datetime('预警时间', { required: true, search: true, list: true }),
    warnContent: longtext('预警内容', { list: true, max: 500 }),
    warnValue: text('监测值', { list: true, max: 30 }),
    threshold: text('阈值', { max: 30 }),
    griddingId: ref('所属网格', 'grid/grid', { search: true, list: true }),
    communityId: ref('所属社区', 'source/communityinfo', { search: true }),
    address: text('位置', { list: true, max: 200 }),
    lng: lnglat('经度', 'lng', { min: 0, max: 180, scale: 15 }),
    lat: lnglat('纬度', 'lat', { min: 0, max: 90, scale: 15 }),
    images: images('图片'),
    videoUrl: url('现场视频', { max: 300 }),
    monitorId: ref('联动监控', 'dispatch/resourcesmonitor'),
    eventId: ref('关联事件', 'event/event'),
    releaseUser: user('解除人', { list: true, readonly: true }),
    releaseTime: datetime('解除时间', { list: true, readonly: true }),
    releaseRemark: text('解除说明', { max: 300 }),
    status: dict('状态', 'dev_warn_status', { search: true, list: true, readonly: true, default: '0' }),
  },
  calls: {
    ...crud,
    /** Releases warnings that are active or being handled, all or none; `status` may name another move of theirs. */
    batchReleaseWarn: post<{ ids: string; releaseRemark?: string; status?: '1' | '2' | '3' | '4' }, { count: number }>('batchReleaseWarn'),
  },
});
export type DevWarnRecord = Row<typeof devWarnRecord>;
