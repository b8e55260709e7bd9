import { crud } from '../../call.ts';
import { computed, dept, dict, image, integer, longtext, text, toggle } from '../../field.ts';
import { switchStates } from '../../machines/switchStates.ts';
import { type Row, resource } from '../../resource.ts';

/** 微信群发账号: a WeChat account through which articles are sent. */
export const articlewechatgroupaccout = resource('cms/articlewechatgroupaccout', {
  label: '微信群发账号',
  title: 'accountName',
  menu: { icon: 'iconfont iconicon_user', sort: 2, group: 'wechat' },
  states: switchStates(['admin']),
  fields: {
    accountName: text('公众号名称', { required: true, search: true, list: true, max: 50 }),
    originalId: text('原始ID', { required: true, list: true, unique: true, max: 32 }),
    wechatNo: text('微信号', { list: true, max: 32 }),
    accountType: dict('账号类型', 'wechat_account_type', { required: true, search: true, list: true }),
    appId: text('AppID', { required: true, list: true, unique: true, max: 32 }),
    appSecret: text('AppSecret', { required: true, max: 64, secret: true }),
    token: text('Token', { max: 32, secret: true }),
    encodingAesKey: text('消息加解密密钥', { max: 43, secret: true }),
    isVerified: toggle('是否认证', { list: true }),
    principal: text('主体名称', { max: 100 }),
    deptId: dept('所属单位', { search: true, list: true }),
    qrcode: image('二维码', { open: true }),
    monthQuota: integer('每月群发次数', { list: true, min: 0, max: 31, default: 4 }),
    monthUsed: computed('本月已发', 'integer', { list: true }),
    isDefault: toggle('默认账号', { list: true }),
    isEnabled: toggle('是否启用', { search: true, list: true, default: 1 }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type Articlewechatgroupaccout = Row<typeof articlewechatgroupaccout>;
