import type { Sql } from '../db/Database.ts';

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
  /** False while the account is disabled or waits for approval. */
  isActive: boolean;
  mustChangePassword: boolean;
  /** Stored password; null when none is set. */
  hash: string | null;
}

const select = `select u.id as "userId", u.tenant_id as "tenantId", u.account, coalesce(u.name, '') as name, coalesce(u.real_name, '') as "realName",
  coalesce(u.avatar, '') as avatar, coalesce(u.dept_id, '') as "deptId", coalesce(u.post_id, '') as "postId", coalesce(u.role_id, '') as "roleId",
  coalesce(u.status, '') = '1' as "isActive", coalesce(p.must_change, false) as "mustChangePassword", p.hash
  from blade_user u left join sys_password p on p.user_id = u.id where u.is_deleted = 0 and`;

/** The account of a name within a tenant. */
export async function accountNamed(sql: Sql, tenantId: string, name: string): Promise<Account | null> {
  return (await sql.query<Account>(`${select} u.tenant_id = $1 and u.account = $2`, [tenantId, name])).rows[0] ?? null;
}

/** The account of a user's id. */
export async function accountOf(sql: Sql, userId: string): Promise<Account | null> {
  return (await sql.query<Account>(`${select} u.id = $1`, [userId])).rows[0] ?? null;
}
