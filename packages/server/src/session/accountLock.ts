import type { Context } from '../call/Context.ts';
import type { Database, Sql } from '../db/Database.ts';
import { audit } from '../table/audit.ts';

/** Failures after which an account is locked, unless the tenant's parameter `account.failCount` says 3 to 10. */
const FAIL_COUNT = 5;
/** Minutes for which an account stays locked, and after which old failures are forgotten. */
export const LOCK_MINUTES = 30;

/** SQL of the failures after which an account of a tenant, given as SQL, is locked. */
export const failCountSql = (tenant: string): string => `coalesce((select trim(param_value)::int from blade_system_param
  where tenant_id = ${tenant} and param_key = 'account.failCount' and is_deleted = 0
  and trim(param_value) ~ '^([3-9]|10)$' limit 1), ${FAIL_COUNT})`;

/**
 * Counts a login for an account before its password is tried, so that tries side by side cannot exceed the limit; gives
 * the seconds to wait while it is locked, else 0. Names nobody has are counted alike, so that the answer does not tell
 * whether an account is there.
 */
export async function countAgainst(db: Database, tenantId: string, account: string, now: Date): Promise<number> {
  const at = now.toISOString();
  return db.tx(async (sql) => {
    await sql.query(
      'insert into sys_login_lock (tenant_id, account, failures, failed) values ($1, $2, 0, $3) on conflict do nothing',
      [tenantId, account, at],
    );
    const { rows } = await sql.query<{ failures: number; over: boolean; wait: number; most: number }>(
      `select failures, ${failCountSql('$1')} as most, failed <= $3::timestamptz - interval '${LOCK_MINUTES} minutes'
        or locked_until <= $3::timestamptz as over,
         coalesce(ceil(extract(epoch from locked_until - $3::timestamptz)), 0)::int as wait
       from sys_login_lock where tenant_id = $1 and account = $2 for update`,
      [tenantId, account, at],
    );
    const { failures = 0, over = true, wait = 0, most = FAIL_COUNT } = rows[0] ?? {};
    if (wait > 0) return wait;
    const count = over ? 1 : failures + 1;
    const until = count >= most ? new Date(now.getTime() + LOCK_MINUTES * 60_000).toISOString() : null;
    await sql.query(
      'update sys_login_lock set failures = $3, failed = $4, locked_until = $5 where tenant_id = $1 and account = $2',
      [tenantId, account, count, at, until],
    );
    return 0;
  });
}

/**
 * SQL that holds for accounts `u` in use: normal ones, and those that wrong passwords locked, whose open sessions go
 * on.
 */
export const activeAccountSql = "coalesce(u.status, '') in ('1', '2')";

/**
 * Writes on the account's row that it is locked, after a wrong password that was one too many; nothing where it has
 * been freed meanwhile.
 */
export async function noteLock(context: Context, tenantId: string, account: string): Promise<void> {
  await context.db.tx(async (sql) => {
    const { rows: locks } = await sql.query(
      `select 1 from sys_login_lock
        where tenant_id = $1 and account = $2 and locked_until > $3::timestamptz for update`,
      [tenantId, account, context.now().toISOString()],
    );
    if (locks.length === 0) return;
    const { rows } = await sql.query<{ id: string }>(
      `update blade_user set status = '2', update_time = now(), rev = rev + 1
        where tenant_id = $1 and account = $2 and status = '1' and is_deleted = 0
        returning id`,
      [tenantId, account],
    );
    for (const { id } of rows)
      await audit(sql, context, {
        action: 'account-lock',
        path: 'blade-user',
        recordId: id,
        changes: { status: { before: '1', after: '2' } },
      });
  });
}

/** Frees an account and its row: after a right password, or by an administrator. */
export async function unlock(sql: Sql, tenantId: string, account: string): Promise<void> {
  await sql.query('delete from sys_login_lock where tenant_id = $1 and account = $2', [tenantId, account]);
  await sql.query(
    `update blade_user set status = '1', update_time = now(), rev = rev + 1
      where tenant_id = $1 and account = $2 and status = '2' and is_deleted = 0`,
    [tenantId, account],
  );
}

/** Frees the rows of accounts whose time is over; those that others are at are left to them. */
export async function freeExpired(sql: Sql, now: Date): Promise<void> {
  await sql.query(
    `update blade_user set status = '1', update_time = now(), rev = rev + 1 where id in (
       select u.id from blade_user u where u.status = '2' and not exists (
         select 1
         from sys_login_lock l
         where l.tenant_id = u.tenant_id and l.account = u.account and l.locked_until > $1::timestamptz)
       for update skip locked)`,
    [now.toISOString()],
  );
}
