import { t } from '@lingui/core/macro';
import { dialect } from './transport.ts';

/** A password as it travels to this family of servers; the encoder is loaded on first use. */
export async function encodePassword(password: string): Promise<string> {
  if (dialect.password === 'sm2') throw new Error(t`此服务器要求 SM2 加密密码，当前版本尚不支持，请联系管理员。`);
  const { md5 } = await import('./md5.ts');
  return md5(password);
}
