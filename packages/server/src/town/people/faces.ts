import { communities } from '../places/communities.ts';
import { idOf } from '../idOf.ts';
import { officeOf } from '../places/offices.ts';
import { ROOT_DEPT } from '../rootDept.ts';
import { phoneOf, postId, roleId } from './staff.ts';

/** Somebody who shows what one role of the demo sees; the account is the role's alias. */
export interface Face {
  userId: string;
  account: string;
  name: string;
  sex: '1' | '2';
  phone: string;
  deptId: string;
  roleId: string;
  postId: string;
}

const [first] = communities;
const homeDept = first?.deptId ?? ROOT_DEPT;

const rows: readonly (readonly [alias: string, name: string, sex: '1' | '2', deptId: string, post: string])[] = [
  ['leader', '郑远山', '1', ROOT_DEPT, 'mayor'],
  ['dispatcher', '许文静', '2', officeOf('peace').id, 'clerk'],
  ['community', '沈国强', '1', homeDept, 'chief'],
  ['dept', '韩立军', '1', officeOf('enforcement').id, 'clerk'],
  ['editor', '唐晓雯', '2', officeOf('general').id, 'clerk'],
  ['reviewer', '冯建平', '1', officeOf('party').id, 'deputyhead'],
  ['partyadmin', '于红梅', '2', officeOf('party').id, 'clerk'],
  ['finance', '董明华', '1', officeOf('finance').id, 'head'],
  ['accountant', '程秀英', '2', homeDept, 'clerk'],
  ['merchant', '曹福生', '1', officeOf('service').id, 'support'],
  ['counsellor', '袁静怡', '2', officeOf('health').id, 'clerk'],
  ['psyadmin', '邓慧兰', '2', officeOf('social').id, 'deputyhead'],
  ['window', '傅丽萍', '2', officeOf('service').id, 'window'],
  ['sysadmin', '周敏', '2', officeOf('general').id, 'clerk'],
  ['secadmin', '吴刚', '1', officeOf('general').id, 'clerk'],
  ['auditor', '郑洁', '2', officeOf('general').id, 'clerk'],
];

/**
 * One account for each role of the catalogue but those of grid members, who are residents of the town, and for each of
 * the three administrators.
 */
export const faces: readonly Face[] = rows.map(([alias, name, sex, deptId, post], n) => ({
  userId: idOf('blade-user', 900 + n),
  account: alias,
  name,
  sex,
  phone: phoneOf(950_000 + n),
  deptId,
  roleId: roleId(alias),
  postId: postId(post),
}));

/** Accounts of the first grid's two members, who show what grid members see. */
export const memberFaces: readonly string[] = ['gridleader', 'gridmember'];
