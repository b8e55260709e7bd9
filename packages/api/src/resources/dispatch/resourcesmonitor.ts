import { crud, plain } from '../../call.ts';
import { dict, integer, number, phone, ref, text, toggle, url } from '../../field.ts';
import { deviceStates } from '../../machines/deviceStates.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type Row, resource } from '../../resource.ts';

/** 监控资源: a camera with its place and its state. */
export const resourcesmonitor = resource('dispatch/resourcesmonitor', {
  label: '监控资源',
  title: 'deviceName',
  menu: { icon: 'iconfont iconicon_camera', sort: 1, group: 'devices' },
  actionFields: ['isPtz', 'isTalk', 'isOnline'],
  states: deviceStates,
  fields: {
    deviceName: text('设备名称', { required: true, search: true, list: true, max: 60 }),
    deviceCode: text('国标编码', {
      required: true,
      search: true,
      list: true,
      unique: true,
      max: 20,
      pattern: '^\\d{20}$',
    }),
    jkTypeId: ref('监控类型', 'dispatch/resourcesdevicecategory', { required: true, search: true, list: true }),
    gzTypeId: ref('感知类型', 'dispatch/resourcesdevicecategory', { search: true, list: true }),
    loginId: ref('接入平台', 'dispatch/dispatchdevlogin'),
    thirdId: text('第三方设备标识', {
      max: 64,
      help: 'wvp-GB28181-pro 填通道编号（不填则按国标编码查找），ZLMediaKit 填 应用名/流名，MediaMTX 填路径',
    }),
    ip: text('设备IP', { max: 39, pattern: '^[0-9a-fA-F:.]{3,39}$' }),
    port: integer('端口', { min: 1, max: 65535 }),
    channelNo: integer('通道号', { min: 0, max: 9999 }),
    streamUrl: url('流地址', { max: 300, help: '直接播放的地址，以 /whep、.flv 或 .m3u8 结尾；填了就不再问平台' }),
    brand: dict('品牌', 'device_brand'),
    isPtz: toggle('支持云台', { list: true }),
    isTalk: toggle('支持对讲'),
    direction: integer('朝向', { min: 0, max: 359, unit: '度' }),
    installHeight: number('安装高度', { min: 0, max: 200, unit: '米' }),
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
      search: true,
      list: true,
      max: 200,
      copy: { through: 'communityId', field: 'address' },
    }),
    ...pointFields({ required: true, through: 'communityId' }),
    ownerUnit: text('建设单位', { max: 60 }),
    maintainName: text('维护人', { max: 30, sensitive: 'name' }),
    phone: phone('维护电话', { sensitive: 'phone' }),
    isOnline: toggle('是否在线', { search: true, list: true, readonly: true }),
    status: dict('状态', 'device_status', { search: true, list: true, readonly: true, default: '1' }),
  },
  calls: {
    ...crud,
    /** Devices of a grid and the grids below it, by their categories. */
    getDispatchDevicePage: plain('page', 'getDispatchDevicePage'),
  },
});
export type Resourcesmonitor = Row<typeof resourcesmonitor>;
