import type { Resource } from '@lattice/api/resource';
import type { Database, Sql } from '../db/Database.ts';
import { md5Hex } from '../crypto/digest.ts';
import { hashPassword, storePassword } from '../session/password.ts';
import { randomPassword } from '../crypto/random.ts';
import { buildTree } from '../table/read/tree.ts';
import { catalogueRoles, grantCatalogue, storedRoles } from './catalogueRoles.ts';
import { TENANT } from './tenantNumber.ts';
import { ROOT_DEPT } from '../town/rootDept.ts';

/** What the first run needs. */
export interface FirstRunParts {
  nextId(): string;
  now(): Date;
  /** First password of account `admin`, plain; a random one without it. */
  adminPassword?: string | undefined;
  /** Adds one account for each of the demo's roles. */
  demo: boolean;
  /** Definitions by path, from which the grants of the demo town's roles follow; none of them without it. */
  resources?: ReadonlyMap<string, Resource>;
  /** Folder that gets the note `first-run.txt` with the random passwords; no note without it. */
  dataDir?: string | undefined;
}

/** An account of the first run; its password only where it is random. */
export interface FirstAccount {
  account: string;
  role: string;
  password?: string;
}

/** What the first run made, and how people are told of it. */
export interface FirstRun {
  account: string;
  /** Random password of `account`, known at the first start alone. */
  password?: string;
  /** The accounts made; none on later starts. */
  accounts: readonly FirstAccount[];
  /** Lines for the console. */
  lines: readonly string[];
}

interface Menu {
  id: string;
  parentId: string;
  code: string;
  path: string;
  children?: Menu[];
}

interface First {
  account: string;
  name: string;
  alias: string;
  role: string;
  demo: boolean;
  /** Which entries without entries below them are granted; an administrator needs none. */
  grants(menu: Menu): boolean;
}

const LOCK = 7_418_553;

const isRegister = ({ path }: Menu) => !/^\/(?:blade-|flow\/)/.test(path);
/** Devices alone add to logs. */
const isForDevices = ({ path }: Menu) => path.endsWith('/report');
const gridmanCodes = new Set(['campusinfo_view', 'roadinfo_view', 'grid_view']);

const people: readonly First[] = [
  {
    account: 'admin',
    name: '系统管理员',
    alias: 'administrator',
    role: '超级管理员',
    demo: false,
    grants: () => false,
  },
  {
    account: 'manager',
    name: '管理员',
    alias: 'admin',
    role: '管理员',
    demo: true,
    grants: (menu) => !isForDevices(menu),
  },
  {
    account: 'staff',
    name: '工作人员',
    alias: 'staff',
    role: '工作人员',
    demo: true,
    grants: (menu) => isRegister(menu) && !isForDevices(menu) && !/_(delete|plain|reveal)$/.test(menu.code),
  },
  {
    account: 'gridman',
    name: '网格员',
    alias: 'gridman',
    role: '网格员',
    demo: true,
    grants: ({ code }) => gridmanCodes.has(code),
  },
];

/**
 * Ids of the granted entries; one with entries below it counts only when all of them are granted, as clients send it.
 */
function granted(menus: readonly Menu[], grants: First['grants']): { ids: string[]; whole: boolean } {
  const parts = menus.map((menu) => {
    const below = menu.children ? granted(menu.children, grants) : { ids: [], whole: grants(menu) };
    return { ids: below.whole ? [menu.id, ...below.ids] : below.ids, whole: below.whole };
  });
  return { ids: parts.flatMap((part) => part.ids), whole: parts.every((part) => part.whole) };
}

/** The people of the demo township have accounts without a password; the first who may sign in come from here. */
const isEmpty = async (sql: Sql) => (await sql.query('select 1 from sys_password limit 1')).rows.length === 0;

const grantMenus = (sql: Sql, roleId: string, menus: readonly Menu[], grants: First['grants']) =>
  sql.query('insert into sys_role_menu (role_id, menu_id) select $1::bigint, unnest($2::bigint[])', [
    roleId,
    granted(menus, grants).ids,
  ]);

async function addPerson(
  sql: Sql,
  { nextId, now }: FirstRunParts,
  menus: readonly Menu[],
  person: First & { hash: string; sort: number },
): Promise<void> {
  const [roleId, userId] = [nextId(), nextId()];
  await sql.query(
    'insert into blade_system_role (id, tenant_id, role_name, role_alias, sort) values ($1, $2, $3, $4, $5)',
    [roleId, TENANT, person.role, person.alias, person.sort],
  );
  await grantMenus(sql, roleId, menus, (menu) => person.grants(menu));
  await sql.query(
    `insert into blade_user (id, tenant_id, create_user, update_user, user_type, account, name, real_name, role_id,
          dept_id, status)
      values ($1, $2, $1, $1, '1', $3, $4, $4, $5, $6, '1')`,
    [userId, TENANT, person.account, person.name, roleId, ROOT_DEPT],
  );
  await storePassword(sql, userId, person.hash, { now: now() });
}

