import { crud, plain, post } from '../../call.ts';
import { type Id, computed, integer, longtext, phone, ref, text, toggle } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 楼栋单元: a unit (staircase) of a building. */
export const buildingunit = resource('source/buildingunit', {
  label: '楼栋单元',
  title: 'unitName',
  place: 'buildingId',
  distinguishedBy: ['communityId', 'buildingId'],
  menu: { icon: 'iconfont iconicon_building', sort: 7, group: 'population' },
  fields: {
    communityId: ref('所属小区', 'source/communityinfo', {
      required: true,
      search: true,
      list: true,
      copy: { through: 'buildingId', field: 'communityId' },
    }),
    buildingId: ref('所属楼栋', 'source/buildinginfo', { required: true, search: true, list: true }),
    unitNo: integer('单元号', { required: true, list: true, min: 1, max: 99 }),
    unitName: text('单元名称', { required: true, search: true, list: true, max: 50 }),
    floorCount: integer('层数', {
      required: true,
      list: true,
      min: 1,
      max: 120,
      copy: { through: 'buildingId', field: 'floorCount' },
    }),
    startFloor: integer('起始层号', { min: -10, max: 50, default: 1 }),
    housesPerFloor: integer('每层户数', {
      required: true,
      list: true,
      min: 1,
      max: 50,
      copy: { through: 'buildingId', field: 'housesPerFloor' },
    }),
    houseCount: computed('房屋数', 'integer', {
      list: true,
      from: { count: { of: 'source/houseinfo', by: 'unitId' } },
    }),
    residentCount: computed('居住人数', 'integer', { list: true }),
    elevatorCount: integer('电梯数', { list: true, min: 0, default: 0, adds: true }),
    hasAccessControl: toggle('是否有门禁', { search: true, list: true, default: 0 }),
    leaderName: text('单元长姓名', { list: true, max: 50, sensitive: 'name' }),
    leaderPhone: phone('单元长联系方式', { sensitive: 'phone' }),
    griddingId: ref('所属网格', 'grid/grid', {
      search: true,
      list: true,
      readonly: true,
      copy: { through: 'buildingId', field: 'griddingId' },
    }),
    sort: integer('排序', { default: 1 }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: {
    page: crud.page,
    detail: crud.detail,
    submit: crud.submit,
    remove: plain('remove', 'remove', { key: 'id' }),
    update: plain('submit', 'update'),
    /**
     * Makes the units of a building that are missing, each with its houses; numbers are the building's own unless
     * given.
     */
    autoSaveUnit: post<
      {
        buildingId: Id;
        unitCount?: number;
        floorCount?: number;
        housesPerFloor?: number;
        startFloor?: number;
        houseNoRule?: string;
      },
      { unitCount: number; houseCount: number }
    >('autoSaveUnit', 'body', { access: 'save' }),
  },
});
export type Buildingunit = Row<typeof buildingunit>;
