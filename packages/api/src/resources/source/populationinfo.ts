import { crud, get, plain } from '../../call.ts';
import {
  type Id,
  computed,
  date,
  dict,
  idcard,
  image,
  multidict,
  phone,
  ref,
  region,
  text,
  toggle,
} from '../../field.ts';
import { partOrNull } from '../../readPart.ts';
import { type Row, resource } from '../../resource.ts';
import type { AgeBand, EducationShare } from '../grid/gridmember.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];

/** All that is kept of one person. */
export interface PersonPage {
  person: Readonly<Record<string, unknown>>;
  /** The house lived in; null without one. */
  house: Readonly<Record<string, unknown>> | null;
  /** Others of the same household, or of the same house without a household number. */
  family: Rows;
  /** Entries of the registers, by path. */
  registers: Readonly<Record<string, Rows>>;
  visits: Rows;
  events: Rows;
  tenancies: Rows;
}

/** Numbers of the people of a grid and the grids below it. */
export interface PopulationStatistics {
  total: number;
  registered: number;
  floating: number;
  overseas: number;
  male: number;
  female: number;
  partyMember: number;
  keyPerson: number;
  household: number;
}

/** Figures are for whoever reads the register or may count it. */
const figures = { permission: 'figures', orView: true } as const;

/** 实有人口: a resident: who, where, in which household, in which registers (GB/T 31000-2015). */
export const populationinfo = resource('source/populationinfo', {
  label: '实有人口',
  title: 'personName',
  place: 'houseId',
  menu: { icon: 'iconfont iconicon_population', sort: 1, group: 'population' },
  groups: [
    { key: 'base', label: '基本信息' },
    { key: 'address', label: '户籍与现住' },
    { key: 'household', label: '户籍人口' },
    { key: 'floating', label: '流动人口' },
    { key: 'manage', label: '管理信息' },
  ],
  states: {
    field: 'livingStatus',
    initial: '1',
    moves: [
      { from: '1', to: '2', call: 'submit', label: '迁出' },
      { from: '2', to: '1', call: 'submit', label: '迁回' },
      { from: '1', to: '3', call: 'submit', label: '死亡注销' },
      { from: '2', to: '3', call: 'submit', label: '死亡注销' },
    ],
  },
  fields: {
    idCard: idcard('公民身份号码', {
      required: true,
      search: true,
      list: true,
      unique: true,
      group: 'base',
      sensitive: 'idcard',
    }),
    personName: text('姓名', { required: true, search: true, list: true, max: 50, group: 'base', sensitive: 'name' }),
    usedName: text('曾用名', { max: 50, group: 'base', sensitive: 'name' }),
    sex: dict('性别', 'sex', { required: true, search: true, list: true, group: 'base', derive: 'idCard' }),
    birthDate: date('出生日期', { required: true, list: true, group: 'base', derive: 'idCard' }),
    age: computed('年龄', 'integer', { list: true, group: 'base', live: { years: 'birthDate' } }),
    nation: dict('民族', 'nation', { required: true, default: '01', group: 'base' }),
    nativePlace: region('籍贯', { group: 'base' }),
    maritalStatus: dict('婚姻状况', 'marital_status', { required: true, group: 'base' }),
    politicalStatus: dict('政治面貌', 'political_status', { required: true, search: true, group: 'base' }),
    education: dict('学历', 'education', { required: true, group: 'base' }),
    religion: dict('宗教信仰', 'religion', { default: '00', group: 'base' }),
    occupationType: dict('职业类别', 'occupation_type', { group: 'base' }),
    occupation: text('职业', { max: 30, group: 'base' }),
    serviceUnit: text('服务处所', { max: 100, group: 'base' }),
    phone: phone('联系方式', { required: true, search: true, list: true, group: 'base', sensitive: 'phone' }),
    photo: image('照片', { group: 'base' }),
    populationType: dict('人口类型', 'population_type', {
      required: true,
      search: true,
      list: true,
      default: '01',
      group: 'address',
    }),
    householdRegion: region('户籍地', { required: true, group: 'address' }),
    householdAddress: text('户籍门（楼）详址', { required: true, max: 200, group: 'address', sensitive: 'address' }),
    currentRegion: region('现住地', { required: true, group: 'address' }),
    currentAddress: text('现住门（楼）详址', {
      required: true,
      list: true,
      max: 200,
      group: 'address',
      sensitive: 'address',
      copy: { through: 'houseId', field: 'address' },
    }),
    griddingId: ref('所属网格', 'grid/grid', {
      required: true,
      only: 'leaf',
      search: true,
      list: true,
      group: 'address',
      copy: { through: 'houseId', field: 'griddingId' },
      initial: 'ownGrid',
    }),
    communityId: ref('所属小区', 'source/communityinfo', {
      search: true,
      group: 'address',
      copy: { through: 'houseId', field: 'communityId' },
    }),
    houseId: ref('现住房屋', 'source/houseinfo', { search: true, group: 'address' }),
    householdConsistency: dict('人户一致标识', 'household_consistency', {
      required: true,
      search: true,
      group: 'household',
      showIf: { field: 'populationType', in: ['01'] },
    }),
    householdNo: text('户号', { max: 20, group: 'household', showIf: { field: 'populationType', in: ['01'] } }),
    householderIdCard: idcard('户主公民身份号码', {
      group: 'household',
      sensitive: 'idcard',
      showIf: { field: 'populationType', in: ['01'] },
    }),
    householderName: text('户主姓名', {
      max: 50,
      group: 'household',
      sensitive: 'name',
      showIf: { field: 'populationType', in: ['01'] },
    }),
    householderRelation: dict('与户主关系', 'family_relation', {
      group: 'household',
      showIf: { field: 'populationType', in: ['01'] },
    }),
    householderPhone: phone('户主联系方式', {
      group: 'household',
      sensitive: 'phone',
      showIf: { field: 'populationType', in: ['01'] },
    }),
    inflowReason: dict('流入原因', 'inflow_reason', {
      search: true,
      group: 'floating',
      showIf: { field: 'populationType', in: ['02'] },
    }),
    permitType: dict('办证类型', 'permit_type', { group: 'floating', showIf: { field: 'populationType', in: ['02'] } }),
    permitNo: text('证件号码', {
      max: 22,
      group: 'floating',
      sensitive: 'idcard',
      showIf: { field: 'populationType', in: ['02'] },
    }),
    permitDate: date('登记日期', { group: 'floating', showIf: { field: 'populationType', in: ['02'] } }),
    permitExpireDate: date('证件到期日期', {
      notBefore: 'permitDate',
      group: 'floating',
      showIf: { field: 'populationType', in: ['02'] },
    }),
    residenceType: dict('住所类型', 'residence_type', {
      group: 'floating',
      showIf: { field: 'populationType', in: ['02'] },
    }),
    isAttention: toggle('是否重点关注人员', {
      search: true,
      list: true,
      tones: { 1: 'warning' },
      default: 0,
      group: 'manage',
    }),
    personType: multidict('重点人员类别', 'person_key_type', {
      search: true,
      list: true,
      readonly: true,
      group: 'manage',
    }),
    livingStatus: dict('居住状态', 'living_status', { search: true, list: true, default: '1', group: 'manage' }),
  },
  calls: {
    ...crud,
    getDetail: get<{ id: Id }, Readonly<Record<string, unknown>>>('getDetail'),
    /** One person, one page: the record with house, family, registers, visits and events. */
    getPopulationdetail: get<{ id: Id }, PersonPage>('getPopulationdetail', {
      blank: {
        person: {},
        house: partOrNull<Rows[number]>({}),
        family: [{}],
        registers: {},
        visits: [{}],
        events: [{}],
        tenancies: [{}],
      },
    }),
    /** People of a grid and the grids below it. */
    getDispatchPopulationPage: plain('page', 'getDispatchPopulationPage'),
    /** People in registers; `personType` keeps those of one. */
    getDispatchKeyPopulationPage: plain('page', 'getDispatchKeyPopulationPage'),
    getPopulationStatistics: get<{ gridingId?: Id }, PopulationStatistics>('getPopulationStatistics', {
      blank: {
        total: 0,
        registered: 0,
        floating: 0,
        overseas: 0,
        male: 0,
        female: 0,
        partyMember: 0,
        keyPerson: 0,
        household: 0,
      },
      access: figures,
    }),
    getPopulationAgeStatistics: get<{ gridingId?: Id }, AgeBand[]>('getPopulationAgeStatistics', {
      blank: [{ ageBand: '', count: 0 }],
      access: figures,
    }),
    getPopulationEduStatistics: get<{ gridingId?: Id }, EducationShare[]>('getPopulationEduStatistics', {
      blank: [{ education: '', educationName: '', count: 0 }],
      access: figures,
    }),
  },
});
export type Populationinfo = Row<typeof populationinfo>;
