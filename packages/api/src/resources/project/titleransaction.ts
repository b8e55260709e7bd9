import { crud, plain } from '../../call.ts';
import { date, dict, files, geometry, images, money, number, phone, ref, text, longtext } from '../../field.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type Row, resource } from '../../resource.ts';

/** 产权交易: a transaction of collective property, with the land it covers. */
export const titleransaction = resource('project/titleransaction', {
  label: '产权交易',
  title: 'titleName',
  menu: { icon: 'iconfont iconicon_map', sort: 2, group: 'projects' },
  states: {
    field: 'status',
    initial: '0',
    moves: [
      { from: '0', to: '1', call: 'submit', label: '提交审核', roles: ['community'] },
      { from: '1', to: '2', call: 'submit', label: '通过并挂牌', roles: ['finance', 'admin'], approval: true },
      { from: '1', to: '0', call: 'submit', label: '退回修改', roles: ['finance', 'admin'], approval: true },
      { from: '2', to: '3', call: 'submit', label: '登记成交', roles: ['finance', 'community'] },
      { from: '2', to: '4', call: 'submit', label: '登记流标', roles: ['finance', 'system'] },
      { from: '2', to: '5', call: 'submit', label: '撤牌', roles: ['finance', 'community'] },
      { from: '4', to: '1', call: 'submit', label: '重新提交', roles: ['community'] },
      { from: '3', to: '6', call: 'submit', roles: ['system'] },
      { from: '6', to: '1', call: 'submit', label: '重新提交', roles: ['community'] },
    ],
    prompts: [
      { to: ['0'], fields: { auditRemark: longtext('退回原因', { required: true, max: 200 }) } },
      { to: ['2'], fields: { auditRemark: longtext('审核意见', { max: 200 }) } },
    ],
  },
  fields: {
    titleName: text('标的名称', { required: true, search: true, list: true, max: 100 }),
    transactionNo: text('交易编号', {
      search: true,
      list: true,
      readonly: true,
      fill: { serial: 'CQ' },
      unique: true,
      max: 30,
    }),
    assetType: dict('资产类型', 'title_asset_type', { required: true, search: true, list: true }),
    transferMode: dict('流转方式', 'title_transfer_mode', { required: true, search: true, list: true }),
    ownerUnit: text('权属单位', { required: true, list: true, max: 100 }),
    certificateNo: text('权证编号', { max: 60 }),
    contactName: text('联系人', { required: true, max: 30, sensitive: 'name' }),
    phone: phone('联系电话', { required: true, sensitive: 'phone' }),
    griddingId: ref('所属网格', 'grid/grid', {
      search: true,
      list: true,
      copy: { through: 'communityId', field: 'griddingId' },
      byPoint: true,
    }),
    communityId: ref('所属社区', 'source/communityinfo', { search: true }),
    address: text('坐落位置', {
      required: true,
      list: true,
      max: 200,
      copy: { through: 'communityId', field: 'address' },
    }),
    area: number('面积', { required: true, list: true, min: 0, unit: '亩' }),
    coordinateRange: geometry('坐标范围', 'Polygon', { required: true }),
    ...pointFields({ through: 'communityId' }),
    listPrice: money('挂牌价', { required: true, list: true, min: 0, unit: '元' }),
    dealPrice: money('成交价', { list: true, min: 0, unit: '元' }),
    transferee: text('受让方', { search: true, max: 60, sensitive: 'name' }),
    contractNo: text('合同编号', { max: 40 }),
    startDate: date('合同开始'),
    endDate: date('合同结束', { list: true, notBefore: 'startDate' }),
    images: images('图片'),
    files: files('附件'),
    status: dict('状态', 'title_transaction_status', { search: true, list: true, readonly: true, default: '0' }),
    auditRemark: text('审核意见', { readonly: true, max: 200 }),
  },
  calls: {
    ...crud,
    /** The lots with their borders, for the property-right map. */
    listCoordinateRange: plain('list', 'listCoordinateRange'),
  },
});
export type Titleransaction = Row<typeof titleransaction>;
