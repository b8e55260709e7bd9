import { crud, plain } from '../../call.ts';
import { dept, dict, geometry, images, integer, lnglat, longtext, number, phone, ref, region, text, toggle } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 网格: an area of the town that grid members look after; grids form a tree and their lowest level tiles the town (GB/T 34300-2017). */
export const grid = resource('grid/grid', {
  label: '网格',
  title: 'gridName',
  menu: { icon: 'iconfont iconicon_grid', sort: 1 },
  groups: [
    { key: 'base', label: '基本信息' },
    { key: 'stat', label: '网格概况' },
    { key: 'map', label: '地图' },
  ],
  tree: true,
  order: 'sort',
  fields: {
    gridName: text('网格名称', { required: true, search: true, list: true, max: 100, group: 'base' }),
    gridCode: text('网格编码', { required: true, search: true, list: true, unique: true, max: 30, group: 'base' }),
    parentId: ref('上级网格', 'grid/grid', { search: true, group: 'base' }),
    gridLevel: dict('网格层级', 'grid_level', { required: true, search: true, list: true, group: 'base' }),
    gridType: dict('网格类型', 'grid_type', { required: true, search: true, list: true, group: 'base' }),
    isMajor: toggle('是否大网格', { search: true, list: true, default: 0, group: 'base' }),
    deptId: dept('所属机构', { required: true, search: true, list: true, group: 'base' }),
    regionCode: region('行政区划', { required: true, group: 'base' }),
    address: text('网格四至（范围描述）', { required: true, max: 400, group: 'base' }),
    policeName: text('包片民警', { max: 50, group: 'base', sensitive: 'name' }),
    policePhone: phone('民警联系方式', { group: 'base' }),
    introduction: longtext('网格简介', { max: 1000, group: 'base' }),
    images: images('网格图片', { group: 'base' }),
    isEnabled: toggle('是否启用', { search: true, list: true, default: 1, group: 'base' }),
    sort: integer('排序', { default: 1, group: 'base' }),
    areaSize: number('面积', { list: true, min: 0, unit: 'k㎡', group: 'stat' }),
    lng: lnglat('经度', 'lng', { group: 'map' }),
    lat: lnglat('纬度', 'lat', { group: 'map' }),
    geom: geometry('网格边界', 'Polygon', { required: true, group: 'map' }),
    color: text('地图颜色', { max: 20, pattern: '^#[0-9A-Fa-f]{6}$', default: '#409EFF', group: 'map' }),
  },
  calls: {
    ...crud,
    lazyTree: plain('lazyTree', 'lazy-tree'),
  },
});
export type Grid = Row<typeof grid>;
