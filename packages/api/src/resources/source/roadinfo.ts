import { crud } from '../../call.ts';
import { dict, geometry, images, longtext, number, phone, ref, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 护路护线: a road, railway, pipeline or power line whose safety a unit answers for (GB/T 31000-2015). */
export const roadinfo = resource('source/roadinfo', {
  label: '护路护线',
  title: 'routeName',
  menu: { icon: 'iconfont iconicon_route', sort: 4, group: 'campus' },
  groups: [
    { key: 'base', label: '路线信息' },
    { key: 'unit', label: '责任单位' },
    { key: 'hazard', label: '治安隐患' },
    { key: 'location', label: '位置' },
  ],
  fields: {
    routeName: text('路线名称', { required: true, search: true, list: true, max: 100, group: 'base' }),
    routeCode: text('路线编码', { search: true, list: true, max: 50, group: 'base' }),
    routeType: dict('路线类型', 'route_type', { required: true, search: true, list: true, group: 'base' }),
    routeLength: number('管护长度', { list: true, min: 0, unit: '公里', group: 'base' }),
    startPlace: text('起点', { max: 100, group: 'base' }),
    endPlace: text('止点', { max: 100, group: 'base' }),
    subordinateUnit: text('隶属单位名称', { required: true, search: true, list: true, max: 100, group: 'unit' }),
    subordinateAddress: text('隶属单位详址', { required: true, max: 200, group: 'unit' }),
    subordinatePhone: phone('隶属单位联系方式', { required: true, group: 'unit' }),
    subordinateLeader: text('隶属单位负责人姓名', { required: true, max: 50, group: 'unit', sensitive: 'name' }),
    subordinateLeaderPhone: phone('隶属单位负责人联系方式', { required: true, group: 'unit', sensitive: 'phone' }),
    jurisdictionUnit: text('管辖单位名称', { required: true, search: true, list: true, max: 100, group: 'unit' }),
    jurisdictionAddress: text('管辖单位详址', { required: true, max: 200, group: 'unit' }),
    jurisdictionPhone: phone('管辖单位联系方式', { required: true, group: 'unit' }),
    securityName: text('分管治保负责人姓名', { required: true, list: true, max: 50, group: 'unit', sensitive: 'name' }),
    securityPhone: phone('分管治保负责人联系方式', { required: true, list: true, group: 'unit', sensitive: 'phone' }),
    hazardSituation: longtext('治安隐患情况', { max: 1000, group: 'hazard' }),
    hazardLevel: dict('治安隐患等级', 'hazard_level', {
      required: true,
      search: true,
      list: true,
      group: 'hazard',
      tones: { '01': 'critical', '02': 'warning', '03': 'info' },
    }),
    griddingId: ref('所属网格', 'grid/grid', {
      required: true,
      only: 'leaf',
      search: true,
      list: true,
      group: 'location',
      initial: 'ownGrid',
    }),
    geom: geometry('路线走向', 'LineString', { group: 'location' }),
    images: images('照片', { group: 'location' }),
    remark: longtext('备注', { max: 500, group: 'location' }),
  },
  calls: crud,
});
export type Roadinfo = Row<typeof roadinfo>;
