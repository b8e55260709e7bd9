import { crud, get, plain, post, type TreeNode } from '../../call.ts';
import { type Id, datetime, dict, integer, ref, text, toggle, url } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 微信菜单: an entry of the menu of the WeChat account. */
export const articlewechatmenu = resource('cms/articlewechatmenu', {
  label: '微信菜单',
  title: 'menuName',
  menu: { icon: 'iconfont iconicon_list', sort: 4, group: 'wechat' },
  tree: true,
  order: 'sort',
  states: { field: 'syncStatus', initial: '0', moves: [
    ['0', '1', 'syncMenu', '', ['editor', 'admin']],
    ['0', '2', 'syncMenu', '', ['system']],
    ['1', '0', 'system', '', ['editor']],
    ['2', '0', 'system', '', ['editor']],
    ['2', '1', 'syncMenu', '', ['editor', 'admin']],
  ], keys: { syncMenu: { accountId: 'accountId' } } },
  fields: {
    accountId: ref('公众号', 'cms/articlewechatgroupaccout', { required: true, search: true }),
    menuName: text('菜单名称', { required: true, search: true, list: true, max: 20 }),
    parentId: ref('上级菜单', 'cms/articlewechatmenu'),
    menuType: dict('菜单类型', 'wechat_menu_type', { list: true }),
    menuKey: text('菜单KEY', { max: 128 }),
    url: url('网页链接', { list: true, max: 1024 }),
    appId: text('小程序AppID', { max: 32 }),
    pagePath: text('小程序路径', { max: 200 }),
    mediaId: text('素材ID', { max: 128 }),
    articleId: ref('发布文章', 'cms/article'),
    isEnabled: toggle('是否启用', { list: true, default: 1 }),
    sort: integer('排序', { list: true, min: 0, max: 9999, default: 0 }),
    syncTime: datetime('同步时间', { list: true, readonly: true }),
    syncStatus: dict('同步状态', 'wechat_sync_status', { search: true, list: true, readonly: true, default: '0' }),
  },
  calls: {
    ...crud,
    list: plain('page', 'list'),
    /** The menus of an account as nested nodes: three at the top, five below each. */
    getTreeList: get<{ accountId?: Id }, TreeNode[]>('getTreeList'),
    /** Checks the menus of an account against WeChat's limits and hands them to the outbox. */
    syncMenu: post<{ accountId: Id }, { count: number }>('syncMenu'),
  },
});
export type Articlewechatmenu = Row<typeof articlewechatmenu>;
