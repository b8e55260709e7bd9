import { get, plain, post } from '../call.ts';
import { type Id, computed, date, dict, image, json, phone, refs, text, longtext } from '../field.ts';
import { type Row, resource } from '../resource.ts';

/** An account on its way to the server. */
export type UserDraft = Readonly<Record<string, unknown>>;

/** What saving an account answers; `password` only where a random one was made. */
export interface SavedUser {
  id: Id;
  rev: number;
  password?: string;
}

/** A random password that is shown once. */
export interface FreshPassword {
  id: Id;
  account: string;
  password: string;
}

/** What people see and change of their own account. */
export interface UserProfile {
  id: Id;
  account: string;
  name: string;
  realName: string;
  avatar: string;
  email: string;
  phone: string;
  birthday: string;
  sex: string;
  roleName: string;
  deptName: string;
  postName: string;
}

/** What guests ask for when they register, in their own words. */
export interface GuestWish {
  wishDept: string;
  wishRole: string;
  wishReason: string;
  /** Key of the dictionary `user_type`. */
  userType: string;
}

/** What a platform keeps of an account. */
export interface UserPlatform {
  id: Id;
  account: string;
  userType: string;
  /** JSON object of the platform as text; '' for none. */
  userExt: string;
}

/** A colleague who can be chosen, as for a task. */
export interface UserChoice {
  id: Id;
  account: string;
  realName: string;
  /** Ids of the departments, joined by commas; servers of BladeX may leave out what a person has none of. */
  deptId?: string;
  /** Names of the departments, joined; servers of BladeX do not give them here. */
  deptName?: string;
}

/** Roles that approve, disable and enable accounts. */
const accountKeepers = ['administrator', 'admin', 'sysadmin'];

