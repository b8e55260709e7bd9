import { type Blank, crud, get, plain, post } from '../../call.ts';
import {
  type Id,
  computed,
  date,
  dict,
  geometry,
  images,
  integer,
  number,
  phone,
  ref,
  region,
  text,
} from '../../field.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type Row, resource } from '../../resource.ts';

/** What was made from a setting. */
export interface GeneratedBuildings {
  buildingCount: number;
  unitCount: number;
  houseCount: number;
}

/** A house of the front; people and hazards only where it is stored. */
export interface StructureHouse {
  id: Id;
  houseNo: string;
  floorNo: number;
  houseStatus: string;
  isRented: number;
  hazardType: string;
  residentCount: number;
  keyPersonCount: number;
}

/** The front of a building. */
export interface BuildingStructure {
  id: Id;
  buildingName: string;
  floorCount: number;
  undergroundFloors: number;
  units: { id: Id; unitNo: number; unitName: string; floors: { floorNo: number; houses: StructureHouse[] }[] }[];
}

/** A building without units. */
const blankStructure: Blank<BuildingStructure> = {
  id: '',
  buildingName: '',
  floorCount: 0,
  undergroundFloors: 0,
  units: [
    {
      id: '',
      unitNo: 0,
      unitName: '',
      floors: [
        {
          floorNo: 0,
          houses: [
            {
              id: '',
              houseNo: '',
              floorNo: 0,
              houseStatus: '',
              isRented: 0,
              hazardType: '',
              residentCount: 0,
              keyPersonCount: 0,
            },
          ],
        },
      ],
    },
  ],
};

/** 楼栋: a building with its units and floors (GB/T 31000-2015). */
export const buildinginfo = resource('source/buildinginfo', {
  label: '楼栋',
  title: 'buildingName',
  distinguishedBy: ['communityId', 'buildingNo'],
  actionFields: ['unitCount', 'registeredUnits'],
  menu: { icon: 'iconfont iconicon_building', sort: 6, group: 'population' },
  groups: [
    { key: 'base', label: '楼栋信息' },
    { key: 'manager', label: '楼栋长' },
    { key: 'location', label: '位置' },
  ],
  fields: {
    communityId: ref('小区（单位）', 'source/communityinfo', {
      required: true,
      search: true,
      list: true,
      group: 'base',
    }),
    buildingName: text('楼栋名称', { required: true, search: true, list: true, max: 50, group: 'base' }),
    buildingNo: text('楼栋编号', { required: true, search: true, list: true, max: 50, group: 'base' }),
    buildingType: dict('建筑类型', 'building_type', { search: true, list: true, group: 'base' }),
    buildingUse: dict('建筑用途', 'building_use', { search: true, group: 'base' }),
    floorArea: number('建筑面积', { required: true, min: 0, scale: 2, unit: '平方米', group: 'base' }),
    floorCount: integer('层数', { required: true, list: true, min: 1, max: 120, group: 'base' }),
    undergroundFloors: integer('地下层数', { min: 0, default: 0, group: 'base' }),
    unitCount: integer('单元数', { required: true, list: true, min: 1, max: 20, group: 'base', adds: true }),
    registeredUnits: computed('已登记单元数', 'integer', {
      group: 'base',
      from: { count: { of: 'source/buildingunit', by: 'buildingId' } },
    }),
    housesPerFloor: integer('每层户数', { min: 1, max: 50, group: 'base' }),
    householdCount: integer('楼栋户数', { required: true, list: true, min: 0, group: 'base', adds: true }),
    populationCount: integer('楼栋人数', { required: true, list: true, min: 0, group: 'base', adds: true }),
    managerName: text('楼栋长姓名', {
      required: true,
      search: true,
      list: true,
      max: 50,
      group: 'manager',
      sensitive: 'name',
    }),
    managerSex: dict('性别', 'sex', { required: true, group: 'manager' }),
    managerNation: dict('民族', 'nation', { required: true, group: 'manager' }),
    managerPolitical: dict('政治面貌', 'political_status', { required: true, group: 'manager' }),
    managerBirthDate: date('出生日期', { required: true, group: 'manager' }),
    managerEducation: dict('学历', 'education', { required: true, group: 'manager' }),
    managerPhone: phone('手机号码', { required: true, list: true, group: 'manager', sensitive: 'phone' }),
    managerTelephone: text('固定电话', { max: 20, group: 'manager' }),
    regionCode: region('所在地', {
      required: true,
      group: 'location',
      copy: { through: 'communityId', field: 'regionCode' },
    }),
    address: text('所在地详址', {
      required: true,
      list: true,
      max: 200,
      group: 'location',
      copy: { through: 'communityId', field: 'address' },
    }),
    griddingId: ref('所属网格', 'grid/grid', {
      required: true,
      only: 'leaf',
      search: true,
      list: true,
      group: 'location',
      copy: { through: 'communityId', field: 'griddingId' },
      initial: 'ownGrid',
      byPoint: true,
    }),
    ...pointFields({ group: 'location', through: 'communityId' }),
    geom: geometry('楼栋轮廓', 'Polygon', { group: 'location' }),
    images: images('楼栋图片', { group: 'location' }),
    setId: ref('生成设置', 'source/communityset', { readonly: true, group: 'location' }),
  },
  constraints: [{ kind: 'distinct', field: 'buildingName', within: ['communityId'] }],
  calls: {
    page: crud.page,
    detail: crud.detail,
    submit: crud.submit,
    remove: plain('remove', 'remove', { key: 'id' }),
    save: plain('submit', 'save'),
    update: plain('submit', 'update'),
    /** Makes the buildings of a setting (`source/communityset`) with their units and houses; once for each setting. */
    autoSaveBuild: post<{ id: Id }, GeneratedBuildings>('autoSaveBuild', 'body', { access: 'save' }),
    /** A building as the setting `id` would make it; nothing is stored. */
    getBuildingStructureAuto: get<{ id: Id }, BuildingStructure>('getBuildingStructureAuto', {
      blank: blankStructure,
    }),
    /** A building with its units. */
    getBuildingInfo: get<{ id: Id }, Readonly<Record<string, unknown>>>('getBuildingInfo'),
    /** The front of a building: units side by side, floors from the top down, a cell for each house. */
    getBuildingStructure: get<{ id: Id }, BuildingStructure>('getBuildingStructure', {
      blank: blankStructure,
    }),
  },
});
export type Buildinginfo = Row<typeof buildinginfo>;
