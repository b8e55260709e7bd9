import { crud, plain } from '../../call.ts';
import { dict, image, integer, longtext, number, ref, text, toggle } from '../../field.ts';
import { switchStates } from '../../machines/switchStates.ts';
import { type Row, resource } from '../../resource.ts';

/** 事件类别: a category of events, with the time in which they must be handled. */
export const eventcategory = resource('event/eventcategory', {
  label: '事件类别',
  title: 'categoryName',
  menu: { icon: 'iconfont iconicon_tree', sort: 18 },
  tree: true,
  order: 'sort',
  states: switchStates(),
  fields: {
    categoryName: text('类别名称', { required: true, search: true, list: true, max: 50 }),
    categoryCode: text('类别编码', {
      search: true,
      list: true,
      unique: true,
      max: 20,
      fill: { serial: 'LB' },
      help: '不填时保存后自动编号',
    }),
    parentId: ref('上级类别', 'event/eventcategory', { help: '顶级为 0' }),
    eventType: dict('事件大类', 'event_type', { required: true, search: true, list: true }),
    defaultLevel: dict('默认事件等级', 'event_level', { required: true, list: true, default: '04' }),
    handleHours: integer('办理时限', {
      required: true,
      list: true,
      min: 1,
      max: 2160,
      unit: '小时',
      default: 72,
      adds: false,
    }),
    acceptHours: integer('受理时限', { required: true, min: 1, max: 240, unit: '小时', default: 4 }),
    warnHours: integer('超期预警提前量', { min: 0, max: 240, unit: '小时', default: 12 }),
    scoreWeight: number('考核分值', { list: true, min: 0, max: 100, scale: 1, unit: '分', default: 1, adds: false }),
    icon: image('图标', { open: true }),
    color: text('地图颜色', { list: true, max: 20, pattern: '^#[0-9A-Fa-f]{6}$', default: '#409EFF' }),
    standard: longtext('立案与结案标准', { max: 1000 }),
    isPublic: toggle('公众可报', { search: true, list: true, default: 1 }),
    isEnabled: toggle('是否启用', { search: true, list: true, default: 1 }),
    sort: integer('排序', { list: true, default: 1 }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: {
    ...crud,
    page: plain('page', 'list'),
    lazyTree: plain('lazyTree', 'lazy-tree'),
  },
});
export type Eventcategory = Row<typeof eventcategory>;
