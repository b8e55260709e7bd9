import { crud, plain, post } from '../../call.ts';
import { integer, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 顶部菜单: an entry of the top bar, with the menus it shows. */
export const topmenu = resource('blade-system/topmenu', {
  label: '顶部菜单',
  title: 'name',
  menu: { icon: 'iconfont iconicon_list', sort: 4 },
  fields: {
    code: text('菜单编号', { required: true, search: true, list: true, max: 255 }),
    name: text('菜单名', { required: true, search: true, list: true, max: 255 }),
    source: text('菜单图标', { required: true, list: true, max: 255 }),
    path: text('菜单路由', { list: true, max: 255 }),
    sort: integer('菜单排序', { required: true, list: true, min: 0, max: 100 }),
  },
  calls: {
    ...crud,
    page: plain('page', 'list'),
    /** Gives each of the entries exactly these menus. */
    grant: post<{ topMenuIds: string; menuIds: string }>('grant'),
  },
});
export type Topmenu = Row<typeof topmenu>;
