import { crud } from '../../call.ts';
import { date, dict, images, integer, longtext, multidict, phone, ref, region, text, toggle } from '../../field.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type Row, resource } from '../../resource.ts';

/** 寄递物流安全: a courier or logistics company and its safety (GB/T 31000-2015). */
export const publicsecuritylogistics = resource('source/publicsecuritylogistics', {
  label: '寄递物流安全',
  recordName: '寄递物流企业',
  title: 'orgName',
  menu: { icon: 'iconfont iconicon_car', sort: 5, group: 'security' },
  groups: [
    { key: 'base', label: '企业信息' },
    { key: 'safety', label: '安全管理' },
    { key: 'location', label: '位置' },
  ],
  fields: {
    creditCode: text('工商执照注册号（统一社会信用代码）', {
      required: true,
      search: true,
      list: true,
      unique: true,
      max: 18,
      pattern: '^[0-9A-HJ-NPQRTUWXY]{15}([0-9A-HJ-NPQRTUWXY]{3})?$',
      group: 'base',
    }),
    orgName: text('寄递物流企业名称', { required: true, search: true, list: true, max: 100, group: 'base' }),
    logisticsType: dict('企业类型', 'logistics_type', { required: true, search: true, list: true, group: 'base' }),
    registerType: dict('登记注册类型', 'register_type', { required: true, group: 'base' }),
    holdingStatus: dict('控股情况', 'holding_status', { group: 'base' }),
    businessScope: multidict('经营范围', 'logistics_scope', { required: true, group: 'base' }),
    serviceBrand: text('服务品牌', { search: true, list: true, max: 50, group: 'base' }),
    regionCode: region('企业所在地', { required: true, group: 'base' }),
    address: text('企业详址', { required: true, search: true, list: true, max: 200, group: 'base' }),
    phone: phone('企业联系方式', { required: true, group: 'base' }),
    principalName: text('企业负责人姓名', { required: true, list: true, max: 50, group: 'base', sensitive: 'name' }),
    principalPhone: phone('企业负责人联系方式', { required: true, list: true, group: 'base', sensitive: 'phone' }),
    employeeCount: integer('从业人员数', { min: 0, group: 'base' }),
    cameraCount: integer('监控摄像机数量', { required: true, min: 0, group: 'safety' }),
    xrayCount: integer('X光机数量', { required: true, min: 0, group: 'safety' }),
    isSealCheck: toggle('是否落实100%先验视后封箱', { required: true, list: true, default: 0, group: 'safety' }),
    isRealName: toggle('是否落实100%寄递实名制', { required: true, list: true, default: 0, group: 'safety' }),
    isXrayCheck: toggle('是否落实100%X光机安检', { required: true, list: true, default: 0, group: 'safety' }),
    lastCheckDate: date('最近检查日期', { search: true, group: 'safety' }),
    safetyHazardType: dict('安全隐患类型', 'safety_hazard_type', { search: true, list: true, group: 'safety' }),
    hazardSituation: longtext('隐患及整改情况', { max: 1000, group: 'safety' }),
    griddingId: ref('所属网格', 'grid/grid', {
      required: true,
      only: 'leaf',
      search: true,
      list: true,
      group: 'location',
      initial: 'ownGrid',
      byPoint: true,
    }),
    ...pointFields({ group: 'location' }),
    images: images('场所照片', { group: 'location' }),
  },
  calls: crud,
});
export type Publicsecuritylogistics = Row<typeof publicsecuritylogistics>;
