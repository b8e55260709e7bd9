import { crud } from '../../call.ts';
import { date, dict, images, integer, longtext, number, phone, ref, text } from '../../field.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type Row, resource } from '../../resource.ts';

/** 应急资源: goods, vehicles and teams for emergencies. */
export const emergencyResources = resource('dispatch/emergencyResources', {
  label: '应急资源',
  title: 'resourceName',
  menu: { icon: 'iconfont iconicon_resource', sort: 3, group: 'resources' },
  states: {
    field: 'status',
    initial: '1',
    moves: [
      { from: '1', to: '2', call: 'submit', label: '调用', roles: ['dispatcher'] },
      { from: '2', to: '1', call: 'submit', label: '归还', roles: ['dispatcher', 'dept'] },
      { from: '1', to: '3', call: 'submit', label: '开始维护', roles: ['dept', 'community'] },
      { from: '3', to: '1', call: 'submit', label: '结束维护', roles: ['dept', 'community'] },
      { from: '1', to: '0', call: 'submit', label: '停用', roles: ['admin', 'dept'] },
      { from: '0', to: '1', call: 'submit', label: '启用', roles: ['admin', 'dept'] },
    ],
  },
  fields: {
    resourceName: text('资源名称', { required: true, search: true, list: true, max: 60 }),
    resourceCode: text('资源编号', {
      search: true,
      unique: true,
      max: 30,
      fill: { serial: 'ZY' },
      help: '不填时保存后自动编号',
    }),
    resourceType: dict('资源类别', 'emergency_resource_type', { required: true, search: true, list: true }),
    spec: text('规格型号', { max: 60 }),
    quantity: number('数量', { required: true, list: true, min: 0 }),
    unit: text('计量单位', { required: true, list: true, max: 10 }),
    personCount: integer('队伍人数', { min: 0, unit: '人' }),
    ownerUnit: text('所属单位', { required: true, search: true, list: true, max: 60 }),
    griddingId: ref('所属网格', 'grid/grid', {
      search: true,
      list: true,
      copy: { through: 'communityId', field: 'griddingId' },
      byPoint: true,
    }),
    communityId: ref('所属社区', 'source/communityinfo', { search: true }),
    address: text('存放地点', {
      required: true,
      list: true,
      max: 200,
      copy: { through: 'communityId', field: 'address' },
    }),
    ...pointFields({ required: true, through: 'communityId' }),
    managerName: text('负责人', { required: true, list: true, max: 30, sensitive: 'name' }),
    phone: phone('负责人电话', { required: true, list: true, sensitive: 'phone' }),
    backupPhone: text('备用电话', {
      max: 20,
      pattern: '^(1\\d{10}|0\\d{2,3}-?\\d{7,8}|400-?\\d{3}-?\\d{4}|\\d{3,8})$',
    }),
    productionDate: date('生产日期'),
    expireDate: date('有效期至', { notBefore: 'productionDate', list: true }),
    checkDate: date('检查日期'),
    nextCheckDate: date('下次检查'),
    images: images('图片'),
    status: dict('状态', 'emergency_resource_status', { search: true, list: true, readonly: true, default: '1' }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type EmergencyResources = Row<typeof emergencyResources>;
