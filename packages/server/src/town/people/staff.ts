import { mandateRoles, mandates } from '@lattice/api/resources/blade-system/separation';
import { roleGrants } from '../../access/roleGrants.ts';
import { mandateNames } from '../../domain/separation/mandateNames.ts';
import { chineseText } from '../../words/say.ts';
import { communities } from '../places/communities.ts';
import { idOf } from '../idOf.ts';
import { IdCards } from '../idCards.ts';
import { nameOf } from '../nameOf.ts';
import { offices } from '../places/offices.ts';
import { Random } from '../Random.ts';

/** Somebody who works for the township and has an account. */
export interface Worker {
  userId: string;
  account: string;
  name: string;
  sex: '1' | '2';
  birth: string;
  idCard: string;
  phone: string;
  deptId: string;
  deptName: string;
  roles: readonly string[];
  postId: string;
}

/** Demo roles by alias: those of the catalogue and of the three administrators, beside the roles of the first run. */
export const roles: readonly (readonly [alias: string, name: string])[] = [
  ...Object.entries(roleGrants).map(([alias, { name }]) => [alias, name] as const),
  ...mandates.map((one) => [mandateRoles[one], chineseText(mandateNames[one])] as const),
];

/** Id of a demo role. */
export const roleId = (alias: string): string =>
  idOf(
    'blade-system/role',
    roles.findIndex(([one]) => one === alias),
  );

/** Posts: code, name, category. */
export const posts: readonly (readonly [code: string, name: string, category: string])[] = [
  ['secretary', '党委书记', '1'],
  ['mayor', '镇长', '1'],
  ['deputy', '分管领导', '1'],
  ['head', '主任（所长）', '2'],
  ['deputyhead', '副主任', '2'],
  ['clerk', '科员', '3'],
  ['chief', '社区（村）书记', '2'],
  ['gridlead', '网格长', '3'],
  ['gridman', '网格员', '3'],
  ['window', '窗口岗', '3'],
  ['support', '后勤保障', '4'],
];

/** Id of a post by its code. */
export const postId = (code: string): string =>
  idOf(
    'blade-system/post',
    posts.findIndex(([one]) => one === code),
  );

/**
 * A made-up mobile number of prefix 154, which no operator was given; different for different numbers below a hundred
 * million.
 */
export const phoneOf = (n: number): string => `154${String((n * 7_919 + 10_007) % 100_000_000).padStart(8, '0')}`;

const officeRoles: Readonly<Record<string, readonly string[]>> = {
  党政办公室: ['dept', 'editor'],
  党群工作办公室: ['dept', 'partyadmin', 'reviewer'],
  平安建设办公室: ['dept', 'dispatcher'],
  财政所: ['dept', 'finance'],
  枫桥镇卫生院: ['dept', 'counsellor'],
  便民服务中心: ['window'],
  社会事务办公室: ['dept', 'psyadmin'],
};

const cards = new IdCards();
const random = new Random('staff');

function worker(
  n: number,
  account: string,
  deptId: string,
  deptName: string,
  more: Pick<Worker, 'roles' | 'postId'>,
): Worker {
  const sex = random.chance(58) ? '1' : '2';
  const birth = [random.int(1966, 1998), random.int(1, 12), random.int(1, 28)]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return {
    userId: idOf('blade-user', n),
    account,
    name: nameOf(random, sex, Number(birth.slice(0, 4))),
    sex,
    birth,
    idCard: cards.next('980103', birth, sex),
    phone: phoneOf(900_000 + n),
    deptId,
    deptName,
    ...more,
  };
}

/** Three people in each department: its head, a deputy and a clerk. */
export const officeStaff: readonly Worker[] = offices.flatMap(({ id, name }, n) =>
  ['head', 'deputyhead', 'clerk'].map((post, i) =>
    worker(n * 3 + i, `bm${String(n * 3 + i + 1).padStart(3, '0')}`, id, name, {
      roles: n === 0 && i === 0 ? ['leader', 'dept'] : (officeRoles[name] ?? ['dept']),
      postId: postId(post),
    }),
  ),
);

/** Three people in each community: its secretary, a deputy and the accountant. */
export const communityStaff: readonly Worker[] = communities.flatMap(({ deptId, name }, n) =>
  ['chief', 'deputyhead', 'clerk'].map((post, i) =>
    worker(60 + n * 3 + i, `sq${String(n * 3 + i + 1).padStart(3, '0')}`, deptId, name, {
      roles: i === 2 ? ['community', 'accountant'] : ['community'],
      postId: postId(post),
    }),
  ),
);

/** Everybody in an office or a community. */
export const staff: readonly Worker[] = [...officeStaff, ...communityStaff];

/** The head (0), deputy (1) or clerk (2) of a department. */
export const workerAt = (deptId: string, place = 0): Worker =>
  (staff.filter((one) => one.deptId === deptId)[place] ?? staff[0]) as Worker;
