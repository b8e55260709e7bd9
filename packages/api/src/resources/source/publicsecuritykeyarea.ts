import { crud } from '../../call.ts';
import { date, dept, dict, geometry, images, integer, longtext, multidict, phone, ref, text } from '../../field.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type Row, resource } from '../../resource.ts';

/** 治安重点地区: an area where public order needs work (GB/T 31000-2015). */
export const publicsecuritykeyarea = resource('source/publicsecuritykeyarea', {
  label: '治安重点地区',
  title: 'areaName',
  menu: { icon: 'iconfont iconicon_map', sort: 4, group: 'security' },
  states: {
    field: 'rectifyStatus',
    initial: '1',
    moves: [
      { from: '1', to: '2', call: 'submit', label: '启动整治' },
      { from: '2', to: '3', call: 'submit', label: '提交验收' },
      { from: '3', to: '4', call: 'submit', label: '验收通过' },
      { from: '3', to: '2', call: 'submit', label: '验收不通过' },
      { from: '4', to: '2', call: 'submit', label: '反弹重新整治' },
    ],
    prompts: [
      { from: ['3'], to: ['2'], fields: { rectifySituation: longtext('不通过原因', { required: true, max: 1024 }) } },
    ],
  },
  fields: {
    areaName: text('治安重点地区', { required: true, search: true, list: true, max: 100 }),
    securityProblem: multidict('治安突出问题', 'security_problem', { required: true, search: true, list: true }),
    areaType: dict('涉及区域类型', 'key_area_type', { required: true, search: true, list: true }),
    areaScope: text('涉及区域范围', { required: true, max: 400 }),
    leadUnit: dept('整治牵头单位', { required: true, search: true, list: true }),
    participantUnits: text('整治参与单位', { max: 400 }),
    leadName: text('整治牵头单位负责人姓名', { required: true, max: 50, sensitive: 'name' }),
    leadPhone: phone('整治牵头单位负责人联系方式', { required: true, sensitive: 'phone' }),
    deadline: date('整改时限', { required: true, search: true, list: true, due: true }),
    criminalCaseCount: integer('整治期间破获刑事案件数', { min: 0 }),
    publicOrderCaseCount: integer('整治期间查处治安案件数', { min: 0 }),
    rectifySituation: longtext('整治情况', { max: 1024 }),
    effectAssess: dict('效果评估', 'effect_assess', { search: true, list: true }),
    rectifyStatus: dict('整治状态', 'rectify_status', { search: true, list: true, default: '1' }),
    griddingId: ref('所属网格', 'grid/grid', {
      required: true,
      only: 'leaf',
      search: true,
      list: true,
      initial: 'ownGrid',
      byPoint: true,
    }),
    ...pointFields(),
    geom: geometry('区域范围（地图）', 'Polygon'),
    images: images('现场照片'),
  },
  calls: crud,
});
export type Publicsecuritykeyarea = Row<typeof publicsecuritykeyarea>;
