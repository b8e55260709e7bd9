import type { Seed } from '../town/Seed.ts';
import { faces, memberFaces } from '../town/people/faces.ts';
import { members } from '../town/people/members.ts';
import { postId, roleId, staff } from '../town/people/staff.ts';

/** Start data of 用户 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) => [
    ...staff.map(({ userId, account, name, sex, birth, phone, deptId, roles, postId: post }) => ({
      id: userId,
      userType: '1',
      account,
      name,
      realName: name,
      sex,
      birthday: birth,
      phone,
      email: `${account}@fengqiao.example`,
      roleId: roles.map(roleId).join(','),
      deptId,
      postId: post,
      status: '1',
    })),
    ...faces.map(({ userId, account, name, sex, phone, deptId, roleId: role, postId: post }) => ({
      id: userId,
      userType: '1',
      account,
      name,
      realName: name,
      sex,
      phone,
      email: `${account}@fengqiao.example`,
      roleId: role,
      deptId,
      postId: post,
      status: '1',
    })),
    ...members(town).map(({ n, userId, account, person, grid, post }) => ({
      id: userId,
      userType: '2',
      account: memberFaces[n] ?? account,
      name: person.name,
      realName: person.name,
      sex: person.sex,
      birthday: person.birth,
      phone: person.phone,
      roleId: roleId(post === '1' ? 'gridleader' : 'gridmember'),
      deptId: grid.community.deptId,
      postId: postId(post === '1' ? 'gridlead' : 'gridman'),
      status: '1',
    })),
  ],
};
