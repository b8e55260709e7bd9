import { crud, get } from '../../call.ts';
import { type Id, computed, dict, image, integer, longtext, multidict, text, toggle } from '../../field.ts';
import { switchStates } from '../../machines/switchStates.ts';
import { type Row, resource } from '../../resource.ts';

/** A category as pickers and the map show it. */
export interface DeviceCategory {
  id: Id;
  categoryName: string;
  categoryCode: string;
  categoryType: string;
  icon: string;
  mapIcon: string;
  color: string;
}

/** 设备类别: a category of cameras and sensing devices. */
export const resourcesdevicecategory = resource('dispatch/resourcesdevicecategory', {
  label: '设备类别',
  title: 'categoryName',
  menu: { icon: 'iconfont iconicon_tree', sort: 3, group: 'devices' },
  states: switchStates(['admin']),
  fields: {
    categoryName: text('类别名称', { required: true, search: true, list: true, max: 50 }),
    categoryCode: text('类别编码', {
      search: true,
      list: true,
      unique: true,
      max: 30,
      fill: { serial: 'SB' },
      help: '不填时保存后自动编号',
    }),
    categoryType: dict('类别大类', 'device_category_type', { required: true, search: true, list: true }),
    devWarnTypes: multidict('可产生预警', 'dev_warn_type'),
    icon: image('图标', { open: true }),
    mapIcon: image('地图图标', { open: true }),
    color: text('图例颜色', { max: 7, pattern: '^#[0-9A-Fa-f]{6}$' }),
    protocol: dict('接入协议', 'device_protocol', { list: true }),
    unit: text('计量单位', { max: 10 }),
    deviceCount: computed('设备数量', 'integer', { list: true }),
    sort: integer('排序', { list: true, min: 0, max: 9999, default: 0 }),
    isEnabled: toggle('是否启用', { search: true, list: true, default: 1 }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: {
    ...crud,
    /** The open categories of a kind (dictionary `device_category_type`), for pickers and the legend of the map. */
    category: get<{ categoryType?: string }, DeviceCategory[]>('category', { access: 'picker' }),
  },
});
export type Resourcesdevicecategory = Row<typeof resourcesdevicecategory>;
