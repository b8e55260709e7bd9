import { crud } from '../../call.ts';
import { datetime, dict, integer, longtext, phone, ref, text, user } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 兑换记录: goods exchanged for points. */
export const exchangeRecord = resource('project/exchangeRecord', {
  label: '兑换记录',
  title: 'exchangeNo',
  menu: { icon: 'iconfont iconicon_log', sort: 6, group: 'points' },
  states: { field: 'status', initial: '0', moves: [
    ['0', '1', 'submit', '', ['merchant', 'community']],
    ['0', '2', 'submit', '', ['public', 'merchant', 'community']],
    ['0', '3', 'submit', '', ['system']],
    ['3', '1', 'submit', '', ['merchant', 'community']],
  ], stamps: [{ to: ['1'], user: 'verifyUser', time: 'verifyTime' }] },
  fields: {
    exchangeNo: text('兑换单号', { search: true, list: true, readonly: true, fill: { serial: 'DH' }, unique: true, max: 24 }),
    marketId: ref('兑换商城', 'project/pointsMarket', { required: true, search: true, list: true }),
    goodsId: ref('兑换商品', 'project/marketGoods', { required: true }),
    goodsName: text('商品名称', { search: true, list: true, readonly: true, copy: { through: 'goodsId', field: 'goodsName' }, max: 60 }),
    personType: dict('兑换人类别', 'points_person_type', { required: true, search: true }),
    personName: text('兑换人', { required: true, search: true, list: true, max: 30, sensitive: 'name' }),
    phone: phone('手机号码', { required: true, search: true, list: true, sensitive: 'phone' }),
    griddingId: ref('所属网格', 'grid/grid', { search: true, list: true }),
    quantity: integer('数量', { required: true, list: true, min: 1, max: 99 }),
    pointsPrice: integer('单价积分', { readonly: true, min: 1 }),
    totalPoints: integer('合计积分', { list: true, readonly: true, min: 1 }),
    balanceAfter: integer('兑换后余额', { readonly: true, min: 0 }),
    pickupMode: dict('领取方式', 'pickup_mode', { required: true }),
    pickupCode: text('核销码', { list: true, readonly: true, max: 8 }),
    receiveAddress: text('配送地址', { max: 200, sensitive: 'address' }),
    exchangeTime: datetime('兑换时间', { search: true, list: true, readonly: true, fill: 'now' }),
    verifyUser: user('核销人', { readonly: true }),
    verifyTime: datetime('核销时间', { list: true, readonly: true }),
    status: dict('状态', 'exchange_status', { search: true, list: true, readonly: true, default: '0' }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type ExchangeRecord = Row<typeof exchangeRecord>;
