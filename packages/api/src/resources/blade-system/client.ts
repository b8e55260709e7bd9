import { crud, plain } from '../../call.ts';
import { integer, longtext, text, url } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 应用客户端: a program that may ask for tokens. */
export const client = resource('blade-system/client', {
  label: '应用客户端',
  title: 'clientId',
  menu: { icon: 'iconfont iconicon_auth', sort: 6 },
  fields: {
    clientId: text('应用id', { required: true, search: true, list: true, unique: true, max: 48 }),
    clientSecret: text('应用密钥', { required: true, max: 256, secret: true }),
    authorizedGrantTypes: text('授权类型', { required: true, list: true, max: 256 }),
    scope: text('授权范围', { required: true, list: true, max: 256, default: 'all' }),
    accessTokenValidity: integer('令牌秒数', { required: true, list: true, min: 60, default: 3600 }),
    refreshTokenValidity: integer('刷新秒数', { required: true, min: 60, default: 604800 }),
    webServerRedirectUri: url('回调地址', { required: true, max: 256 }),
    resourceIds: text('资源集合', { max: 256 }),
    authorities: text('权限', { max: 256 }),
    autoapprove: text('自动授权', { max: 256 }),
    additionalInformation: longtext('附加说明', { max: 4096 }),
  },
  calls: {
    ...crud,
    page: plain('page', 'list'),
  },
});
export type Client = Row<typeof client>;
