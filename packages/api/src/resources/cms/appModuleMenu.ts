import { crud } from '../../call.ts';
import { dict, image, integer, longtext, ref, refs, text, toggle } from '../../field.ts';
import { switchStates } from '../../machines/switchStates.ts';
import { type Row, resource } from '../../resource.ts';

/** 应用模块菜单: an entry on the first page of the mobile application. */
export const appModuleMenu = resource('cms/appModuleMenu', {
  label: '应用模块菜单',
  title: 'moduleName',
  menu: { icon: 'iconfont iconicon_list', sort: 3, group: 'messages' },
  tree: true,
  order: 'sort',
  states: switchStates(['admin']),
  fields: {
    moduleName: text('模块名称', { required: true, search: true, list: true, max: 20 }),
    moduleCode: text('模块编码', { required: true, search: true, list: true, unique: true, max: 40 }),
    parentId: ref('上级模块', 'cms/appModuleMenu'),
    appType: dict('所属应用', 'app_type', { required: true, search: true, list: true }),
    icon: image('图标', { open: true, required: true, list: true }),
    path: text('页面路径', { required: true, list: true, max: 200 }),
    openMode: dict('打开方式', 'app_open_mode', { required: true, list: true }),
    roleIds: refs('可见角色', 'blade-system/role'),
    needLogin: toggle('需登录', { list: true, default: 1 }),
    needAuth: toggle('需实名', { default: 0 }),
    badgeCode: text('角标编码', { max: 40 }),
    minVersion: text('最低版本', { max: 20, pattern: '^V?\\d+(\\.\\d+){1,3}$' }),
    isHome: toggle('首页展示', { list: true }),
    sort: integer('排序', { list: true, min: 0, max: 9999, default: 0 }),
    isEnabled: toggle('是否启用', { search: true, list: true, default: 1 }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type AppModuleMenu = Row<typeof appModuleMenu>;
