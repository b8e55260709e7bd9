import { readTownMoment } from '@lattice/api/townTime';
import type { Context } from '../call/Context.ts';
import type { Database, Sql } from '../db/Database.ts';
import { audit } from '../table/audit.ts';

/** Failures of an account from one address that lock it there, unless `account.failCount` says 3 to 10. */
const FAIL_COUNT = 5;
/** Minutes for which an account stays locked at an address, and after which old failures are forgotten. */
export const LOCK_MINUTES = 30;
/** Failures of an account within an hour, from whichever addresses, that close it to addresses it is not known at. */
const FROM_EVERYWHERE = 50;
/** The address under which the failures from everywhere are counted. */
const EVERYWHERE = '';
const HOUR = 60;
const LOCK = 7_418_553;

/** SQL of the failures after which an account of a tenant, given as SQL, is locked. */
export const failCountSql = (tenant: string): string => `coalesce((select trim(param_value)::int from blade_system_param
  where tenant_id = ${tenant} and param_key = 'account.failCount' and is_deleted = 0
  and trim(param_value) ~ '^([3-9]|10)$' limit 1), ${FAIL_COUNT})`;

/** Whose sign-in is counted, and from where. */
export interface CountedLogin {
  tenantId: string;
  account: string;
  address: string;
}

interface Counter {
  address: string;
  failures: number;
  failed: string;
  over: boolean;
  wait: number;
}

/** True where a session of the account was opened from the address before. */
const knownSql = `exists (select 1 from blade_user u join sys_session s on s.user_id = u.id
  where u.tenant_id = $1 and u.account = $2 and u.is_deleted = 0 and s.address = $3 and s.display_scenes is null)`;

/**
 * Counts a login for an account before its password is tried, so that tries side by side cannot exceed the limits;
 * gives the seconds to wait while one is reached, else 0. Five failures lock the account at their address alone, fifty
 * an hour at all addresses where nobody signed in to it before.
 * Names nobody has are counted alike, so that the answer does not
 * tell whether an account is there.
 */
export async function countAgainst(
  db: Database,
  { tenantId, account, address }: CountedLogin,
  now: Date,
): Promise<number> {
  const at = now.toISOString();
  return db.tx(async (sql) => {
    await sql.query('select pg_advisory_xact_lock($1, hashtext($2))', [LOCK, JSON.stringify([tenantId, account])]);
    const { rows: limits } = await sql.query<{ most: number; known: boolean }>(
      `select ${failCountSql('$1')} as most, ${knownSql} as known`,
      [tenantId, account, address],
    );
    const { most = FAIL_COUNT, known = false } = limits[0] ?? {};
    const { rows: counters } = await sql.query<Counter>(
      `select address, failures, to_json(failed) #>> '{}' as failed,
        failed <= $4::timestamptz - case when address = '${EVERYWHERE}' then ${HOUR} else ${LOCK_MINUTES} end
          * interval '1 minute' or coalesce(locked_until <= $4::timestamptz, false) as over,
         coalesce(ceil(extract(epoch from locked_until - $4::timestamptz)), 0)::int as wait
       from sys_login_lock where tenant_id = $1 and account = $2 and address in ('${EVERYWHERE}', $3) for update`,
      [tenantId, account, address, at],
    );
    const counted = known ? [address] : [EVERYWHERE, address];
    const wait = Math.max(0, ...counters.filter((one) => counted.includes(one.address)).map((one) => one.wait));
    if (wait > 0) return wait;
    for (const place of counted) {
      const found = counters.find((one) => one.address === place);
      const before = found?.over === false ? found : undefined;
      const failures = (before?.failures ?? 0) + 1;
      const { limit, minutes } =
        place === EVERYWHERE ? { limit: FROM_EVERYWHERE, minutes: HOUR } : { limit: most, minutes: LOCK_MINUTES };
      // Those from everywhere are counted from the first of an hour, the others from the last one.
      const since = (place === EVERYWHERE ? readTownMoment(before?.failed ?? '') : null) ?? now;
      const until = new Date(since.getTime() + minutes * 60_000).toISOString();
      await sql.query(
        `insert into sys_login_lock (tenant_id, account, address, failures, failed, locked_until)
          values ($1, $2, $3, $4, $5, $6)
         on conflict (tenant_id, account, address) do update set failures = excluded.failures, failed = excluded.failed,
           locked_until = excluded.locked_until`,
        [tenantId, account, place, failures, since.toISOString(), failures >= limit ? until : null],
      );
    }
    return 0;
  });
}

/** Takes back what was counted of a login whose password was right. */
export async function discount(sql: Sql, { tenantId, account, address }: CountedLogin): Promise<void> {
  await sql.query('delete from sys_login_lock where tenant_id = $1 and account = $2 and address = $3', [
    tenantId,
    account,
    address,
  ]);
  await sql.query(
    `update sys_login_lock set failures = greatest(failures - 1, 0), locked_until = null
      where tenant_id = $1 and account = $2 and address = '${EVERYWHERE}'`,
    [tenantId, account],
  );
  await freeRow(sql, tenantId, account);
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
export async function noteLock(context: Context, { tenantId, account, address }: CountedLogin): Promise<void> {
  await context.db.tx(async (sql) => {
    const { rows: locks } = await sql.query(
      `select 1 from sys_login_lock
        where tenant_id = $1 and account = $2 and address in ('${EVERYWHERE}', $4) and locked_until > $3::timestamptz
        for update`,
      [tenantId, account, context.now().toISOString(), address],
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

/** Frees the row of an account that no lock is left of. */
const freeRow = (sql: Sql, tenantId: string, account: string) =>
  sql.query(
    `update blade_user u set status = '1', update_time = now(), rev = rev + 1
      where tenant_id = $1 and account = $2 and status = '2' and is_deleted = 0 and not exists (
        select 1 from sys_login_lock l
        where l.tenant_id = u.tenant_id and l.account = u.account and l.locked_until is not null)`,
    [tenantId, account],
  );

/** Frees an account everywhere, and its row: by an administrator, or by the command on the server. */
export async function unlock(sql: Sql, tenantId: string, account: string): Promise<void> {
  await sql.query('delete from sys_login_lock where tenant_id = $1 and account = $2', [tenantId, account]);
  await freeRow(sql, tenantId, account);
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
