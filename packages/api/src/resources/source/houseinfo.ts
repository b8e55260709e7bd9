import { crud, plain } from '../../call.ts';
import { computed, dict, images, integer, number, phone, ref, text, toggle } from '../../field.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type Row, resource } from '../../resource.ts';

/** 房屋: a house or flat: owner, state, residents (GB/T 31000-2015). */
export const houseinfo = resource('source/houseinfo', {
  label: '房屋',
  title: 'houseNo',
  distinguishedBy: ['communityId', 'buildingId', 'unitId', 'roomNo', 'address'],
  menu: { icon: 'iconfont iconicon_house', sort: 4, group: 'population' },
  groups: [
    { key: 'base', label: '房屋信息' },
    { key: 'owner', label: '房主信息' },
    { key: 'rent', label: '使用与出租' },
    { key: 'location', label: '位置' },
  ],
  states: {
    field: 'houseStatus',
    initial: '1',
    others: ['4', '5', '9'],
    moves: [
      { from: '1', to: '2', call: 'submit', label: '出租' },
      { from: '2', to: '1', call: 'submit', label: '收回自住' },
      { from: '1', to: '3', call: 'submit', label: '空置' },
      { from: '3', to: '1', call: 'submit', label: '入住' },
      { from: '3', to: '2', call: 'submit', label: '出租' },
      { from: '2', to: '3', call: 'submit', label: '退租空置' },
    ],
  },
  fields: {
    houseNo: text('房屋编号', {
      search: true,
      list: true,
      unique: true,
      max: 50,
      group: 'base',
      fill: { serial: 'FW' },
      help: '不填时保存后自动编号',
    }),
    communityId: ref('所属小区', 'source/communityinfo', {
      search: true,
      list: true,
      group: 'base',
      copy: { through: 'unitId', field: 'communityId' },
    }),
    buildingId: ref('所属楼栋', 'source/buildinginfo', {
      search: true,
      group: 'base',
      copy: { through: 'unitId', field: 'buildingId' },
    }),
    unitId: ref('所属单元', 'source/buildingunit', { search: true, group: 'base' }),
    floorNo: integer('所在楼层', { min: -10, max: 120, group: 'base' }),
    roomNo: text('门牌（室）号', { search: true, max: 20, group: 'base' }),
    address: text('房屋地址', {
      required: true,
      search: true,
      list: true,
      max: 200,
      group: 'base',
      sensitive: 'address',
      compose: ['{communityId}', '{buildingId}', '{unitId}', '{roomNo}室'],
    }),
    standardAddressId: ref('标准地址', 'source/standardaddressinfo', { group: 'base' }),
    buildingUse: dict('建筑用途', 'building_use', {
      required: true,
      search: true,
      list: true,
      group: 'base',
      copy: { through: 'buildingId', field: 'buildingUse' },
    }),
    floorArea: number('建筑面积', { required: true, list: true, min: 0, scale: 2, unit: '平方米', group: 'base' }),
    roomLayout: dict('户型', 'room_layout', { group: 'base' }),
    propertyType: dict('产权类型', 'property_type', { group: 'base' }),
    houseStatus: dict('使用状态', 'house_status', {
      required: true,
      search: true,
      list: true,
      default: '1',
      group: 'base',
    }),
    ownerCardType: dict('房主证件代码', 'card_type', { required: true, default: '111', group: 'owner' }),
    ownerCardNo: text('房主证件号码', { required: true, search: true, max: 30, group: 'owner', sensitive: 'idcard' }),
    ownerName: text('房主姓名', {
      required: true,
      search: true,
      list: true,
      max: 50,
      group: 'owner',
      sensitive: 'name',
    }),
    ownerPhone: phone('房主联系方式', { required: true, list: true, group: 'owner', sensitive: 'phone' }),
    ownerAddress: text('房主现居详址', { max: 200, group: 'owner', sensitive: 'address' }),
    isRented: toggle('是否出租', { search: true, list: true, default: 0, group: 'rent' }),
    rentUse: dict('出租用途', 'rent_use', { group: 'rent', showIf: { field: 'isRented', in: [1] } }),
    hazardType: dict('隐患类型', 'house_hazard', { search: true, list: true, default: '00', group: 'rent' }),
    residentCount: computed('居住人数', 'integer', {
      list: true,
      group: 'rent',
      from: { count: { of: 'source/housepopulationintermediate', by: 'houseId', where: { isCurrent: 1 } } },
    }),
    griddingId: ref('所属网格', 'grid/grid', {
      required: true,
      only: 'leaf',
      search: true,
      list: true,
      group: 'location',
      copy: { through: 'buildingId', field: 'griddingId' },
      initial: 'ownGrid',
      byPoint: true,
    }),
    ...pointFields({ group: 'location', through: 'buildingId' }),
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
