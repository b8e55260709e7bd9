import type { LoginWays } from '@lattice/api/resources/blade-system/tenant';
import type { Context } from '../call/Context.ts';
import { sm2Keys } from '../crypto/sm2.ts';
import { passwordRules } from '../domain/accounts/passwordRules.ts';

/** What the login page of this server may offer. */
export async function loginMethods(
  { db, settings }: Pick<Context, 'db' | 'settings'>,
  tenantId: string,
): Promise<LoginWays> {
  const { length, idleMinutes } = await passwordRules(db, tenantId);
  return {
    passwordLength: length,
    idleMinutes,
    password: settings.sm2 === true ? 'sm2' : 'md5',
    publicKey: (await sm2Keys(db)).publicKey,
    phone: settings.phoneLogin === true,
    services: (settings.providers ?? []).map(({ source, label, kind }) => ({ source, label, kind })),
  };
}
