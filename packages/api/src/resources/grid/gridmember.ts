import { type Blank, crud, get } from '../../call.ts';
import { type Id, computed, date, dept, dict, idcard, image, longtext, phone, ref, text, user } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/**
 * A grid member as other screens list it; name and telephone are masked for people without the plain-text permission.
 */
export interface GridMemberBrief {
  id: Id;
  personName: string;
  sex: string;
  phone: string;
  memberPost: string;
  memberType: string;
  workState: string;
  /** 1 when a position came within the last ten minutes. */
  isOnline: number;
  griddingId: Id;
  griddingIdName: string;
  photo: string;
}

/** A member without words. */
const blankMember: Blank<GridMemberBrief> = {
  id: '',
  personName: '',
  sex: '',
  phone: '',
  memberPost: '',
  memberType: '',
  workState: '',
  isOnline: 0,
  griddingId: '',
  griddingIdName: '',
  photo: '',
};

/** A member who looks after several grids. */
export interface BusyMember extends GridMemberBrief {
  gridCount: number;
  /** Names of the grids, joined by 、. */
  gridNames: string;
}

/** Numbers of grid members. */
export interface MemberStatistics {
  total: number;
  partyMember: number;
  male: number;
  female: number;
  fullTime: number;
  partTime: number;
}

/** How many people are of an age: `ageBand` such as 30-39, or 60+. */
export interface AgeBand {
  ageBand: string;
  count: number;
}

/** How many people have a schooling, by the key of the dictionary `education`. */
export interface EducationShare {
  education: string;
  educationName: string;
  count: number;
}

/** Figures are for whoever reads the register or may count it. */
const figures = { permission: 'figures', orView: true } as const;

/** 网格员: a person who looks after one or several grids. */
export const gridmember = resource('grid/gridmember', {
  label: '网格员',
  title: 'personName',
  menu: { icon: 'iconfont iconicon_person', sort: 3 },
  groups: [
    { key: 'base', label: '基本信息' },
    { key: 'work', label: '岗位信息' },
  ],
  states: {
    field: 'workState',
    initial: '1',
    moves: [
      { from: '1', to: '4', call: 'submit', label: '请假批准' },
      { from: '4', to: '1', call: 'submit', label: '销假' },
      { from: '1', to: '2', call: 'submit', label: '停岗' },
      { from: '2', to: '1', call: 'submit', label: '返岗' },
      { from: '1', to: '3', call: 'submit', label: '离职' },
      { from: '2', to: '3', call: 'submit', label: '离职' },
    ],
  },
  fields: {
    personName: text('姓名', { required: true, search: true, list: true, max: 50, group: 'base', sensitive: 'name' }),
    idCard: idcard('公民身份号码', { required: true, search: true, unique: true, group: 'base', sensitive: 'idcard' }),
    sex: dict('性别', 'sex', { required: true, search: true, list: true, group: 'base', derive: 'idCard' }),
    birthDate: date('出生日期', { required: true, group: 'base', derive: 'idCard' }),
    phone: phone('手机号码', {
      required: true,
      search: true,
      list: true,
      unique: true,
      group: 'base',
      sensitive: 'phone',
    }),
    nation: dict('民族', 'nation', { group: 'base' }),
    politicalStatus: dict('政治面貌', 'political_status', { required: true, list: true, group: 'base' }),
    education: dict('学历', 'education', { required: true, group: 'base' }),
    photo: image('照片', { group: 'base' }),
    currentAddress: text('现住详址', { max: 200, group: 'base', sensitive: 'address' }),
    workNo: text('工号', { required: true, search: true, list: true, unique: true, max: 20, group: 'work' }),
    userId: user('系统账号', { required: true, group: 'work' }),
    deptId: dept('所属机构', { required: true, search: true, list: true, group: 'work' }),
    memberType: dict('网格员类型', 'gridmember_type', { required: true, search: true, list: true, group: 'work' }),
    memberPost: dict('岗位', 'gridmember_post', { required: true, search: true, list: true, group: 'work' }),
    griddingId: ref('主责网格', 'grid/grid', { required: true, only: 'leaf', search: true, list: true, group: 'work' }),
    entryDate: date('上岗日期', { required: true, group: 'work' }),
    employmentType: dict('用工形式', 'employment_type', { group: 'work' }),
    duties: longtext('工作职责', { max: 1000, group: 'work' }),
    emergencyContact: text('紧急联系人', { max: 50, group: 'work', sensitive: 'name' }),
    emergencyPhone: phone('紧急联系电话', { group: 'work', sensitive: 'phone' }),
    isOnline: computed('是否在线', 'switch', { list: true, group: 'work' }),
    lastLocateTime: computed('最近定位时间', 'datetime', {
      group: 'work',
      from: { most: { of: 'grid/gridmembertrajectory', by: 'gridMemberId', field: 'locateTime' } },
    }),
    workState: dict('在岗状态', 'work_state', {
      required: true,
      search: true,
      list: true,
      default: '1',
      group: 'work',
    }),
  },
  calls: {
    ...crud,
    /** The members of a grid now, with their post there. */
    getGridMoreGridMemberList: get<{ griddingId: Id }, GridMemberBrief[]>('getGridMoreGridMemberList', {
      blank: [blankMember],
    }),
    /** Members who look after several grids. */
    getMorePersonList: get<{ personName?: string; griddingId?: Id }, BusyMember[]>('getMorePersonList', {
      blank: [{ ...blankMember, gridCount: 0, gridNames: '' }],
    }),
    /** Numbers of the members of a grid and the grids below it. */
    getGridMemberStatistics: get<{ gridingId?: Id }, MemberStatistics>('getGridMemberStatistics', {
      blank: { total: 0, partyMember: 0, male: 0, female: 0, fullTime: 0, partTime: 0 },
      access: figures,
    }),
    getGridMemberAgeStatistics: get<{ gridingId?: Id }, AgeBand[]>('getGridMemberAgeStatistics', {
      blank: [{ ageBand: '', count: 0 }],
      access: figures,
    }),
    getGridMemberEduStatistics: get<{ gridingId?: Id }, EducationShare[]>('getGridMemberEduStatistics', {
      blank: [{ education: '', educationName: '', count: 0 }],
      access: figures,
    }),
    /** The members of a grid and the grids below it who belong to the party. */
    getPartyGridMemberList: get<{ gridingId?: Id }, GridMemberBrief[]>('getPartyGridMemberList', {
      blank: [blankMember],
      access: figures,
    }),
  },
});
export type Gridmember = Row<typeof gridmember>;
