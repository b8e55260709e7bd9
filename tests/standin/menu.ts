/** An entry of the menu as a BladeX server sends it. */
export interface StandInMenu {
  id: string;
  parentId: string;
  code: string;
  name: string;
  path: string;
  source: string;
  sort: number;
  category: number;
  action: number;
  isOpen: number;
  children?: StandInMenu[];
}

/** The default menu of Saber by its first level: address, name, and the addresses and names below. */
const saber: Readonly<Record<string, readonly [name: string, below: Readonly<Record<string, string>>]>> = {
  desk: ['工作台', { '/desk/notice': '通知公告' }],
  work: [
    '我的事务',
    {
      '/work/start': '发起事务',
      '/work/claim': '待签事务',
      '/work/todo': '待办事务',
      '/work/send': '已发事务',
      '/work/done': '办结事务',
    },
  ],
  source: [
    '基础数据',
    {
      '/source/roadinfo': '道路',
      '/source/populationinfo': '实有人口',
      '/source/houseinfo': '房屋',
      '/source/Massorganize': '群防群治组织',
    },
  ],
  grid: ['网格管理', { '/grid/grid': '网格' }],
  event: ['事件管理', { '/event/event': '事件' }],
  monitor: [
    '系统监控',
    { '/monitor/log/usual': '通用日志', '/monitor/log/api': '接口日志', '/monitor/log/error': '错误日志' },
  ],
  tool: ['研发工具', { '/tool/code': '代码生成', '/tool/datasource': '数据源管理', '/tool/model': '数据模型' }],
  flow: [
    '流程管理',
    { '/flow/model': '模型管理', '/flow/deploy': '流程部署', '/flow/manager': '流程管理', '/flow/follow': '流程跟踪' },
  ],
  report: ['报表管理', { '/report/reportlist': '报表列表' }],
  resource: ['资源管理', { '/resource/oss': '对象存储', '/resource/attach': '附件管理', '/resource/sms': '短信配置' }],
  base: ['基础配置', { '/base/region': '行政区划' }],
  authority: [
    '权限管理',
    { '/authority/role': '角色管理', '/authority/datascope': '数据权限', '/authority/apiscope': '接口权限' },
  ],
  system: [
    '系统管理',
    {
      '/system/user': '用户管理',
      '/system/dept': '机构管理',
      '/system/post': '岗位管理',
      '/system/dict': '系统字典',
      '/system/dictbiz': '业务字典',
      '/system/menu': '菜单管理',
      '/system/topmenu': '顶部菜单',
      '/system/param': '参数管理',
      '/system/tenant': '租户管理',
      '/system/client': '应用管理',
    },
  ],
};

const LACKING_IN_C = /^\/(?:work|flow|resource|system\/(?:dictbiz|topmenu))(?:\/|$)/;

const entry = (id: number, parentId: string, name: string, path: string): StandInMenu => ({
  id: `112359881573800${String(id).padStart(4, '0')}`,
  parentId,
  code: path.replace(/^\//, '').replaceAll('/', '_'),
  name,
  path,
  source: 'iconfont iconicon_setting',
  sort: id,
  category: 1,
  action: 0,
  isOpen: 1,
});

/** The menu of an administrator as a tree. */
export function standInMenu(family: 'A' | 'B' | 'C'): StandInMenu[] {
  let id = 0;
  return Object.entries(saber).flatMap(([first, [name, below]]) => {
    const parent = entry((id += 1), '0', name, `/${first}`);
    const children = Object.entries(below)
      .filter(([path]) => family !== 'C' || !LACKING_IN_C.test(path))
      .map(([path, label]) => entry((id += 1), parent.id, label, path));
    return children.length === 0 ? [] : [{ ...parent, children }];
  });
}

const buttons = ['add', 'edit', 'delete', 'view'];

/** Buttons of the pages of processes, which have none of the usual ones. */
const workButtons: Readonly<Record<string, readonly string[]>> = {
  '/work/start': ['flow', 'image'],
  '/work/claim': ['sign', 'detail', 'follow'],
  '/work/todo': ['handle', 'detail', 'follow'],
  '/work/send': ['detail', 'follow'],
  '/work/done': ['detail', 'follow'],
};

/** Permission codes below their menus, as `menu/buttons` sends them. */
export const standInButtons = (menu: readonly StandInMenu[]): object[] =>
  menu.flatMap(({ children = [] }) =>
    children.map(({ id, name, path, code }) => {
      const last = path.split('/').at(-1) ?? '';
      const more = { user: ['role', 'reset'], topmenu: ['setting'], oss: ['enable'] }[last] ?? [];
      return {
        id,
        name,
        code,
        children: (workButtons[path] ?? [...buttons, ...more]).map((action) => ({
          id: `${id}${action}`,
          name: action,
          code: `${path in workButtons ? code : last}_${action}`,
        })),
      };
    }),
  );
