import type { Family } from './families.ts';

/** A row of the stand-in. */
export type StandInRow = Record<string, unknown>;

const base = { tenantId: '000000', createUser: '1', createDept: '1', status: 1, isDeleted: 0 };
const times = { createTime: '2026-01-05 00:00:00', updateTime: '2026-01-05 00:00:00' };

/** An id of nineteen digits, beyond what a number holds exactly. */
const id = (n: number): string => `112359881373867${String(n).padStart(4, '0')}`;

const dictionary = (code: string, name: string, entries: Readonly<Record<string, string>>, at: number) => [
  { id: id(at), parentId: '0', code, dictKey: '-1', dictValue: name, sort: at, isSealed: 0, remark: '' },
  ...Object.entries(entries).map(([dictKey, dictValue], n) => ({
    id: id(at + n + 1),
    parentId: id(at),
    code,
    dictKey,
    dictValue,
    sort: n + 1,
    isSealed: 0,
    remark: '',
  })),
];

/** The first rows by path, in the words of BladeX: `''` and -1 for nothing, objects for absent ones. */
const first = (family: Family): Record<string, StandInRow[]> => ({
  [family.users]: [
    {
      id: '1',
      account: 'admin',
      name: '管理员',
      realName: '管理员',
      code: '',
      userType: 1,
      roleId: id(101),
      roleName: '超级管理员',
      deptId: id(201),
      deptName: '枫桥镇',
      postId: -1,
      email: '',
      phone: '',
      birthday: '',
      sex: -1,
    },
  ],
  'blade-system/role': [
    { id: id(101), parentId: '0', roleName: '超级管理员', roleAlias: 'administrator', sort: 1, isDeleted: 0 },
    { id: id(102), parentId: id(101), roleName: '工作人员', roleAlias: 'user', sort: 2, isDeleted: 0 },
  ],
  'blade-system/dept': [
    { id: id(201), parentId: '0', deptName: '枫桥镇', fullName: '枫桥镇人民政府', deptCategory: 1, sort: 1 },
    { id: id(202), parentId: id(201), deptName: '党政办', fullName: '党政综合办公室', deptCategory: 2, sort: 2 },
  ],
  'blade-system/dict': [
    ...dictionary('sex', '性别', { 1: '男', 2: '女' }, 300),
    ...dictionary('notice', '通知类型', { 1: '发布通知', 2: '批转通知' }, 310),
    ...dictionary('org_category', '机构类型', { 1: '公司', 2: '部门' }, 320),
    ...dictionary('yes_no', '是否', { 1: '否', 2: '是' }, 330),
    // The remark of a kind of process is its form.
    ...dictionary('flow', '流程类型', { 1: '请假流程' }, 340).map((row) =>
      row.dictKey === '1' ? { ...row, remark: 'leave' } : row,
    ),
  ],
  'blade-system/dict-biz': dictionary('shift', '班次', { 1: '早班' }, 400),
  'blade-system/param': [
    { id: id(501), paramName: '初始密码', paramKey: 'account.initPassword', paramValue: '123456' },
  ],
  'blade-desk/notice': [
    {
      id: id(601),
      title: '关于防汛值班的通知',
      category: 1,
      releaseTime: '2026-06-01 00:00:00',
      content: '<p>值班</p>',
    },
  ],
  'grid/grid': [{ id: id(751), parentId: '0', gridName: '第一网格', gridLevel: '3', principalId: -1 }],
  'blade-system/post': [{ id: id(761), category: 1, postCode: 'clerk', postName: '办事员', sort: 1 }],
  'blade-system/region': [
    { id: '330681', parentId: '0', code: '330681', parentCode: '0', name: '诸暨市', regionLevel: 3 },
  ],
  'source/roadinfo': [{ id: id(701), routeName: '枫桥大道', routeType: '01', griddingId: -1, hazardLevel: '' }],
});

/** The registers of the stand-in, which keeps rows in memory. */
export function openRegisters(family: Family) {
  const registers = new Map<string, StandInRow[]>(
    Object.entries(first(family)).map(([path, rows]) => [path, rows.map((row) => ({ ...base, ...times, ...row }))]),
  );
  let last = 9000;
  const rowsOf = (path: string): StandInRow[] => {
    const rows = registers.get(path) ?? [];
    registers.set(path, rows);
    return rows;
  };
  return {
    rowsOf,
    add: (path: string, row: StandInRow) => {
      const added = { ...base, ...times, ...row, id: id((last += 1)) };
      rowsOf(path).unshift(added);
      return added;
    },
    /** The rows as a tree, children left out where there are none. */
    tree: (path: string, parentId = '0'): StandInRow[] => {
      const below = (parent: string): StandInRow[] =>
        rowsOf(path)
          .filter((row) => String(row.parentId) === parent)
          .map((row) => {
            const children = below(String(row.id));
            return children.length === 0 ? row : { ...row, hasChildren: true, children };
          });
      return below(parentId);
    },
  };
}