/** 用户: a person with an account. The password is kept beside the table, salted and hashed, and never travels. */
export const user = resource('blade-user', {
  label: '用户',
  title: 'account',
  treeBy: 'deptId',
  menu: { icon: 'iconfont iconicon_group', sort: 1, area: 'blade-system' },
  states: {
    field: 'status',
    initial: '1',
    moves: [
      { from: '0', to: '1', call: 'submit', label: '通过审核', roles: accountKeepers },
      { from: '0', to: '3', call: 'submit', label: '不通过', roles: accountKeepers },
      { from: '1', to: '2', call: 'unlock', roles: ['system'] },
      { from: '2', to: '1', call: 'unlock', label: '解锁', roles: ['administrator', 'admin', 'secadmin'] },
      { from: '1', to: '3', call: 'submit', label: '停用', roles: accountKeepers },
      { from: '3', to: '1', call: 'submit', label: '启用', roles: accountKeepers },
    ],
    prompts: [
      {
        from: ['0'],
        to: ['1'],
        tells: ['wishDept', 'wishRole', 'wishReason'],
        fields: {
          deptId: refs('所属部门', 'blade-system/dept', { required: true }),
          postId: refs('所属岗位', 'blade-system/post', { required: true }),
          roleId: refs('所属角色', 'blade-system/role', { required: true }),
        },
      },
      {
        from: ['0'],
        to: ['3'],
        tells: ['wishDept', 'wishRole', 'wishReason'],
        fields: { refuseReason: longtext('不通过原因', { required: true, max: 200 }) },
      },
    ],
    keys: { unlock: { userIds: 'id' } },
  },
  fields: {
    code: text('用户编号', { max: 12 }),
    userType: dict('用户平台', 'user_type', { required: true, search: true, list: true, default: '1' }),
    account: text('登录账号', { required: true, search: true, list: true, unique: true, max: 45 }),
    name: text('用户昵称', { required: true, list: true, max: 20 }),
    realName: text('用户姓名', { required: true, search: true, list: true, max: 10, sensitive: 'name' }),
    avatar: image('头像', { open: true }),
    email: text('电子邮箱', { max: 45, pattern: '^[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+$' }),
    phone: phone('手机号码', { search: true, list: true, sensitive: 'phone' }),
    birthday: date('用户生日'),
    sex: dict('用户性别', 'sex'),
    roleId: refs('所属角色', 'blade-system/role', { required: true }),
    deptId: refs('所属部门', 'blade-system/dept', { required: true }),
    postId: refs('所属岗位', 'blade-system/post', { required: true }),
    /** Object by platform, written by `update-platform`. */
    userExt: json('用户拓展', { readonly: true }),
    roleName: computed('角色名', 'text', { list: true, from: { names: 'roleId' } }),
    deptName: computed('部门名', 'text', { list: true, from: { names: 'deptId' } }),
    postName: computed('岗位名', 'text', { from: { names: 'postId' } }),
    userTypeName: computed('平台名', 'text', { from: { words: 'userType' } }),
    status: dict('状态', 'user_status', { search: true, list: true, readonly: true, default: '1' }),
    refuseReason: longtext('不通过原因', { readonly: true, max: 200 }),
    wishDept: text('希望加入的部门', { readonly: true, max: 60 }),
    wishRole: text('希望担任的角色', { readonly: true, max: 60 }),
    wishReason: longtext('申请理由', { readonly: true, max: 200 }),
  },
  calls: {
    /** Accounts; `deptId` keeps those of a department and the departments below it. */
    page: plain('page', 'page'),
    detail: plain('detail', 'detail'),
    /** The accounts in use to choose from, by name or account, or those of `ids` joined by commas; 2,000 at most. */
    userList: get<{ realName?: string; ids?: string }, UserChoice[]>('user-list', {
      blank: [{ id: '', account: '', realName: '', deptId: '', deptName: '' }],
      access: 'session',
    }),
    /**
     * Makes an account, or changes one. `password` (plain or md5) may stand beside the fields; without one a new
     * account gets a random one, which comes back once.
     */
    submit: post<UserDraft, SavedUser>('submit', 'body', { access: 'save' }),
    /** Changes an account. */
    update: post<UserDraft & { id: Id }, SavedUser>('update', 'body', { access: 'save' }),
    remove: plain('remove', 'remove', { final: true }),
    /** Gives each of the accounts exactly these roles. */
    grant: post<{ userIds: string; roleIds: string }>('grant', 'query'),
    /** Gives each of the accounts a random password, shown here alone; it must be changed at the next login. */
    resetPassword: post<{ userIds: string }, FreshPassword[]>('reset-password', 'query'),
    /** Changes one's own password; the values are md5. */
    updatePassword: post<{ oldPassword: string; newPassword: string; newPassword1: string }>(
      'update-password',
      'query',
      { access: 'session', openTo: ['passwordChange'] },
    ),
    /** One's own account. */
    info: get<void, UserProfile>('info', {
      blank: {
        id: '',
        account: '',
        name: '',
        realName: '',
        avatar: '',
        email: '',
        phone: '',
        birthday: '',
        sex: '',
        roleName: '',
        deptName: '',
        postName: '',
      },
      access: 'session',
    }),
    /** Changes one's own name, telephone, address, picture and the like. */
    updateInfo: post<Partial<UserProfile>>('update-info', 'body', { access: 'session', openTo: ['passwordChange'] }),
    /** Frees accounts that were locked after wrong passwords. */
    unlock: post<{ userIds: string }>('unlock', 'query'),
    /** Writes what a platform keeps of an account: `userExt` is a JSON object as text. */
    updatePlatform: post<{ userId: Id; userType: string; userExt: string }>('update-platform', 'query'),
    platformDetail: get<{ id: Id }, UserPlatform>('platform-detail', {
      blank: { id: '', account: '', userType: '', userExt: '' },
    }),
    /** Registers a guest of another login service; the account waits for approval with what the guest wishes for. */
    registerGuest: post<
      { tenantId?: string; name: string; account: string; password: string; oauthId: string } & Partial<GuestWish>,
      { id: Id }
    >('register-guest', 'query', { openTo: ['guest'] }),
  },
});
export type User = Row<typeof user>;
