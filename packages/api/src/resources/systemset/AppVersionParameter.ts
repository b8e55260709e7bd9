import { crud, get } from '../../call.ts';
import { datetime, dict, file, integer, longtext, text, toggle, url } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 应用版本: a version of the mobile application. */
export const appVersionParameter = resource('systemset/AppVersionParameter', {
  label: '应用版本',
  title: 'versionName',
  menu: { icon: 'iconfont iconicon_list', sort: 4 },
  states: {
    field: 'status',
    initial: '0',
    moves: [
      { from: '0', to: '1', call: 'submit', label: '发布', roles: ['admin'] },
      { from: '1', to: '2', call: 'submit', label: '停用', roles: ['admin'] },
      { from: '2', to: '1', call: 'submit', label: '启用', roles: ['admin'] },
    ],
  },
  fields: {
    appType: dict('应用', 'app_type', { required: true, search: true, list: true }),
    platform: dict('平台', 'app_platform', { required: true, search: true, list: true }),
    versionName: text('版本名称', {
      required: true,
      search: true,
      list: true,
      max: 20,
      pattern: '^V?\\d+(\\.\\d+){1,3}$',
    }),
    versionCode: integer('版本号', { required: true, list: true, min: 1, atLeast: 'minVersionCode' }),
    packageFile: file('安装包', { open: true, required: true }),
    downloadUrl: url('下载地址', { required: true, list: true, max: 300 }),
    packageSize: integer('安装包大小', { list: true, readonly: true, min: 0, unit: '字节', adds: false }),
    fileMd5: text('文件MD5', { readonly: true, max: 32 }),
    updateContent: longtext('更新内容', { required: true, list: true, max: 1000 }),
    forceUpdate: toggle('强制更新', { required: true, list: true, default: 0 }),
    minVersionCode: integer('最低兼容版本', { min: 1 }),
    publishTime: datetime('发布时间', { list: true }),
    status: dict('状态', 'app_version_status', { search: true, list: true, readonly: true, default: '0' }),
    remark: longtext('备注', { max: 500 }),
  },
  constraints: [{ kind: 'increasing', field: 'versionCode', within: ['appType', 'platform'] }],
  calls: {
    submit: crud.submit,
    /** The newest published version, of an app and platform when they are given; an empty object without one. */
    newest: get<{ appType?: string; platform?: string }, Readonly<Record<string, unknown>>>('newest', {
      access: 'session',
      blank: {},
    }),
  },
});
export type AppVersionParameter = Row<typeof appVersionParameter>;
