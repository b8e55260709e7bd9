import { crud } from '../../call.ts';
import { date, dict, integer, longtext, text, toggle } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** The beginning of an address: nothing for this server, or http(s) with a host and no name or password. */
const HOST = '(?:https?:\\/\\/(?:[\\da-zA-Z.\\-]+|\\[[\\da-fA-F:]+\\])(?::\\d{1,5})?)?\\/(?!\\/)';
const REST = '[^\\s"\'<>\\\\`|^#]*';

/** 底图: a map below those of the product, of somebody else or its own; pages may load from its host. */
export const baseMap = resource('systemset/baseMap', {
  label: '底图',
  title: 'mapName',
  menu: { icon: 'iconfont iconicon_map', sort: 5 },
  fields: {
    mapName: text('底图名称', { required: true, search: true, list: true, unique: true, max: 40 }),
    kind: dict('底图类型', 'base_map_kind', { required: true, search: true, list: true, default: 'tiles' }),
    tileUrl: text('瓦片地址', {
      required: true,
      list: true,
      max: 500,
      pattern: `^(?=.*\\{z\\})(?=.*\\{x\\})(?=.*\\{-?y\\})${HOST}${REST}$`,
      showIf: { field: 'kind', in: ['tiles'] },
      help: '以 http(s):// 开头，或以 / 开头表示本服务器；级别、列号、行号写作花括号括起的 z、x、y，不能带用户名和密码',
    }),
    fileUrl: text('文件地址', {
      required: true,
      list: true,
      max: 500,
      pattern: `^${HOST}${REST}\\.pmtiles(?:\\?${REST})?$`,
      showIf: { field: 'kind', in: ['pmtiles'] },
      help: '数据目录下 maps 文件夹中的文件写作 /maps/文件名.pmtiles；其他服务器上的写完整地址，不能带用户名和密码',
    }),
    system: dict('坐标系', 'coordinate_system', { required: true, list: true, default: 'CGCS2000' }),
    minZoom: integer('最小级别', { required: true, min: 0, max: 20, default: 3 }),
    maxZoom: integer('最大级别', { required: true, list: true, min: 0, max: 20, default: 18, atLeast: 'minZoom' }),
    source: text('地图来源', { required: true, list: true, max: 100, help: '显示在地图下方和导出的图片上' }),
    approval: text('审图号', {
      search: true,
      list: true,
      max: 40,
      help: '没有审图号的底图按内部资料处理，不能打印和导出图片',
    }),
    sensitivity: dict('公开程度', 'map_sensitivity', { required: true, list: true, default: 'internal' }),
    validUntil: date('有效期至', { list: true }),
    isDefault: toggle('默认底图', { list: true, default: 0 }),
    sort: integer('排序', { list: true, min: 0, max: 999, default: 1 }),
    isEnabled: toggle('是否启用', { search: true, list: true, default: 1 }),
    remark: longtext('备注', { max: 500 }),
  },
  constraints: [{ kind: 'single', field: 'isDefault', within: [] }],
  calls: crud,
});
export type BaseMapRow = Row<typeof baseMap>;
