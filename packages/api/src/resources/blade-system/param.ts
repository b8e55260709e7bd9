import { crud, plain } from '../../call.ts';
import { longtext, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 系统参数: a setting of the product by key. */
export const param = resource('blade-system/param', {
  label: '系统参数',
  title: 'paramName',
  menu: { icon: 'iconfont iconicon_param', sort: 2 },
  fields: {
    paramName: text('参数名称', { required: true, search: true, list: true, max: 255 }),
    paramKey: text('参数键名', { required: true, search: true, list: true, unique: true, max: 255 }),
    paramValue: longtext('参数键值', { required: true, list: true }),
    remark: text('备注', { max: 255 }),
  },
  calls: { ...crud, page: plain('page', 'list') },
});
export type Param = Row<typeof param>;
