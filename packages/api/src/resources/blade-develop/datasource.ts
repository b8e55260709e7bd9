import { crud, plain } from '../../call.ts';
import { dict, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 数据源: a database that code generation can read tables from. */
export const datasource = resource('blade-develop/datasource', {
  label: '数据源',
  title: 'name',
  menu: { icon: 'iconfont iconicon_database', sort: 5 },
  fields: {
    name: text('名称', { required: true, search: true, list: true, max: 100 }),
    driverClass: dict('驱动类', 'driver_class', { required: true, list: true }),
    url: text('连接地址', { required: true, list: true, max: 500 }),
    username: text('用户名', { required: true, list: true, max: 50 }),
    password: text('密码', { required: true, max: 50, secret: true }),
    remark: text('备注', { max: 255 }),
  },
  calls: {
    ...crud,
    page: plain('page', 'list'),
  },
});
export type Datasource = Row<typeof datasource>;
