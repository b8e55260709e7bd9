import { crud } from '../../call.ts';
import { datetime, dept, dict, image, lnglat, longtext, ref, region, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 标准地址: a standard address, from the street down to the room. */
export const standardaddressinfo = resource('source/standardaddressinfo', {
  label: '标准地址',
  title: 'fullAddress',
  menu: { icon: 'iconfont iconicon_map', sort: 10, group: 'population' },
  states: { field: 'addressStatus', initial: '1', moves: [
    ['1', '2', 'submit', '核验启用'],
    ['2', '3', 'submit', '注销'],
    ['1', '3', 'submit', '注销'],
    ['3', '1', 'submit', '恢复'],
  ], stamps: [{ to: ['2'], time: 'verifyTime' }] },
  fields: {
    addressCode: text('标准地址编码', { required: true, search: true, list: true, unique: true, max: 40 }),
    fullAddress: text('标准地址全称', { required: true, search: true, list: true, max: 200 }),
    addressType: dict('地址类型', 'address_type', { required: true, search: true, list: true }),
    regionCode: region('行政区划', { required: true, search: true }),
    deptId: dept('所属社区（村）', { required: true, search: true, list: true }),
    streetName: text('街路巷（自然村）', { required: true, search: true, list: true, max: 100 }),
    doorNo: text('门牌号', { required: true, search: true, list: true, max: 30 }),
    communityId: ref('小区', 'source/communityinfo', { search: true, list: true }),
    buildingId: ref('楼栋', 'source/buildinginfo'),
    unitId: ref('单元', 'source/buildingunit'),
    roomNo: text('户室号', { max: 20 }),
    houseId: ref('关联房屋', 'source/houseinfo'),
    aliasName: text('地址别名', { search: true, max: 100 }),
    postcode: text('邮政编码', { max: 6, pattern: '^\\d{6}$' }),
    griddingId: ref('所属网格', 'grid/grid', { required: true, only: 'leaf', search: true, list: true }),
    lng: lnglat('经度', 'lng'),
    lat: lnglat('纬度', 'lat'),
    addressSource: dict('地址来源', 'address_source', { list: true, default: '1' }),
    qrCode: image('门牌二维码', { readonly: true }),
    addressStatus: dict('地址状态', 'address_status', { search: true, list: true, default: '1' }),
    verifyTime: datetime('核验时间', { list: true, readonly: true }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type Standardaddressinfo = Row<typeof standardaddressinfo>;
