import { crud, plain } from '../../call.ts';
import {
  computed,
  dept,
  dict,
  geometry,
  images,
  integer,
  number,
  phone,
  ref,
  region,
  text,
  toggle,
} from '../../field.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type Row, resource } from '../../resource.ts';

/** 小区（单位）: a residential compound with its boundary. */
export const communityinfo = resource('source/communityinfo', {
  label: '小区（单位）',
  title: 'communityName',
  menu: { icon: 'iconfont iconicon_map', sort: 8, group: 'population' },
  groups: [
    { key: 'base', label: '基本信息' },
    { key: 'property', label: '物业与设施' },
    { key: 'location', label: '位置' },
  ],
  fields: {
    communityName: text('小区（单位）名称', { required: true, search: true, list: true, max: 100, group: 'base' }),
    communityCode: text('小区（单位）编码', {
      search: true,
      list: true,
      unique: true,
      max: 50,
      group: 'base',
      fill: { serial: 'XQ' },
      help: '不填时保存后自动编号',
    }),
    communityType: dict('小区类型', 'community_type', { required: true, search: true, list: true, group: 'base' }),
    regionCode: region('所在地', { required: true, group: 'base' }),
    address: text('所在地详址', { required: true, search: true, list: true, max: 200, group: 'base' }),
    deptId: dept('所属社区（村）', { required: true, search: true, list: true, group: 'base' }),
    griddingId: ref('所属网格', 'grid/grid', {
      required: true,
      only: 'leaf',
      search: true,
      list: true,
      group: 'base',
      initial: 'ownGrid',
      byPoint: true,
    }),
    buildYear: integer('建成年份', { min: 1900, max: 2100, group: 'base' }),
    developer: text('建设单位', { max: 100, group: 'base' }),
    buildingCount: integer('楼栋数', { list: true, min: 0, group: 'base', adds: true }),
    householdCount: integer('户数', { list: true, min: 0, group: 'base', adds: true }),
    populationCount: computed('实有人口数', 'integer', {
      list: true,
      group: 'base',
      from: { count: { of: 'source/populationinfo', by: 'communityId' } },
    }),
    coverArea: number('占地面积', { min: 0, unit: '平方米', group: 'base' }),
    propertyCompany: text('物业公司', { search: true, max: 100, group: 'property' }),
    propertyLeader: text('物业负责人', { max: 50, group: 'property', sensitive: 'name' }),
    propertyPhone: phone('物业联系电话', { group: 'property' }),
    hasCommittee: toggle('是否成立业委会', { list: true, default: 0, group: 'property' }),
    committeeLeader: text('业委会主任', {
      max: 50,
      group: 'property',
      sensitive: 'name',
      showIf: { field: 'hasCommittee', in: [1] },
    }),
    committeePhone: phone('业委会联系电话', {
      group: 'property',
      sensitive: 'phone',
      showIf: { field: 'hasCommittee', in: [1] },
    }),
    gateCount: integer('出入口数', { min: 0, group: 'property' }),
    cameraCount: integer('监控摄像机数', { min: 0, group: 'property' }),
    parkingCount: integer('停车位数', { min: 0, group: 'property' }),
    ...pointFields({ group: 'location' }),
    geom: geometry('小区范围', 'Polygon', { group: 'location' }),
    images: images('小区照片', { group: 'location' }),
  },
  calls: {
    page: crud.page,
    detail: crud.detail,
    submit: crud.submit,
    remove: plain('remove', 'remove', { key: 'id' }),
    /** All communities to pick from. */
    listCommunity: plain('list', 'listCommunity', { access: 'picker' }),
    /** Saves a community with the border drawn on the map. */
    saveCommunityInfo: plain('submit', 'saveCommunityInfo'),
  },
});
export type Communityinfo = Row<typeof communityinfo>;
