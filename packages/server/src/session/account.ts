import type { Sql } from '../db/Database.ts';
import { activeAccountSql } from './accountLock.ts';
import { isOfPersonSql, secondDueSql, secondJoin } from './secondFactor.ts';

/** SQL that holds while the departments and roles that a session took are still the person's. */
export const grantedSql = (session: string, user: string): string =>
  ['dept_id', 'role_id']
    .map(
      (column) =>
        `(${session}.${column} is null
          or string_to_array(${session}.${column}, ',') <@ string_to_array(coalesce(${user}.${column}, ''), ','))`,
    )
    .join(' and ');

/** A person's account as sign-in reads it; '' where nothing is stored. */
export interface Account {
  userId: string;
  tenantId: string;
  account: string;
  name: string;
  realName: string;
  avatar: string;
  /** Ids joined by commas. */
  deptId: string;
  postId: string;
  roleId: string;
  /** False while the account is disabled or waits for approval; true while it is locked. */
  isActive: boolean;
  mustChangePassword: boolean;
  /** What the session owes besides the password: a one-time code, or the set-up of it. */
  secondFactor: 'due' | 'enrol' | null;
  /** Stored password; null when none is set. */
  hash: string | null;
  /** Name of a guest at the service that knows them; '' for accounts of this system. */
  oauthId: string;
}

const select = `select u.id as "userId", u.tenant_id as "tenantId", u.account, coalesce(u.name, '') as name,
  coalesce(u.real_name, '') as "realName",
  coalesce(u.avatar, '') as avatar, coalesce(s.dept_id, u.dept_id, '') as "deptId", coalesce(u.post_id, '') as "postId",
  coalesce(s.role_id, u.role_id, '') as "roleId",
  ${activeAccountSql} and ${grantedSql('s', 'u')} as "isActive",
  coalesce(p.must_change, false) and ${isOfPersonSql} as "mustChangePassword",
  p.hash, '' as "oauthId", ${secondDueSql} as "secondFactor"
  from blade_user u
  left join sys_password p on p.user_id = u.id
  ${secondJoin}
  left join sys_session s on s.user_id = u.id and s.id =`;

/** The account of a name within a tenant. */
export async function accountNamed(sql: Sql, tenantId: string, name: string): Promise<Account | null> {
  return (
    (
      await sql.query<Account>(`${select} null where u.is_deleted = 0 and u.tenant_id = $1 and u.account = $2`, [
        tenantId,
        name,
      ])
    ).rows[0] ?? null
  );
}

/** The account of a user's id; within a session its departments and roles are those that the session took. */
export async function accountOf(sql: Sql, userId: string, sessionId: string | null = null): Promise<Account | null> {
  return (
    (await sql.query<Account>(`${select} $2::bigint where u.is_deleted = 0 and u.id = $1`, [userId, sessionId]))
      .rows[0] ?? null
  );
}
