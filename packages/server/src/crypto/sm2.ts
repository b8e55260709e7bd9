import { sm2 } from 'sm-crypto-v2';
import type { Sql } from '../db/Database.ts';

/** Order of a BladeX ciphertext: point, text, hash (C1C2C3). */
const ORDER = 0;
/** A ciphertext in hex: a point of 64 bytes, a hash of 32, at least one byte of text; none is as short as a md5. */
const CIPHERTEXT = /^(?:[0-9a-f]{2}){97,600}$/i;

/** A pair of keys for SM2 in hex; the public one begins with 04, as BladeX 4 front ends are configured with it. */
export interface Sm2Keys {
  publicKey: string;
  privateKey: string;
}

const known = new WeakMap<Sql, Promise<Sm2Keys>>();

async function read(sql: Sql): Promise<Sm2Keys> {
  const found = () => sql.query<{ value: string }>("select value from sys_secret where name = 'sm2'");
  if ((await found()).rows.length === 0)
    await sql.query("insert into sys_secret (name, value) values ('sm2', $1) on conflict (name) do nothing", [
      sm2.generateKeyPairHex().privateKey,
    ]);
  const [row] = (await found()).rows;
  if (row === undefined) throw new Error('sys_secret lost the SM2 key while it was read; restart the server');
  return { privateKey: row.value, publicKey: sm2.getPublicKeyFromPrivateKey(row.value) };
}

/**
 * The keys by which passwords may travel, shared by all server processes of a database; made when they are first asked
 * for.
 */
export function sm2Keys(sql: Sql): Promise<Sm2Keys> {
  const keys = known.get(sql) ?? read(sql);
  known.set(sql, keys);
  keys.catch(() => known.delete(sql));
  return keys;
}

/** The text of a ciphertext; null when it is not one for this key. */
const opened = (ciphertext: string, privateKey: string): string | null => {
  try {
    const text = sm2.doDecrypt(ciphertext, privateKey, ORDER, { output: 'string' });
    return text === '' ? null : text;
  } catch {
    return null;
  }
};

/**
 * A secret as it was typed or as md5: what is an SM2 ciphertext for this server (with or without the leading 04) is
 * opened, anything else stays as it came.
 */
export async function openSecret(sql: Sql, given: string): Promise<string> {
  if (!CIPHERTEXT.test(given)) return given;
  const { privateKey } = await sm2Keys(sql);
  return opened(given, privateKey) ?? (given.startsWith('04') ? opened(given.slice(2), privateKey) : null) ?? given;
}
