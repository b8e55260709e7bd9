import { crud } from '../../call.ts';
import { dict, geometry, images, integer, longtext, money, phone, ref, refs, text } from '../../field.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type Row, resource } from '../../resource.ts';

/** 灾害隐患点: a place where a landslide, a flood or the like is to be feared. */
export const disasterPoints = resource('project/disasterPoints', {
  label: '灾害隐患点',
  title: 'pointName',
  menu: { icon: 'iconfont iconicon_warning', sort: 1, group: 'disasters' },
  states: {
    field: 'status',
    initial: '1',
    moves: [
      { from: '1', to: '2', call: 'submit', label: '开始治理', roles: ['admin', 'dept'] },
      { from: '2', to: '1', call: 'submit', label: '恢复监测', roles: ['admin', 'dept'] },
      { from: '1', to: '3', call: 'submit', label: '启动应急处置', roles: ['dispatcher', 'admin'] },
      { from: '3', to: '1', call: 'submit', label: '结束应急处置', roles: ['dispatcher', 'admin'] },
      { from: '2', to: '0', call: 'submit', label: '核销', roles: ['admin'] },
      { from: '1', to: '0', call: 'submit', label: '核销', roles: ['admin'] },
      { from: '0', to: '1', call: 'submit', label: '重新列入监测', roles: ['admin'] },
    ],
  },
  fields: {
    pointName: text('灾害点名称', { required: true, search: true, list: true, max: 60 }),
    pointCode: text('统一编号', { required: true, search: true, list: true, unique: true, max: 30 }),
    disasterType: dict('灾害类型', 'disaster_type', { required: true, search: true, list: true }),
    dangerLevel: dict('险情等级', 'disaster_grade', { required: true, search: true, list: true }),
    stability: dict('稳定性', 'disaster_stability'),
    griddingId: ref('所属网格', 'grid/grid', {
      required: true,
      only: 'leaf',
      search: true,
      list: true,
      copy: { through: 'communityId', field: 'griddingId' },
      initial: 'ownGrid',
      byPoint: true,
    }),
    communityId: ref('所属社区', 'source/communityinfo', { search: true }),
    address: text('详细位置', {
      required: true,
      list: true,
      max: 200,
      copy: { through: 'communityId', field: 'address' },
    }),
    ...pointFields({ required: true, through: 'communityId' }),
    affectRange: geometry('影响范围', 'Polygon'),
    threatHouseholds: integer('威胁户数', { min: 0, unit: '户' }),
    threatPeople: integer('威胁人数', { required: true, list: true, min: 0, unit: '人' }),
    threatProperty: money('威胁财产', { min: 0, unit: '万元' }),
    chargeName: text('防灾责任人', { required: true, list: true, max: 30, sensitive: 'name' }),
    phone: phone('责任人电话', { required: true, sensitive: 'phone' }),
    monitorName: text('监测责任人', { max: 30, sensitive: 'name' }),
    monitorPhone: phone('监测人电话', { sensitive: 'phone' }),
    warnSignal: dict('预警信号', 'warn_signal'),
    hedgePointIds: refs('避险点', 'project/hedgePoints'),
    planId: ref('应急预案', 'project/intelligentPlan'),
    preventMeasure: longtext('防治措施', { max: 1000 }),
    images: images('图片'),
    status: dict('状态', 'disaster_point_status', { search: true, list: true, readonly: true, default: '1' }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type DisasterPoints = Row<typeof disasterPoints>;
