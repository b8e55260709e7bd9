import { crud, get, post } from '../../call.ts';
import { longtext, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 系统设置参数: the settings of the platform: its name, logo, times and limits. */
export const parameter = resource('systemset/parameter', {
  label: '系统设置参数',
  title: 'paramName',
  menu: { icon: 'iconfont iconicon_setting', sort: 3 },
  fields: {
    paramName: text('参数名称', { required: true, search: true, list: true, max: 100 }),
    paramKey: text('参数键名', { required: true, search: true, list: true, unique: true, max: 100 }),
    paramValue: longtext('参数键值', { required: true, list: true, max: 4000 }),
  },
  calls: {
    ...crud,
    /** All settings as an object from key to value. */
    getParamDetail: get<void, Readonly<Record<string, string>>>('getParamDetail', {
      blank: { 'map.zoom': '', 'town.motto': '' },
    }),
    /** Changes a setting by its id or its key; a new key makes a new one. */
    update: post<{ id?: string; paramName?: string; paramKey?: string; paramValue?: string }, { id: string }>(
      'update',
      'body',
      { access: { permission: 'edit' } },
    ),
  },
});
export type Parameter = Row<typeof parameter>;
