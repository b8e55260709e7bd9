import { crud } from '../../call.ts';
import { date, datetime, dict, integer, json, number, phone, ref, text, toggle } from '../../field.ts';
import { deviceStates } from '../../machines/deviceStates.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type Row, resource } from '../../resource.ts';

/** 感知预警设备: a sensing device with its thresholds. */
export const warnDevice = resource('dispatch/warnDevice', {
  label: '感知预警设备',
  title: 'deviceName',
  menu: { icon: 'iconfont iconicon_monitor', sort: 2, group: 'devices' },
  states: deviceStates,
  fields: {
    deviceName: text('设备名称', { required: true, search: true, list: true, max: 60 }),
    deviceCode: text('设备编号', { required: true, search: true, list: true, unique: true, max: 32 }),
    categoryId: ref('设备类别', 'dispatch/resourcesdevicecategory', { required: true, search: true, list: true }),
    devWarnType: dict('预警类型', 'dev_warn_type', { required: true, search: true, list: true }),
    brand: dict('品牌', 'device_brand'),
    model: text('型号', { max: 40 }),
    protocol: dict('接入协议', 'device_protocol'),
    simNo: text('物联卡号', { max: 20 }),
    thresholds: json('阈值设置', {
      shape: {
        kind: 'rows',
        fields: {
          warnLevel: dict('预警级别', 'warn_level', { required: true }),
          operator: dict('比较', 'compare_operator', { required: true, default: '>=' }),
          value: number('阈值', { required: true }),
        },
      },
    }),
    unit: text('计量单位', { max: 10 }),
    griddingId: ref('所属网格', 'grid/grid', {
      required: true,
      only: 'leaf',
      search: true,
      list: true,
      copy: { through: 'communityId', field: 'griddingId' },
      byPoint: true,
    }),
    communityId: ref('所属社区', 'source/communityinfo', { search: true }),
    address: text('安装位置', {
      required: true,
      list: true,
      max: 200,
      copy: { through: 'communityId', field: 'address' },
    }),
    ...pointFields({ required: true, through: 'communityId' }),
    houseId: ref('关联房屋', 'source/houseinfo'),
    contactName: text('联系人', { max: 30, sensitive: 'name' }),
    phone: phone('联系电话', { sensitive: 'phone' }),
    monitorId: ref('联动监控', 'dispatch/resourcesmonitor'),
    battery: integer('电量', { list: true, readonly: true, min: 0, max: 100, unit: '%', adds: false }),
    lastReportTime: datetime('最近上报', { list: true, readonly: true }),
    isOnline: toggle('是否在线', { search: true, list: true, readonly: true }),
    installDate: date('安装日期'),
    status: dict('状态', 'device_status', { search: true, list: true, readonly: true, default: '1' }),
  },
  calls: crud,
});
export type WarnDevice = Row<typeof warnDevice>;
