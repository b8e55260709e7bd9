import { readTownMoment } from '@lattice/api/townTime';
import type { SecondFactorState } from '@lattice/api/resources/blade-auth/second-factor';
import type { Context } from '../call/Context.ts';
import type { Person } from '../call/Person.ts';
import { sha256Hex } from '../crypto/digest.ts';
import { randomText } from '../crypto/random.ts';
import { newSecret, otpauthUri, stepOf } from '../crypto/totp.ts';
import type { Sql } from '../db/Database.ts';
import { Refusal } from '../errors/Refusal.ts';
import { say } from '../words/say.ts';
import { securityLog } from './securityLog.ts';

/** System parameter with the aliases of the roles that need it, joined by commas. */
const ROLES_PARAMETER = 'account.secondFactorRoles';
/** Wrong codes after which none is taken for a while, and for how many minutes. */
const [MOST_FAILURES, PAUSE] = [5, 15];
const RECOVERY_CODES = 10;
/** Minutes for which a proof is enough for what is grave. */
export const PROOF_MINUTES = 10;

/** SQL that holds where a role of user `u`, as session `s` works, needs the second factor. */
export const secondNeededSql = `exists (
  select 1 from blade_system_param q join blade_system_role r on r.tenant_id = q.tenant_id and r.is_deleted = 0
    and r.role_alias = any(string_to_array(replace(q.param_value, ' ', ''), ','))
  where q.tenant_id = u.tenant_id and q.param_key = '${ROLES_PARAMETER}' and q.is_deleted = 0
    and r.id::text = any(string_to_array(coalesce(s.role_id, u.role_id, ''), ',')))`;

/** SQL that holds where a person works in session `s`: nobody at a wall could prove or change anything. */
export const isOfPersonSql = 's.display_scenes is null';

/**
 * SQL of what a session still owes: a code, or the second factor itself; null for nothing, and for walls, whose
 * code was made by who had proven it. Needs factor `f`.
 */
export const secondDueSql = `case when not (${isOfPersonSql}) then null
  when f.user_id is not null then case when s.proven is null then 'due' end
  when ${secondNeededSql} then 'enrol' end`;

/** SQL that joins the factor `f` of user `u` that is on. */
export const secondJoin = 'left join sys_second_factor f on f.user_id = u.id and f.confirmed is not null';

const personOf = ({ person }: Context): Person => {
  if (person === null) throw new Refusal(401, say`请求未授权`);
  return person;
};

/** How the person stands with the second factor. */
export async function secondFactorState(context: Context): Promise<SecondFactorState> {
  const { userId, sessionId } = personOf(context);
  const { rows } = await context.db.query<SecondFactorState>(
    `select f.user_id is not null as "isOn", ${secondNeededSql} as "isNeeded",
       coalesce(cardinality(f.recovery), 0) as recovery
     from blade_user u ${secondJoin} left join sys_session s on s.id = $2 where u.id = $1`,
    [userId, sessionId],
  );
  return rows[0] ?? { isOn: false, isNeeded: false, recovery: 0 };
}

/** Makes a secret; refused while one is on, so that a stolen password alone changes nothing. */
export async function beginSecondFactor(context: Context): Promise<{ secret: string; uri: string }> {
  const { userId, account } = personOf(context);
  const secret = newSecret();
  const { count } = await context.db.query(
    `insert into sys_second_factor (user_id, secret) values ($1, $2)
      on conflict (user_id) do update set secret = excluded.secret, last_step = 0
      where sys_second_factor.confirmed is null`,
    [userId, secret],
  );
  if (count === 0) throw new Refusal(400, say`动态口令已启用；更换前请先停用`);
  return { secret, uri: otpauthUri(secret, account, 'Lattice') };
}

interface Factor {
  secret: string;
  isOn: boolean;
  lastStep: number;
  recovery: string[];
  isPaused: boolean;
}

