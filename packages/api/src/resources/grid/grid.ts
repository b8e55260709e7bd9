import { type Blank, blankPage, crud, get, type Page, type PageQuery, plain, type TreeNode } from '../../call.ts';
import {
  type Geometry,
  type Id,
  computed,
  dept,
  dict,
  geometry,
  images,
  integer,
  longtext,
  number,
  phone,
  ref,
  region,
  text,
  toggle,
} from '../../field.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type Row, resource } from '../../resource.ts';

/** A grid as other screens list it. */
export interface GridBrief {
  id: Id;
  parentId: Id;
  gridName: string;
  gridCode: string;
  gridLevel: string;
  deptId: Id;
  principalId: Id;
  principalName: string;
  lng: string;
  lat: string;
  /** The border as GeoJSON. */
  geom: Geometry | null;
  color: string;
}

/** A grid without words. */
const blankGrid = {
  id: '',
  parentId: '',
  gridName: '',
  gridCode: '',
  gridLevel: '',
  deptId: '',
  principalId: '',
  principalName: '',
  lng: '',
  lat: '',
  color: '',
} as const satisfies Blank<GridBrief>;

/** A major grid: a grid of a higher level (`isMajor` 1) with numbers of all that lies below it. */
export interface MajorGrid {
  id: Id;
  gridName: string;
  gridCode: string;
  deptId: Id;
  deptIdName: string;
  principalId: Id;
  principalIdName: string;
  subGridCount: number;
  memberCount: number;
  populationCount: number;
  /** Events reported this month. */
  eventCount: number;
  isEnabled: number;
}

/** A grid that a member looks after. */
export interface MemberGrid extends GridBrief {
  /** 1 is the member's main grid. */
  isMain: number;
  memberPost: string;
}

/** Numbers of a grid with the grids below it. */
export interface GridStatistics {
  gridCount: number;
  memberCount: number;
  populationCount: number;
  householdCount: number;
  partyOrgCount: number;
  partyMemberCount: number;
  eventCount: number;
  /** Share of the events of the year that are closed, in percent. */
  finishRate: number;
}

/** A grid of the party exhibition. */
export interface PartyGrid extends GridBrief {
  partyMemberCount: number;
  populationCount: number;
  memberCount: number;
}

/**
 * 网格: an area of the town that grid members look after; grids form a tree and their lowest level tiles the town (GB/T
 * 34300-2017).
 */
