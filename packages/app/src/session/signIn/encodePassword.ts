import { dialect } from '../transport.ts';
import { secretKey } from './secretKey.ts';

/** A password as it travels to this server; the encoder is loaded on first use. */
export async function encodePassword(password: string): Promise<string> {
  const key = await secretKey();
  if (key !== null) return (await import('./sm2.ts')).sm2(password, key);
  if (dialect.password === 'plain') return password;
  const { md5 } = await import('./md5.ts');
  return md5(password);
}