async function writeNote(folder: string, accounts: readonly FirstAccount[]): Promise<void> {
  const { rm, writeFile } = await import('node:fs/promises');
  const rows = accounts.map(
    ({ account, role, password }) =>
      `${account.padEnd(12)}${(password ?? '(the password given as ADMIN_PASSWORD)').padEnd(20)}${role}`,
  );
  await rm(`${folder}/first-run.txt`, { force: true });
  await writeFile(
    `${folder}/first-run.txt`,
    [
      'Accounts made at the first start, tenant 000000. Change the passwords, then delete this file.',
      '',
      ...rows,
      '',
    ].join('\n'),
    { mode: 0o600, flag: 'wx' },
  );
}

const laterLine = async (folder: string | undefined): Promise<string> => {
  const { access } = await import('node:fs/promises');
  const isThere =
    folder !== undefined &&
    (await access(`${folder}/first-run.txt`).then(
      () => true,
      () => false,
    ));
  return (
    'Sign in as admin with the password set ' +
    `before${isThere ? `; those of the first start are in ${folder}/first-run.txt` : ''}.`
  );
};

const line = ({ account, password }: FirstAccount) =>
  `  ${account.padEnd(12)}${password ?? 'with the password given as ADMIN_PASSWORD'}`;

/**
 * Makes department, roles, grants and accounts when nobody has a password yet; once, also when several processes start
 * together.
 */
export async function seedFirstRun(db: Database, parts: FirstRunParts): Promise<FirstRun> {
  const { adminPassword, demo, dataDir, resources = new Map<string, Resource>() } = parts;
  const later = async (): Promise<FirstRun> => ({ account: 'admin', accounts: [], lines: [await laterLine(dataDir)] });
  if (!(await isEmpty(db))) return later();
  const made = await Promise.all(
    people
      .filter((person) => demo || !person.demo)
      .map(async (person, index) => {
        const given = person.account === 'admin' && adminPassword ? adminPassword : undefined;
        const password = given ?? randomPassword();
        const created: FirstAccount = {
          account: person.account,
          role: person.role,
          ...(given === undefined && { password }),
        };
        return { ...person, created, sort: index + 1, hash: await hashPassword(md5Hex(password)) };
      }),
  );
  const roles = demo ? await catalogueRoles(db) : [];
  const faces = await Promise.all(
    roles.map(async ({ account, role, userId }) => {
      const password = randomPassword();
      const created: FirstAccount = { account, role, password };
      return { userId, created, hash: await hashPassword(md5Hex(password)) };
    }),
  );
  const accounts = [...made, ...faces].map((person) => person.created);
  const isMade = await db.tx(async (sql) => {
    await sql.query('select pg_advisory_xact_lock($1)', [LOCK]);
    if (!(await isEmpty(sql))) return false;
    const name = demo ? '枫桥镇' : '本单位';
    await sql.query(
      `insert into blade_system_dept (id, tenant_id, ancestors, dept_name, full_name, dept_category, sort)
        values ($1, $2, '0', $3, $3, '1', 1) on conflict (id) do nothing`,
      [ROOT_DEPT, TENANT, name],
    );
    const { rows } = await sql.query<Menu>(
      `select id, coalesce(parent_id, 0)::text as "parentId", code, coalesce(path, '') as path
        from blade_system_menu
        where is_deleted = 0
        order by sort, id`,
    );
    const menus = buildTree(rows);
    for (const person of made) await addPerson(sql, parts, menus, person);
    for (const face of faces) await storePassword(sql, face.userId, face.hash, { now: parts.now() });
    await grantCatalogue(
      sql,
      { roles: demo ? await storedRoles(sql) : [], resources, nextId: () => parts.nextId() },
      async (roleId, codes) => void (await grantMenus(sql, roleId, menus, ({ code }) => codes.has(code))),
    );
    if (dataDir !== undefined && accounts.some((account) => account.password !== undefined))
      await writeNote(dataDir, accounts);
    return true;
  });
  if (!isMade) return later();
  const kept = dataDir === undefined ? '' : ` (kept in ${dataDir}/first-run.txt)`;
  const password = accounts[0]?.password;
  return {
    account: 'admin',
    ...(password !== undefined && { password }),
    accounts,
    lines: [`Accounts of the first start${kept}:`, ...accounts.map(line)],
  };
}
