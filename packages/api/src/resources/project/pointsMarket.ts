import { crud } from '../../call.ts';
import { computed, dict, image, integer, longtext, multidict, phone, ref, text, time, user } from '../../field.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type Row, resource } from '../../resource.ts';

/** 积分商城: a shop in which points are exchanged for goods. */
export const pointsMarket = resource('project/pointsMarket', {
  label: '积分商城',
  title: 'marketName',
  menu: { icon: 'iconfont iconicon_service', sort: 1, group: 'points' },
  states: {
    field: 'status',
    initial: '0',
    moves: [
      { from: '0', to: '1', call: 'submit', label: '开业', roles: ['community', 'admin'] },
      { from: '1', to: '0', call: 'submit', label: '停业', roles: ['merchant', 'community', 'admin'] },
      { from: '0', to: '2', call: 'submit', label: '关停', roles: ['admin'] },
    ],
  },
  fields: {
    marketName: text('商城名称', { required: true, search: true, list: true, max: 60 }),
    marketCode: text('商城编号', {
      list: true,
      unique: true,
      max: 20,
      fill: { serial: 'SC' },
      help: '不填时保存后自动编号',
    }),
    marketType: dict('兑换点类型', 'market_type', { required: true, search: true, list: true }),
    griddingId: ref('所属网格', 'grid/grid', {
      search: true,
      list: true,
      copy: { through: 'communityId', field: 'griddingId' },
      byPoint: true,
    }),
    communityId: ref('所属社区', 'source/communityinfo', { required: true, search: true }),
    address: text('地址', { required: true, list: true, max: 200, copy: { through: 'communityId', field: 'address' } }),
    ...pointFields({ through: 'communityId' }),
    openTime: time('营业开始'),
    closeTime: time('营业结束'),
    openDays: multidict('营业日', 'week_day'),
    managerUser: user('管理员', { required: true }),
    contactName: text('联系人', { required: true, list: true, max: 30, sensitive: 'name' }),
    phone: phone('联系电话', { required: true, list: true, sensitive: 'phone' }),
    cover: image('门头照片', { open: true }),
    pickupModes: multidict('领取方式', 'pickup_mode', { required: true }),
    monthLimit: integer('每人每月兑换上限', { min: 0, unit: '分' }),
    intro: longtext('商城介绍', { max: 1000 }),
    goodsCount: computed('在架商品数', 'integer', {
      list: true,
      from: { count: { of: 'project/marketGoods', by: 'marketId', where: { status: '1' } } },
    }),
    sort: integer('排序', { list: true, min: 0, max: 9999, default: 0 }),
    status: dict('状态', 'market_status', { search: true, list: true, readonly: true, default: '0' }),
  },
  calls: crud,
});
export type PointsMarket = Row<typeof pointsMarket>;
