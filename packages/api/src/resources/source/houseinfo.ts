import { crud, plain } from '../../call.ts';
import { computed, dict, images, integer, lnglat, number, phone, ref, text, toggle } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 房屋: a house or flat: owner, state, residents (GB/T 31000-2015). */
export const houseinfo = resource('source/houseinfo', {
  label: '房屋',
  title: 'houseNo',
  beside: ['communityId', 'buildingId', 'unitId', 'roomNo', 'address'],
  menu: { icon: 'iconfont iconicon_house', sort: 4, group: 'population' },
  groups: [
    { key: 'base', label: '房屋信息' },
    { key: 'owner', label: '房主信息' },
    { key: 'rent', label: '使用与出租' },
    { key: 'location', label: '位置' },
  ],
  states: { field: 'houseStatus', initial: '1', moves: [
    ['1', '2', 'submit', '出租'],
    ['2', '1', 'submit', '收回自住'],
    ['1', '3', 'submit', '空置'],
    ['3', '1', 'submit', '入住'],
    ['3', '2', 'submit', '出租'],
    ['2', '3', 'submit', '退租空置'],
  ] },
  fields: {
    houseNo: text('房屋编号', { required: true, search: true, list: true, unique: true, max: 50, group: 'base' }),
    communityId: ref('所属小区', 'source/communityinfo', { search: true, list: true, group: 'base' }),
    buildingId: ref('所属楼栋', 'source/buildinginfo', { search: true, group: 'base' }),
    unitId: ref('所属单元', 'source/buildingunit', { search: true, group: 'base' }),
    floorNo: integer('所在楼层', { min: -10, max: 120, group: 'base' }),
    roomNo: text('门牌（室）号', { search: true, max: 20, group: 'base' }),
    address: text('房屋地址', { required: true, search: true, list: true, max: 200, group: 'base', sensitive: 'address' }),
    standardAddressId: ref('标准地址', 'source/standardaddressinfo', { group: 'base' }),
    buildingUse: dict('建筑用途', 'building_use', { required: true, search: true, list: true, group: 'base' }),
    floorArea: number('建筑面积', { required: true, list: true, min: 0, scale: 2, unit: '㎡', group: 'base' }),
    roomLayout: dict('户型', 'room_layout', { group: 'base' }),
    propertyType: dict('产权类型', 'property_type', { group: 'base' }),
    houseStatus: dict('使用状态', 'house_status', { required: true, search: true, list: true, default: '1', group: 'base' }),
    ownerCardType: dict('房主证件代码', 'card_type', { required: true, default: '111', group: 'owner' }),
    ownerCardNo: text('房主证件号码', { required: true, search: true, max: 30, group: 'owner', sensitive: 'idcard' }),
    ownerName: text('房主姓名', { required: true, search: true, list: true, max: 50, group: 'owner', sensitive: 'name' }),
    ownerPhone: phone('房主联系方式', { required: true, list: true, group: 'owner', sensitive: 'phone' }),
    ownerAddress: text('房主现居详址', { max: 200, group: 'owner', sensitive: 'address' }),
    isRented: toggle('是否出租', { search: true, list: true, default: 0, group: 'rent' }),
    rentUse: dict('出租用途', 'rent_use', { group: 'rent', showIf: { field: 'isRented', in: [1] } }),
    hazardType: dict('隐患类型', 'house_hazard', { search: true, list: true, default: '00', group: 'rent' }),
    residentCount: computed('居住人数', 'integer', { list: true, group: 'rent', from: { count: { of: 'source/housepopulationintermediate', by: 'houseId', where: { isCurrent: 1 } } } }),
    griddingId: ref('所属网格', 'grid/grid', { required: true, only: 'leaf', search: true, list: true, group: 'location' }),
    lng: lnglat('经度', 'lng', { group: 'location' }),
    lat: lnglat('纬度', 'lat', { group: 'location' }),
    images: images('房屋照片', { group: 'location' }),
  },
  calls: {
    page: crud.page,
    detail: crud.detail,
    submit: crud.submit,
    remove: plain('remove', 'remove', { key: 'id' }),
    /** Houses of a grid and the grids below it. */
    getDispatchHousePage: plain('page', 'getDispatchHousePage'),
  },
});
export type Houseinfo = Row<typeof houseinfo>;
