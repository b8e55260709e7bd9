import { crud } from '../../call.ts';
import { date, datetime, dict, images, integer, longtext, ref, text } from '../../field.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type Row, resource } from '../../resource.ts';

/** 垃圾桶（投放点）: a dustbin with its place and state. */
export const sanitationDustbin = resource('shzlwgh/SanitationDustbin', {
  label: '垃圾桶（投放点）',
  recordName: '垃圾桶',
  title: 'binName',
  menu: { icon: 'iconfont iconicon_map', sort: 4 },
  states: {
    field: 'binStatus',
    initial: '1',
    moves: [
      { from: '1', to: '2', call: 'submit', label: '满溢' },
      { from: '2', to: '1', call: 'submit', label: '清运' },
      { from: '1', to: '3', call: 'submit', label: '损坏' },
      { from: '3', to: '1', call: 'submit', label: '修复' },
      { from: '1', to: '4', call: 'submit', label: '撤除' },
      { from: '3', to: '4', call: 'submit', label: '撤除' },
    ],
  },
  fields: {
    binNo: text('编号', {
      search: true,
      list: true,
      unique: true,
      max: 30,
      fill: { serial: 'LJ' },
      help: '不填时保存后自动编号',
    }),
    binName: text('名称', { required: true, search: true, list: true, max: 50 }),
    binType: dict('垃圾类别', 'dustbin_type', { required: true, search: true, list: true }),
    binSpec: integer('规格容量', { required: true, list: true, min: 10, max: 5000, unit: 'L' }),
    binMaterial: dict('材质', 'dustbin_material'),
    communityId: ref('所属小区', 'source/communityinfo', { search: true, list: true }),
    griddingId: ref('所属网格', 'grid/grid', {
      required: true,
      only: 'leaf',
      search: true,
      list: true,
      copy: { through: 'communityId', field: 'griddingId' },
      byPoint: true,
    }),
    dustbinmanId: ref('负责清运员', 'shzlwgh/SanitationDustbinman', { search: true, list: true }),
    address: text('投放地点', {
      required: true,
      search: true,
      list: true,
      max: 200,
      copy: { through: 'communityId', field: 'address' },
    }),
    ...pointFields({ through: 'communityId' }),
    sensorNo: text('满溢传感器编号', { max: 50 }),
    fillLevel: integer('当前满溢度', { list: true, readonly: true, min: 0, max: 100, unit: '%', adds: false }),
    lastClearTime: datetime('最近清运时间', { list: true, readonly: true }),
    installDate: date('设置日期'),
    binStatus: dict('状态', 'dustbin_status', { search: true, list: true, default: '1' }),
    images: images('照片'),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type SanitationDustbin = Row<typeof sanitationDustbin>;
