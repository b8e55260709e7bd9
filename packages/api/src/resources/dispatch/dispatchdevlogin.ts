import { crud } from '../../call.ts';
import { datetime, dept, dict, integer, longtext, text, toggle, url, user } from '../../field.ts';
import { switchStates } from '../../machines/switchStates.ts';
import { type Row, resource } from '../../resource.ts';

/** 调度设备登录: the account with which a device joins the dispatch. */
export const dispatchdevlogin = resource('dispatch/dispatchdevlogin', {
  label: '调度设备登录',
  recordName: '调度设备登录记录',
  title: 'loginName',
  menu: { icon: 'iconfont iconicon_auth', sort: 4, group: 'devices' },
  states: switchStates(['admin']),
  fields: {
    loginName: text('配置名称', { required: true, search: true, list: true, max: 50 }),
    platformType: dict('平台类型', 'dispatch_platform', { required: true, search: true, list: true }),
    serverUrl: url('服务地址', {
      required: true,
      list: true,
      max: 200,
      help: '视频平台的主机须由系统管理员在 DATASOURCE_HOSTS 中写明；MediaMTX 填 WebRTC 服务的地址',
    }),
    mediaUrl: url('媒体地址', { max: 200, help: '画面由另一台主机或另一个端口给出时填写，含端口' }),
    port: integer('端口', { min: 1, max: 65535 }),
    account: text('登录账号', { required: true, list: true, max: 50 }),
    password: text('登录密码', { required: true, max: 100, secret: true }),
    appKey: text('AppKey', { max: 100 }),
    appSecret: text('AppSecret', {
      max: 2000,
      secret: true,
      help: 'wvp-GB28181-pro 填 ApiKey，ZLMediaKit 填 secret，MediaMTX 不填',
    }),
    userId: user('绑定用户', { search: true, list: true }),
    deptId: dept('所属单位'),
    terminalNo: text('终端号码', { list: true, max: 30 }),
    isOnline: toggle('是否在线', { list: true, readonly: true }),
    lastLoginTime: datetime('最近登录', { list: true, readonly: true }),
    lastLoginIp: text('登录IP', { readonly: true, max: 39, pattern: '^[0-9a-fA-F:.]{3,39}$' }),
    expireTime: datetime('令牌到期', { readonly: true }),
    isEnabled: toggle('是否启用', { search: true, list: true, default: 1 }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type Dispatchdevlogin = Row<typeof dispatchdevlogin>;