export const grid = resource('grid/grid', {
  label: '网格',
  title: 'gridName',
  menu: { icon: 'iconfont iconicon_grid', sort: 1 },
  groups: [
    { key: 'base', label: '基本信息' },
    { key: 'stat', label: '网格概况' },
    { key: 'map', label: '地图' },
  ],
  tree: true,
  treeBy: 'parentId',
  order: 'sort',
  fields: {
    gridName: text('网格名称', { required: true, search: true, list: true, max: 100, group: 'base' }),
    gridCode: text('网格编码', { required: true, search: true, list: true, unique: true, max: 30, group: 'base' }),
    parentId: ref('上级网格', 'grid/grid', { search: true, group: 'base' }),
    gridLevel: dict('网格层级', 'grid_level', { required: true, search: true, list: true, group: 'base' }),
    gridType: dict('网格类型', 'grid_type', { required: true, search: true, list: true, group: 'base' }),
    isMajor: toggle('是否大网格', { search: true, list: true, default: 0, group: 'base' }),
    deptId: dept('所属机构', { required: true, search: true, list: true, group: 'base' }),
    regionCode: region('行政区划', { required: true, group: 'base' }),
    address: text('网格四至（范围描述）', { required: true, max: 400, group: 'base' }),
    principalId: ref('网格长', 'grid/gridmember', { search: true, list: true, group: 'base' }),
    policeName: text('包片民警', { max: 50, group: 'base', sensitive: 'name' }),
    policePhone: phone('民警联系方式', { group: 'base' }),
    introduction: longtext('网格简介', { max: 1000, group: 'base' }),
    images: images('网格图片', { group: 'base' }),
    isEnabled: toggle('是否启用', { search: true, list: true, default: 1, group: 'base' }),
    sort: integer('排序', { default: 1, group: 'base' }),
    memberCount: computed('网格员数', 'integer', {
      list: true,
      group: 'stat',
      from: { count: { of: 'grid/gridmemberintermediate', by: 'griddingId', where: { isCurrent: 1 } } },
    }),
    householdCount: computed('户数', 'integer', {
      list: true,
      group: 'stat',
      from: { sum: { of: 'source/buildinginfo', by: 'griddingId', field: 'householdCount' } },
    }),
    populationCount: computed('人口数', 'integer', {
      list: true,
      group: 'stat',
      from: { count: { of: 'source/populationinfo', by: 'griddingId' } },
    }),
    areaSize: number('面积', { list: true, min: 0, unit: '平方公里', group: 'stat' }),
    ...pointFields({ group: 'map' }),
    geom: geometry('网格边界', 'Polygon', {
      required: true,
      group: 'map',
      apart: { of: 'grid/grid', through: 'parentId', enabled: 'isEnabled' },
    }),
    color: text('地图颜色', { max: 20, pattern: '^#[0-9A-Fa-f]{6}$', default: '#409EFF', group: 'map' }),
  },
  calls: {
    ...crud,
    lazyTree: plain('lazyTree', 'lazy-tree'),
    /** The grids below one as nodes; `flag` 1 (default) leaves out those that are not enabled, 0 does not. */
    lazyTreeAssembly: get<{ parentId?: Id; flag?: '0' | '1' }, TreeNode[]>('lazy-tree_assembly', { access: 'picker' }),
    /** The major grids below one as nodes. */
    majorgridLazyTree: plain('lazyTree', 'majorgrid-lazy-tree', { fixed: { isMajor: '1' } }),
    /** Grids with their leader and the number of their members. */
    getGridPage: plain('page', 'getGridPage'),
    /** Grids to pick from. */
    getGridListPage: plain('page', 'getGridListPage', { access: 'picker', fixed: { isEnabled: '1' } }),
    /** Grids that nobody looks after. */
    getNoGridmemberPage: plain('page', 'getNoGridmemberPage'),
    /** Grids that people who look after several may take on: enabled ones of the lowest level. */
    getMoreGridPage: plain('page', 'getMoreGridPage'),
    /** Major grids with what lies in them and below. */
    majorGridPage: get<PageQuery, Page<MajorGrid>>('majorGridPage', {
      blank: blankPage({
        id: '',
        gridName: '',
        gridCode: '',
        deptId: '',
        deptIdName: '',
        principalId: '',
        principalIdName: '',
        subGridCount: 0,
        memberCount: 0,
        populationCount: 0,
        eventCount: 0,
        isEnabled: 0,
      }),
    }),
    /** The grids that a member looks after. */
    getGridMemberMoreGridList: get<{ gridMemberId: Id }, MemberGrid[]>('getGridMemberMoreGridList'),
    /** The grid above one, by the id that the grid names as its parent; an empty list at the top. */
    getSuperiorGrid: get<{ parentId: Id }, GridBrief[]>('getSuperiorGrid', { blank: [blankGrid] }),
    /** The grids side by side below a parent. */
    getPeerGrid: get<{ parentId: Id }, GridBrief[]>('getPeerGrid', { blank: [blankGrid] }),
    /** The grids right below one. */
    getSubordinateGrid: get<{ gridId: Id }, GridBrief[]>('getSubordinateGrid', { blank: [blankGrid] }),
    /** The grids of a department as a flat list, the highest level first. */
    getGridByLevelList: get<{ deptId: Id }, GridBrief[]>('getGridByLevelList', { blank: [blankGrid] }),
    /** The main grid of a member. */
    getGridByGridmember: get<{ gmId: Id }, GridBrief[]>('getGridByGridmember', { blank: [blankGrid] }),
    /** Numbers of a grid and the grids below it for the party exhibition. */
    getGridStatistics: get<{ gridingId?: Id }, GridStatistics>('getGridStatistics', {
      blank: {
        gridCount: 0,
        memberCount: 0,
        populationCount: 0,
        householdCount: 0,
        partyOrgCount: 0,
        partyMemberCount: 0,
        eventCount: 0,
        finishRate: 0,
      },
    }),
    /** The grids right below one with their party members, for the party exhibition. */
    getPartyGridList: get<{ gridingId?: Id }, PartyGrid[]>('getPartyGridList', {
      blank: [{ ...blankGrid, partyMemberCount: 0, populationCount: 0, memberCount: 0 }],
    }),
  },
});
export type Grid = Row<typeof grid>;
