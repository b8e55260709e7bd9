/**
 * Which rows a role sees: all; those of its grids; those of its department; those of its department, of the departments
 * below and of their grids; those of the points shops that it manages.
 */
export type RowVisibility = 'all' | 'grids' | 'dept' | 'below' | 'markets';

/**
 * What a role of the catalogue may do, as patterns: an area (`source`), a group of an area (`source:population`), or a
 * definition (`event/event`). The moves of state machines that name the role come on top, with reading and changing
 * what is moved, not with adding to it.
 */
export interface RoleGrant {
  /** Name of the role in the source language. */
  name: string;
  rows: RowVisibility;
  read?: readonly string[];
  /** To read, add, edit and make the calls that have a permission of their own. */
  write?: readonly string[];
  /** To write and to remove; who removes reads the recycle bin, where it is found again. */
  keep?: readonly string[];
  /** To see how many there are of each kind, in registers that the role does not read. */
  figures?: readonly string[];
  /** To see single sensitive values in the clear, each with a reason. */
  reveal?: readonly string[];
  /** Registers that the role sees whole, whatever its rows. */
  open?: readonly string[];
}

const MAPS = ['gis', 'visualization', 'visualization/dispatch'];
/** Where those who remove records find them again. */
const BIN = 'blade-desk/recycle';
const NEWS = ['blade-desk/notice', 'cms:articles'];
/** Figures that people put together of the registers that they read. */
const FIGURES = 'blade-report/figures';
/** What is the same for the whole town: kinds, rules, goods, news, the grids themselves. */
const COMMON = [
  'blade-desk/notice',
  'cms:articles',
  'cms:wechat',
  'event/eventcategory',
  'grid/grid',
  'dispatch/resourcesdevicecategory',
  'project/pointsManage',
  'project/pointsMarket',
  'project/marketGoods',
  'project/AccountantExams',
  FIGURES,
];

/**
 * What people do with events beside the rules by which they are handed on: categories and distribution are the
 * dispatcher's.
 */
const EVENTS = ['event/event', 'event/eventdelay', 'event/eventevaluate', 'event/eventhandover'];
const EVENT_READS = ['event/eventcategory', 'event/eventprocess', 'event/eventsupervise'];

/** The grants of the roles that the catalogue names, by alias; `administrator` may do everything and needs none. */
export const roleGrants: Readonly<Record<string, RoleGrant>> = {
  leader: {
    name: '镇领导',
    rows: 'all',
    read: [
      'source',
      'grid',
      'event',
      'project',
      'dispatch',
      'kpi',
      'shzlwgh',
      'blade-gridScancode',
      'cms',
      'party',
      'scentre',
      'blade-report',
      'blade-desk',
      ...MAPS,
    ],
    write: ['event/eventsupervise'],
    keep: [FIGURES],
    reveal: ['source', 'grid', 'event'],
  },
  dispatcher: {
    name: '指挥调度员',
    rows: 'all',
    read: ['source', 'grid', 'kpi', 'project', 'blade-gridScancode', BIN, ...NEWS, ...MAPS],
    write: ['event', 'dispatch', 'project:patrols', 'project:disasters', 'cms:messages', 'project/thrid'],
    keep: [FIGURES],
    reveal: ['event', 'dispatch', 'grid', 'source:population'],
  },
  community: {
    name: '社区（村）管理员',
    rows: 'below',
    read: [...EVENT_READS, 'grid', 'kpi', 'dispatch', 'party', 'project', BIN, ...NEWS, ...MAPS],
    write: [
      ...EVENTS,
      'project:volunteers',
      'project:patrols',
      'project:points',
      'project/sealManage',
      'project/titleransaction',
      'cms:messages',
      'grid:work',
      'grid:attendance',
      'blade-gridScancode',
    ],
    keep: ['source', FIGURES],
    reveal: ['source', 'event', 'grid', 'project'],
    open: COMMON,
  },
  gridleader: {
    name: '网格长',
    rows: 'grids',
    read: [...EVENT_READS, 'grid', 'kpi', 'project:points', 'dispatch:warnings', BIN, ...NEWS, ...MAPS],
    write: ['source', ...EVENTS, 'grid:work', 'grid/gridmemberleaveapproval', 'project:patrols', 'blade-gridScancode'],
    keep: [FIGURES],
    reveal: ['source', 'event', 'grid:work'],
    open: COMMON,
  },
  gridmember: {
    name: '专职网格员',
    rows: 'grids',
    read: [...EVENT_READS, 'grid', 'project:points', 'project:patrols', 'dispatch:warnings', ...NEWS, ...MAPS],
    write: [
      'source:population',
      'source:keyPersons',
      'source:campus',
      ...EVENTS,
      'grid:work',
      'grid/gridmemberleaveapproval',
      'project/sealManage',
      'blade-gridScancode',
    ],
    reveal: ['source:population', 'event'],
    open: COMMON,
  },
  dept: {
    name: '部门经办人',
    rows: 'dept',
    read: [...EVENT_READS, 'grid', 'kpi', 'dispatch', BIN, ...NEWS, ...MAPS],
    write: [
      ...EVENTS,
      'source:security',
      'project:disasters',
      'project:projects',
      'project/gridmemberTask',
      'cms:messages',
    ],
    keep: [FIGURES],
    reveal: ['event'],
    open: [...COMMON, 'grid/gridmember'],
  },
  editor: { name: '信息编辑', rows: 'all', read: ['blade-desk/notice', 'grid/grid'], write: ['cms'] },
  reviewer: { name: '信息审核', rows: 'all', read: ['blade-desk/notice', 'cms'], write: ['cms:articles'] },
  partyadmin: {
    name: '党务管理员',
    rows: 'all',
    read: ['grid/grid', BIN, ...NEWS],
    keep: ['party', FIGURES],
    figures: ['source/populationinfo', 'grid/gridmember'],
    reveal: ['party'],
  },
  finance: {
    name: '财务管理员',
    rows: 'all',
    read: ['project:points', BIN, ...NEWS],
    write: ['project:accountants', 'project/titleransaction'],
    keep: [FIGURES],
    reveal: ['project:accountants'],
  },
  accountant: {
    name: '村（社区）会计',
    rows: 'below',
    read: ['project:accountants', ...NEWS],
    write: ['project/AccountantWork'],
    open: COMMON,
  },
  merchant: {
    name: '积分商户',
    rows: 'markets',
    read: ['project/pointsMarket', ...NEWS],
    write: ['project/marketGoods', 'project/exchangeRecord'],
    reveal: ['project/exchangeRecord'],
    open: NEWS,
  },
  counsellor: {
    name: '心理咨询师',
    rows: 'all',
    read: ['psychological', ...NEWS],
    write: ['psychological:counselling', 'psychological/appletanswerrecord'],
    reveal: ['psychological'],
  },
  psyadmin: {
    name: '心理服务管理员',
    rows: 'all',
    read: [BIN, ...NEWS],
    keep: ['psychological', FIGURES],
    reveal: ['psychological'],
  },
  window: { name: '窗口人员', rows: 'all', read: [BIN, ...NEWS], keep: ['scentre', FIGURES], reveal: ['scentre'] },
};
