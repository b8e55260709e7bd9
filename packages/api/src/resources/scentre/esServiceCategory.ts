import { crud } from '../../call.ts';
import { computed, dept, image, integer, longtext, multidict, text, toggle } from '../../field.ts';
import { switchStates } from '../../machines/switchStates.ts';
import { type Row, resource } from '../../resource.ts';

/** 服务类别: a category of services at the counter. */
export const esServiceCategory = resource('scentre/esServiceCategory', {
  label: '服务类别',
  title: 'categoryName',
  menu: { icon: 'iconfont iconicon_tree', sort: 4 },
  states: switchStates(['window', 'admin']),
  fields: {
    categoryName: text('类别名称', { required: true, search: true, list: true, max: 50 }),
    categoryCode: text('类别编码', {
      search: true,
      list: true,
      unique: true,
      max: 30,
      fill: { serial: 'SL' },
      help: '不填时保存后自动编号',
    }),
    serviceObject: multidict('服务对象', 'service_object', { required: true, list: true }),
    deptId: dept('责任部门', { search: true, list: true }),
    icon: image('图标', { open: true, list: true }),
    isHot: toggle('热门', { list: true, default: 0 }),
    description: longtext('类别说明', { max: 300 }),
    serviceCount: computed('事项数', 'integer', {
      list: true,
      from: { count: { of: 'scentre/esServiceInfo', by: 'categoryId', where: { status: '1' } } },
    }),
    sort: integer('排序', { list: true, min: 0, max: 9999, default: 0 }),
    isEnabled: toggle('是否启用', { search: true, list: true, default: 1 }),
  },
  calls: crud,
});
export type EsServiceCategory = Row<typeof esServiceCategory>;
