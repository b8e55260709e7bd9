import type { Context } from '../call/Context.ts';
import type { Sql } from '../db/Database.ts';
import { sign } from '../crypto/digest.ts';
import { randomText } from '../crypto/random.ts';
import { serverSecret } from '../crypto/secret.ts';

const LENGTH = 6;
const MINUTES = 5;
const TRIES = 5;
const LOCK = 7_418_556;

/** Codes that a number, or an address, may ask for within some minutes; tests ask for more from one address. */
const LIMITS = {
  phone: [
    { minutes: 1, most: 1 },
    { minutes: 60, most: 5 },
    { minutes: 1440, most: 10 },
  ],
  address: [{ minutes: 60, most: 20 }],
} as const;

/** A code just made, not stored in clear. */
export interface PhoneCode {
  id: string;
  code: string;
  /** Minutes for which it is good. */
  minutes: number;
}

const answerKey = (secret: string, id: string, phone: string, code: string) =>
  sign(secret, `phone ${id} ${phone} ${code}`);

/** Seconds until the number or the address may ask again; 0 when it may now. */
async function waitOf(sql: Sql, column: 'phone' | 'address', value: string, now: Date): Promise<number> {
  let wait = 0;
  for (const { minutes, most } of LIMITS[column]) {
    const { rows } = await sql.query<{ wait: number }>(
      `select ceil(extract(epoch from created + interval '${minutes} minutes' - $2::timestamptz))::int as wait
        from sys_phone_code
       where ${column} = $1 and created > $2::timestamptz - interval '${minutes} minutes'
       order by created desc offset ${most - 1} limit 1`,
      [value, now.toISOString()],
    );
    wait = Math.max(wait, rows[0]?.wait ?? 0);
  }
  return wait;
}

/**
 * Makes a code for a number, good for five minutes, five tries and one success; or the seconds to wait.
 * `transactionContext` sends it, in the same transaction.
 */
export async function issuePhoneCode(
  context: Context,
  tenantId: string,
  phone: string,
  within: (sql: Sql, code: PhoneCode) => Promise<void>,
): Promise<PhoneCode | { wait: number }> {
  const { db, address } = context;
  const now = context.now();
  const secret = await serverSecret(db);
  return db.tx(async (sql) => {
    await sql.query(`select pg_advisory_xact_lock(${LOCK}, hashtext($1))`, [phone]);
    const wait = Math.max(await waitOf(sql, 'phone', phone, now), await waitOf(sql, 'address', address, now));
    if (wait > 0) return { wait };
    const made = { id: crypto.randomUUID(), code: randomText('0123456789', LENGTH), minutes: MINUTES };
    await sql.query(
      `insert into sys_phone_code (id, tenant_id, phone, answer, address, created, expires)
        values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        made.id,
        tenantId,
        phone,
        answerKey(secret, made.id, phone, made.code),
        address,
        now.toISOString(),
        new Date(now.getTime() + MINUTES * 60_000).toISOString(),
      ],
    );
    await within(sql, made);
    return made;
  });
}

/**
 * Tells whether a code is right, and uses it up when it is; each try counts before it is compared, so that tries side
 * by side cannot exceed the limit.
 */
export async function takePhoneCode(
  { db, now }: Pick<Context, 'db' | 'now'>,
  tenantId: string,
  given: { id: string; phone: string; code: string },
): Promise<boolean> {
  const at = now().toISOString();
  const secret = await serverSecret(db);
  const { rows } = await db.query<{ answer: string }>(
    `update sys_phone_code set tries = tries + 1
      where id = $1 and tenant_id = $2 and phone = $3 and expires > $4 and tries < ${TRIES}
      returning answer`,
    [given.id.slice(0, 100), tenantId, given.phone, at],
  );
  if (rows[0]?.answer !== answerKey(secret, given.id, given.phone, given.code)) return false;
  return (
    (
      await db.query(`update sys_phone_code set tries = ${TRIES}, expires = $2 where id = $1 and expires > $2`, [
        given.id,
        at,
      ])
    ).count === 1
  );
}
