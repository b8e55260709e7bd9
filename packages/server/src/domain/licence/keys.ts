import type { Sql } from '../../db/Database.ts';
import { serverSecret } from '../../crypto/secret.ts';

const ALGORITHM = { name: 'Ed25519' };
const NAME = 'licence';

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The code of this installation: what all server processes of a database share, and no other has. */
export async function machineCode(sql: Sql): Promise<string> {
  const bytes = new TextEncoder().encode(`machine ${await serverSecret(sql)}`);
  return hex(await crypto.subtle.digest('SHA-256', bytes))
    .slice(0, 32)
    .toUpperCase()
    .replaceAll(/(.{8})(?=.)/g, '$1-');
}

/** The key pair that signs licences; made when it is first asked for. */
export async function licenceKeys(sql: Sql): Promise<{ sign: CryptoKey; verify: CryptoKey }> {
  const made = (await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])) as CryptoKeyPair;
  const fresh = JSON.stringify({
    sign: await crypto.subtle.exportKey('jwk', made.privateKey),
    verify: await crypto.subtle.exportKey('jwk', made.publicKey),
  });
  await sql.query('insert into sys_secret (name, value) values ($1, $2) on conflict (name) do nothing', [NAME, fresh]);
  const { rows } = await sql.query<{ value: string }>('select value from sys_secret where name = $1', [NAME]);
  const stored = JSON.parse(rows[0]?.value ?? fresh) as { sign: JsonWebKey; verify: JsonWebKey };
  return {
    sign: await crypto.subtle.importKey('jwk', stored.sign, ALGORITHM, false, ['sign']),
    verify: await crypto.subtle.importKey('jwk', stored.verify, ALGORITHM, false, ['verify']),
  };
}
