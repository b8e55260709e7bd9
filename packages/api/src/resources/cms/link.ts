import { crud } from '../../call.ts';
import { date, dept, dict, image, integer, longtext, text, url } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 友情链接: a link shown to residents. */
export const link = resource('cms/link', {
  label: '友情链接',
  title: 'linkName',
  menu: { icon: 'iconfont iconicon_file', sort: 7, group: 'articles' },
  states: {
    field: 'status',
    initial: '1',
    moves: [
      { from: '1', to: '0', call: 'submit', label: '隐藏', roles: ['editor'] },
      { from: '0', to: '1', call: 'submit', label: '显示', roles: ['editor'] },
    ],
  },
  fields: {
    linkName: text('链接名称', { required: true, search: true, list: true, max: 50 }),
    linkType: dict('链接类别', 'link_type', { required: true, search: true, list: true }),
    linkUrl: url('链接地址', { required: true, list: true, max: 300 }),
    logo: image('图标', { open: true, list: true }),
    position: dict('展示位置', 'link_position', { required: true, search: true, list: true }),
    openMode: dict('打开方式', 'link_open_mode', { required: true }),
    deptId: dept('归属单位'),
    startDate: date('展示开始'),
    endDate: date('展示截止', { notBefore: 'startDate' }),
    clickCount: integer('点击量', { list: true, readonly: true, min: 0, adds: true }),
    sort: integer('排序', { list: true, min: 0, max: 9999, default: 0 }),
    status: dict('状态', 'show_status', { search: true, list: true, readonly: true, default: '1' }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type Link = Row<typeof link>;
