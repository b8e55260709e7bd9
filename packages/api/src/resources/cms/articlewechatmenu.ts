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
  states: {
    field: 'syncStatus',
    initial: '0',
    moves: [
      { from: '0', to: '1', call: 'syncMenu', label: '同步到微信', roles: ['editor', 'admin'], needs: 'wechat' },
      { from: '0', to: '2', call: 'syncMenu', roles: ['system'] },
      { from: '1', to: '0', call: 'system', roles: ['editor'] },
      { from: '2', to: '0', call: 'system', roles: ['editor'] },
      { from: '2', to: '1', call: 'syncMenu', label: '同步到微信', roles: ['editor', 'admin'], needs: 'wechat' },
    ],
    keys: { syncMenu: { accountId: 'accountId' } },
  },
  fields: {
    accountId: ref('公众号', 'cms/articlewechatgroupaccout', { required: true, search: true }),
    menuName: text('菜单名称', {
      required: true,
      search: true,
      list: true,
      leads: true,
      max: 20,
      bytes: { max: 60, top: 16 },
      help: '微信按字节计：一级菜单最多16个字节，二级菜单最多60个字节，一个汉字占3个字节',
    }),
    parentId: ref('上级菜单', 'cms/articlewechatmenu'),
    menuType: dict('菜单类型', 'wechat_menu_type', { list: true }),
    menuKey: text('菜单KEY', {
      required: true,
      max: 128,
      showIf: {
        field: 'menuType',
        in: [
          'click',
          'scancode_push',
          'scancode_waitmsg',
          'pic_sysphoto',
          'pic_photo_or_album',
          'pic_weixin',
          'location_select',
        ],
      },
    }),
    url: url('网页链接', {
      required: true,
      list: true,
      max: 1024,
      showIf: { field: 'menuType', in: ['view', 'miniprogram'] },
    }),
    appId: text('小程序AppID', { required: true, max: 32, showIf: { field: 'menuType', in: ['miniprogram'] } }),
    pagePath: text('小程序路径', { required: true, max: 200, showIf: { field: 'menuType', in: ['miniprogram'] } }),
    mediaId: text('素材ID', { required: true, max: 128, showIf: { field: 'menuType', in: ['media_id'] } }),
    articleId: ref('发布文章', 'cms/article', { required: true, showIf: { field: 'menuType', in: ['article_id'] } }),
    isEnabled: toggle('是否启用', { list: true, default: 1 }),
    sort: integer('排序', { list: true, min: 0, max: 9999, default: 0 }),
    syncTime: datetime('同步时间', { list: true, readonly: true }),
    syncStatus: dict('同步状态', 'wechat_sync_status', {
      search: true,
      list: true,
      leads: true,
      readonly: true,
      default: '0',
    }),
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
