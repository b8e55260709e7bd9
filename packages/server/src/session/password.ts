import type { Sql } from '../db/Database.ts';
import { md5Hex } from '../crypto/digest.ts';
import { endSessionsOf } from './endSession.ts';
import { randomBytes } from '../crypto/random.ts';
import { type Cost, scrypt } from '../crypto/scrypt.ts';

/** What a new hash costs in the product. */
export const defaultCost: Cost = { ln: 15, r: 8, p: 3 };

let cost = defaultCost;

/**
 * Makes new hashes cost something else, and gives what they cost before: for tests, which store hundreds of passwords
 * whose hashes nobody attacks.
 */
export function setPasswordCost(other: Cost): Cost {
  const before = cost;
  cost = other;
  return before;
}

const FORM = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w+/]{22})\$([\w+/]{43})$/;

const encode = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes)).replaceAll('=', '');
const decode = (text: string) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
const format = ({ ln, r, p }: Cost, salt: Uint8Array, key: Uint8Array) =>
  `$scrypt$ln=${ln},r=${r},p=${p}$${encode(salt)}$${encode(key)}`;

/** What of a password is hashed: its md5, which clients may send in its place. */
const equivalent = (password: string) => (/^[0-9a-f]{32}$/i.test(password) ? password.toLowerCase() : md5Hex(password));

const same = (a: Uint8Array, b: Uint8Array) => {
  let difference = a.length ^ b.length;
  for (let i = 0; i < a.length; i += 1) difference |= (a[i] ?? 0) ^ (b[i] ?? 0);
  return difference === 0;
};

/** Passwords of a person that are not taken again. */
const KEPT = 5;

/** Hashes a password, given plain or as md5, under a salt of its own: `$scrypt$ln=…,r=…,p=…$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return format(cost, salt, await scrypt(equivalent(password), salt, cost));
}

/** Compares a password, given plain or as md5, with a stored hash; takes as long when there is none. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const parts = FORM.exec(hash ?? format(cost, randomBytes(16), randomBytes(32)));
  if (parts === null)
    throw new Error('sys_password holds a hash in an unknown form; set the password of that account anew');
  const [, ln, r, p, salt = '', key = ''] = parts;
  const made = await scrypt(equivalent(password), decode(salt), { ln: Number(ln), r: Number(r), p: Number(p) });
  return same(made, decode(key)) && hash !== null;
}

/** How a password is stored. */
export interface StoreOptions {
  now: Date;
  /** Only the change of password is open until it is changed; default false. */
  mustChange?: boolean;
  /** Session that stays; all others of the person end. */
  keepSession?: string;
}

/** Stores a hash made by `hashPassword` and ends the person's sessions; for use within a transaction. */
export async function storePassword(
  sql: Sql,
  userId: string,
  hash: string,
  { now, mustChange = false, keepSession }: StoreOptions,
): Promise<void> {
  await sql.query(
    'insert into sys_old_password (user_id, hash, time) select user_id, hash, $2 from sys_password where user_id = $1',
    [userId, now.toISOString()],
  );
  await sql.query(
    `delete
      from sys_old_password
      where user_id = $1 and id not in (select id from sys_old_password where user_id = $1
          order by id desc limit ${KEPT - 1})`,
    [userId],
  );
  await sql.query(
    `insert into sys_password (user_id, hash, changed, must_change) values ($1, $2, $3, $4)
     on conflict (user_id) do update set hash = excluded.hash, changed = excluded.changed,
     must_change = excluded.must_change, weak = false`,
    [userId, hash, now.toISOString(), mustChange],
  );
  await endSessionsOf(sql, userId, 'password', now, keepSession);
}

/** True when a password is one of the person's last five, the present one included. */
export async function wasRecentlyUsed(sql: Sql, userId: string, password: string): Promise<boolean> {
  const { rows } = await sql.query<{ hash: string }>(
    'select hash from sys_password where user_id = $1 union all select hash from sys_old_password where user_id = $1',
    [userId],
  );
  return (await Promise.all(rows.map(({ hash }) => verifyPassword(password, hash)))).includes(true);
}

/** Sets a person's password, given plain or as md5, and ends the person's sessions. */
export async function setPassword(sql: Sql, userId: string, password: string, options: StoreOptions): Promise<void> {
  await storePassword(sql, userId, await hashPassword(password), options);
}
