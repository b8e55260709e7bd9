import { crud } from '../../call.ts';
import { computed, datetime, dict, idcard, image, longtext, phone, ref, text, toggle, user } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 微信用户: a follower of the town's mini-program. */
export const wechatuser = resource('cms/wechatuser', {
  label: '微信用户',
  title: 'nickName',
  menu: { icon: 'iconfont iconicon_user', sort: 5, group: 'wechat' },
  actionFields: ['isBlack', 'syncStatus'],
  fields: {
    openid: text('OpenID', { search: true, readonly: true, unique: true, max: 64 }),
    unionid: text('UnionID', { readonly: true, max: 64 }),
    nickName: text('微信昵称', { search: true, list: true, max: 64 }),
    avatar: image('头像', { open: true, list: true }),
    sex: dict('性别', 'sex', { list: true }),
    phone: phone('手机号码', { search: true, list: true, leads: true, sensitive: 'phone' }),
    personName: text('真实姓名', { search: true, list: true, leads: true, max: 30, sensitive: 'name' }),
    idCard: idcard('身份证号', { sensitive: 'idcard' }),
    realAuth: toggle('是否实名', { search: true, list: true, readonly: true }),
    userType: dict('用户类别', 'wechat_user_type', { search: true, list: true, leads: true }),
    userId: user('绑定后台用户'),
    griddingId: ref('所属网格', 'grid/grid', {
      search: true,
      list: true,
      leads: true,
      copy: { through: 'communityId', field: 'griddingId' },
    }),
    communityId: ref('所属社区', 'source/communityinfo', { search: true }),
    currentAddress: text('现住地址', { max: 200, sensitive: 'address' }),
    subscribe: toggle('是否关注', { search: true, list: true, readonly: true }),
    subscribeTime: datetime('关注时间', { list: true, readonly: true }),
    subscribeScene: dict('关注渠道', 'wechat_subscribe_scene', { readonly: true }),
    tagIds: text('标签', { readonly: true, max: 200, help: '多个标签用逗号或顿号隔开' }),
    pointsBalance: computed('积分余额', 'integer', { list: true }),
    lastActiveTime: datetime('最近活跃', { list: true, readonly: true }),
    isBlack: toggle('是否拉黑', { search: true, list: true, tones: { 1: 'critical' }, default: 0 }),
    syncStatus: dict('同步状态', 'wechat_sync_status', { search: true, list: true, readonly: true }),
    syncFailure: text('同步失败原因', { readonly: true, max: 300 }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type Wechatuser = Row<typeof wechatuser>;
