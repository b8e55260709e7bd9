import { date, dict, image, json, phone, refs, text } from '../field.ts';
import { type Row, resource } from '../resource.ts';

/** 用户: a person with an account. The password is kept beside the table, salted and hashed, and never travels. */
export const user = resource('blade-user', {
  label: '用户',
  title: 'account',
  fields: {
    code: text('用户编号', { max: 12 }),
    userType: dict('用户平台', 'user_type', { required: true, search: true, list: true, default: '1' }),
    account: text('登录账号', { required: true, search: true, list: true, unique: true, max: 45 }),
    name: text('用户昵称', { required: true, list: true, max: 20 }),
    realName: text('用户姓名', { required: true, search: true, list: true, max: 10, sensitive: 'name' }),
    avatar: image('头像'),
    email: text('电子邮箱', { max: 45, pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$' }),
    phone: phone('手机号码', { search: true, list: true, sensitive: 'phone' }),
    birthday: date('用户生日'),
    sex: dict('用户性别', 'sex'),
    roleId: refs('所属角色', 'blade-system/role', { required: true }),
    deptId: refs('所属部门', 'blade-system/dept', { required: true }),
    postId: refs('所属岗位', 'blade-system/post'),
    userExt: json('用户拓展', { readonly: true }),
    status: dict('状态', 'user_status', { search: true, list: true, readonly: true, default: '1' }),
  },
  calls: {},
});
export type User = Row<typeof user>;
