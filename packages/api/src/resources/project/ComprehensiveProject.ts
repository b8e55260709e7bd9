import { crud, plain } from '../../call.ts';
import {
  computed,
  date,
  dept,
  dict,
  files,
  geometry,
  images,
  integer,
  longtext,
  money,
  multidict,
  phone,
  ref,
  text,
} from '../../field.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type Row, resource } from '../../resource.ts';

/** 综合项目: a project of the town: building, environment, livelihood. */
export const comprehensiveProject = resource('project/ComprehensiveProject', {
  label: '综合项目',
  title: 'projectName',
  menu: { icon: 'iconfont iconicon_building', sort: 1, group: 'projects' },
  states: {
    field: 'status',
    initial: '0',
    moves: [
      { from: '0', to: '1', call: 'submit', label: '开展前期', roles: ['dept', 'admin'] },
      { from: '1', to: '2', call: 'submit', label: '开工', roles: ['dept', 'admin'] },
      { from: '2', to: '3', call: 'submit', label: '停工', roles: ['dept', 'admin'] },
      { from: '3', to: '2', call: 'submit', label: '复工', roles: ['dept', 'admin'] },
      { from: '2', to: '4', call: 'submit', label: '完工', roles: ['dept', 'admin'] },
      { from: '4', to: '5', call: 'submit', label: '通过验收', roles: ['leader', 'admin'] },
      { from: '0', to: '3', call: 'submit', label: '暂停谋划', roles: ['admin'] },
    ],
  },
  fields: {
    projectName: text('项目名称', { required: true, search: true, list: true, max: 100 }),
    projectNo: text('项目编号', {
      search: true,
      list: true,
      unique: true,
      max: 30,
      fill: { serial: 'XM' },
      help: '不填时保存后自动编号',
    }),
    projectType: dict('项目类别', 'project_type', { required: true, search: true, list: true }),
    chargeDept: dept('责任部门', { required: true, search: true, list: true }),
    chargeName: text('项目负责人', { required: true, list: true, max: 30, sensitive: 'name' }),
    phone: phone('联系电话', { required: true, sensitive: 'phone' }),
    constructUnit: text('施工单位', { max: 100 }),
    griddingId: ref('所属网格', 'grid/grid', {
      search: true,
      list: true,
      copy: { through: 'communityId', field: 'griddingId' },
      byPoint: true,
    }),
    communityId: ref('所属社区', 'source/communityinfo', { search: true }),
    address: text('建设地点', {
      required: true,
      list: true,
      max: 200,
      copy: { through: 'communityId', field: 'address' },
    }),
    ...pointFields({ required: true, through: 'communityId' }),
    coordex: computed('坐标', 'text'),
    projectRange: geometry('项目范围', 'Polygon'),
    investAmount: money('总投资', { required: true, list: true, min: 0, unit: '万元' }),
    fundSource: multidict('资金来源', 'fund_source'),
    planStartDate: date('计划开工', { required: true, list: true }),
    planEndDate: date('计划完工', { notBefore: 'planStartDate', required: true, list: true }),
    actualStartDate: date('实际开工'),
    actualEndDate: date('实际完工', { notBefore: 'actualStartDate' }),
    progressRate: integer('形象进度', { list: true, min: 0, max: 100, unit: '%', adds: false }),
    content: longtext('建设内容', { max: 2000 }),
    images: images('图片'),
    files: files('附件'),
    status: dict('状态', 'project_status', { search: true, list: true, readonly: true, default: '0' }),
  },
  calls: {
    ...crud,
    /** The projects that have a place, for the map. */
    listCoordex: plain('list', 'listCoordex'),
  },
});
export type ComprehensiveProject = Row<typeof comprehensiveProject>;
