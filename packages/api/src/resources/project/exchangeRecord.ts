import { crud } from '../../call.ts';
import { datetime, dict, integer, longtext, phone, ref, text, user } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 兑换记录: goods exchanged for points. */
export const exchangeRecord = resource('project/exchangeRecord', {
  label: '兑换记录',
  title: 'exchangeNo',
  menu: { icon: 'iconfont iconicon_log', sort: 6, group: 'points' },
  states: {
    field: 'status',
    initial: '0',
    moves: [
      { from: '0', to: '1', call: 'submit', label: '确认领取', roles: ['merchant', 'community'] },
      { from: '0', to: '2', call: 'submit', label: '取消兑换', roles: ['public', 'merchant', 'community'] },
      { from: '0', to: '3', call: 'submit', roles: ['system'] },
      { from: '3', to: '1', call: 'submit', label: '补办领取', roles: ['merchant', 'community'] },
    ],
    stamps: [{ to: ['1'], user: 'verifyUser', time: 'verifyTime' }],
  },
  fields: {
    exchangeNo: text('兑换单号', {
      search: true,
      list: true,
      leads: true,
      readonly: true,
      fill: { serial: 'DH' },
      unique: true,
      max: 24,
    }),
    pickupCode: text('核销码', { search: true, list: true, leads: true, readonly: true, max: 8 }),
    marketId: ref('兑换商城', 'project/pointsMarket', {
      required: true,
      search: true,
      list: true,
      copy: { through: 'goodsId', field: 'marketId' },
    }),
    goodsId: ref('兑换商品', 'project/marketGoods', { required: true }),
    goodsName: text('商品名称', {
      search: true,
      list: true,
      readonly: true,
      copy: { through: 'goodsId', field: 'goodsName' },
      max: 60,
    }),
    personType: dict('兑换人类别', 'points_person_type', { required: true, search: true }),
    personName: text('兑换人', { required: true, search: true, list: true, max: 30, sensitive: 'name' }),
    phone: phone('手机号码', { required: true, search: true, list: true, sensitive: 'phone' }),
    griddingId: ref('所属网格', 'grid/grid', {
      search: true,
      list: true,
      copy: { through: 'marketId', field: 'griddingId' },
    }),
    quantity: integer('数量', { required: true, list: true, min: 1, max: 99 }),
    pointsPrice: integer('单价积分', { readonly: true, min: 1 }),
    totalPoints: integer('合计积分', { list: true, readonly: true, min: 1 }),
    balanceAfter: integer('兑换后余额', { readonly: true, min: 0 }),
    pickupMode: dict('领取方式', 'pickup_mode', { required: true }),
    receiveAddress: text('配送地址', { max: 200, sensitive: 'address' }),
    exchangeTime: datetime('兑换时间', { search: true, list: true, readonly: true, fill: 'now' }),
    verifyUser: user('核销人', { readonly: true }),
    verifyTime: datetime('核销时间', { list: true, readonly: true }),
    status: dict('状态', 'exchange_status', {
      search: true,
      list: true,
      leads: true,
      readonly: true,
      default: '0',
    }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type ExchangeRecord = Row<typeof exchangeRecord>;
