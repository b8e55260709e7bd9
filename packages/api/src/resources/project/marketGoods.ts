import { crud } from '../../call.ts';
import { computed, date, dict, image, images, integer, money, ref, richtext, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 商城商品: goods of a points shop, with price and stock. */
export const marketGoods = resource('project/marketGoods', {
  label: '商城商品',
  title: 'goodsName',
  menu: { icon: 'iconfont iconicon_service', sort: 2, group: 'points' },
  states: {
    field: 'status',
    initial: '0',
    moves: [
      { from: '0', to: '1', call: 'submit', label: '上架', roles: ['merchant', 'community'] },
      { from: '1', to: '0', call: 'submit', label: '下架', roles: ['merchant', 'community', 'admin'] },
      { from: '1', to: '2', call: 'submit', roles: ['system'] },
      { from: '2', to: '1', call: 'submit', label: '补货上架', roles: ['merchant'] },
      { from: '2', to: '0', call: 'submit', label: '下架', roles: ['merchant', 'community'] },
    ],
  },
  fields: {
    marketId: ref('所属商城', 'project/pointsMarket', { required: true, search: true, list: true }),
    goodsName: text('商品名称', { required: true, search: true, list: true, leads: true, max: 60 }),
    goodsCode: text('商品编码', {
      list: true,
      unique: true,
      max: 30,
      fill: { serial: 'SP' },
      help: '不填时保存后自动编号',
    }),
    goodsType: dict('商品类别', 'goods_type', { required: true, search: true, list: true }),
    cover: image('商品主图', { open: { field: 'status', in: ['1', '2'] }, required: true, list: true }),
    images: images('图片', { open: { field: 'status', in: ['1', '2'] } }),
    spec: text('规格', { max: 60 }),
    unit: text('计量单位', { max: 10, default: '件' }),
    marketPrice: money('市场价', { min: 0, unit: '元' }),
    pointsPrice: integer('兑换积分', { required: true, list: true, min: 1, unit: '分', adds: false }),
    stock: integer('库存', { required: true, list: true, leads: true, min: 0 }),
    exchangedCount: computed('已兑换数量', 'integer', {
      list: true,
      from: { sum: { of: 'project/exchangeRecord', by: 'goodsId', field: 'quantity', where: { status: ['0', '1'] } } },
    }),
    perLimit: integer('每人限兑', { min: 0 }),
    startDate: date('兑换开始'),
    endDate: date('兑换截止', { notBefore: 'startDate' }),
    supplier: text('供应商', { max: 60 }),
    detail: richtext('商品详情', { open: { field: 'status', in: ['1', '2'] } }),
    sort: integer('排序', { list: true, min: 0, max: 9999, default: 0 }),
    status: dict('状态', 'goods_status', { search: true, list: true, leads: true, readonly: true, default: '0' }),
  },
  calls: crud,
});
export type MarketGoods = Row<typeof marketGoods>;