/** Locks the factor of a person and tries a code; gives how it was right, or null, with the failure counted. */
async function tryCode(sql: Sql, code: string, context: Context): Promise<{ factor: Factor; step: number } | null> {
  const { userId } = personOf(context);
  const now = context.now();
  const { rows } = await sql.query<Factor>(
    `select secret, confirmed is not null as "isOn", last_step::int as "lastStep", recovery,
       failures >= ${MOST_FAILURES} and failed > $2::timestamptz - interval '${PAUSE} minutes' as "isPaused"
     from sys_second_factor where user_id = $1 for update`,
    [userId, now.toISOString()],
  );
  const [factor] = rows;
  if (factor === undefined) throw new Refusal(400, say`还没有设置动态口令`);
  if (factor.isPaused) throw new Refusal(429, say`错误次数过多，请 ${PAUSE} 分钟后再试`);
  const spent = sha256Hex(code.toUpperCase().replaceAll('-', ''));
  const isRecovery = factor.isOn && factor.recovery.includes(spent);
  const step = isRecovery ? factor.lastStep : stepOf(factor.secret, code, now, factor.lastStep);
  if (step === null) {
    await sql.query(
      `update sys_second_factor set failed = $2, failures = case
          when failed > $2::timestamptz - interval '${PAUSE} minutes' then failures + 1 else 1 end where user_id = $1`,
      [userId, now.toISOString()],
    );
    return null;
  }
  await sql.query(
    `update sys_second_factor set last_step = $2, recovery = array_remove(recovery, $3), failures = 0
      where user_id = $1`,
    [userId, step, spent],
  );
  return { factor, step };
}

/** Does something in the transaction in which a code is used up; refused where the code is wrong. */
async function withCode<T>(code: string, context: Context, work: (sql: Sql, factor: Factor) => Promise<T>): Promise<T> {
  const { tenantId, userId, sessionId, account } = personOf(context);
  const done = await context.db.tx(async (sql) => {
    const right = await tryCode(sql, code.trim(), context);
    return right === null ? null : { value: await work(sql, right.factor) };
  });
  if (done !== null) return done.value;
  await securityLog(context.db, context, {
    action: 'login-refused',
    tenantId,
    userId,
    sessionId,
    facts: { account, reason: 'second' },
  });
  throw new Refusal(400, say`动态口令不正确或已经用过，请等下一个`, [{ field: 'code', rule: 'enter' }]);
}

/** Notes that the person of a session has proven who they are; what they looked at in the clear is counted anew. */
export async function prove(sql: Sql, { sessionId, userId }: Person, now: Date): Promise<void> {
  await sql.query('update sys_session set proven = $2 where id = $1', [sessionId, now.toISOString()]);
  await sql.query('delete from sys_reveal where user_id = $1', [userId]);
  await sql.query('delete from sys_reveal_alarm where user_id = $1', [userId]);
}

const note = (sql: Sql, context: Context, action: 'second-on' | 'second-off' | 'second-proof') => {
  const { tenantId, userId, sessionId } = personOf(context);
  return securityLog(sql, context, { action, tenantId, userId, sessionId });
};

/** Turns the second factor on, by a first code of it; gives the recovery codes. */
export async function confirmSecondFactor(code: string, context: Context): Promise<{ recovery: string[] }> {
  const person = personOf(context);
  const recovery = Array.from({ length: RECOVERY_CODES }, () => randomText('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 10));
  return withCode(code, context, async (sql, { isOn }) => {
    if (isOn) throw new Refusal(400, say`动态口令已启用；更换前请先停用`);
    await sql.query('update sys_second_factor set confirmed = $2, recovery = $3 where user_id = $1', [
      person.userId,
      context.now().toISOString(),
      recovery.map(sha256Hex),
    ]);
    await prove(sql, person, context.now());
    await note(sql, context, 'second-on');
    return { recovery: recovery.map((one) => `${one.slice(0, 5)}-${one.slice(5)}`) };
  });
}

/** Proves by a code that it is the person. */
export const proveSecondFactor = async (code: string, context: Context): Promise<boolean> =>
  withCode(code, context, async (sql, { isOn }) => {
    if (!isOn) throw new Refusal(400, say`还没有设置动态口令`);
    await prove(sql, personOf(context), context.now());
    await note(sql, context, 'second-proof');
    return true;
  });

/** Turns the second factor off. */
export const dropSecondFactor = async (code: string, context: Context): Promise<boolean> =>
  withCode(code, context, async (sql) => {
    await sql.query('delete from sys_second_factor where user_id = $1', [personOf(context).userId]);
    await note(sql, context, 'second-off');
    return true;
  });

/** Refuses what is grave to people with a second factor who have not used it for some minutes. */
export function refuseUnproven({ proven }: Pick<Person, 'proven'>, now: Date): void {
  if (proven !== undefined && now.getTime() - (readTownMoment(proven)?.getTime() ?? 0) > PROOF_MINUTES * 60_000)
    throw new Refusal(428, say`请输入动态口令，确认是本人操作`);
}
