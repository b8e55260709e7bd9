import { crud } from '../../call.ts';
import { datetime, dept, dict, image, longtext, ref, region, text } from '../../field.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type Row, resource } from '../../resource.ts';

/** 标准地址: a standard address, from the street down to the room. */
export const standardaddressinfo = resource('source/standardaddressinfo', {
  label: '标准地址',
  title: 'fullAddress',
  menu: { icon: 'iconfont iconicon_map', sort: 10, group: 'population' },
  states: {
    field: 'addressStatus',
    initial: '1',
    moves: [
      { from: '1', to: '2', call: 'submit', label: '核验启用' },
      { from: '2', to: '3', call: 'submit', label: '注销' },
      { from: '1', to: '3', call: 'submit', label: '注销' },
      { from: '3', to: '1', call: 'submit', label: '恢复' },
    ],
    stamps: [{ to: ['2'], time: 'verifyTime' }],
  },
  fields: {
    addressCode: text('标准地址编码', {
      search: true,
      list: true,
      unique: true,
      max: 40,
      fill: { serial: 'DZ' },
      help: '不填时保存后自动编号',
    }),
    fullAddress: text('标准地址全称', {
      required: true,
      search: true,
      list: true,
      max: 200,
      compose: ['{regionCode}', '{streetName}', '{doorNo}', '{communityId}', '{buildingId}', '{unitId}', '{roomNo}室'],
    }),
    addressType: dict('地址类型', 'address_type', { required: true, search: true, list: true }),
    regionCode: region('行政区划', { required: true, search: true }),
    deptId: dept('所属社区（村）', { required: true, search: true, list: true }),
    streetName: text('街路巷（自然村）', { required: true, search: true, list: true, max: 100 }),
    doorNo: text('门牌号', { required: true, search: true, list: true, max: 30 }),
    communityId: ref('小区', 'source/communityinfo', {
      search: true,
      list: true,
      copy: { through: 'houseId', field: 'communityId' },
    }),
    buildingId: ref('楼栋', 'source/buildinginfo', { copy: { through: 'houseId', field: 'buildingId' } }),
    unitId: ref('单元', 'source/buildingunit', { copy: { through: 'houseId', field: 'unitId' } }),
    roomNo: text('户室号', { max: 20, copy: { through: 'houseId', field: 'roomNo' } }),
    houseId: ref('关联房屋', 'source/houseinfo'),
    aliasName: text('地址别名', { search: true, max: 100 }),
    postcode: text('邮政编码', { max: 6, pattern: '^\\d{6}$' }),
    griddingId: ref('所属网格', 'grid/grid', {
      required: true,
      only: 'leaf',
      search: true,
      list: true,
      copy: { through: 'houseId', field: 'griddingId' },
      byPoint: true,
    }),
    ...pointFields({ through: 'houseId' }),
    addressSource: dict('地址来源', 'address_source', { list: true, default: '1' }),
    qrCode: image('门牌二维码', { readonly: true }),
    addressStatus: dict('地址状态', 'address_status', { search: true, list: true, default: '1' }),
    verifyTime: datetime('核验时间', { list: true, readonly: true }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type Standardaddressinfo = Row<typeof standardaddressinfo>;
