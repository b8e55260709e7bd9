import type { LoginWays } from '@lattice/api/resources/blade-system/tenant';
import type { Context } from '../call/Context.ts';
import { sm2Keys } from '../crypto/sm2.ts';
import { passwordRules } from '../domain/accounts/passwordRules.ts';
import { parameterNumbers } from '../domain/settings/parameterNumbers.ts';

/** What the login page of this server may offer, and what all pages keep to. */
export async function loginMethods(
  { db, settings }: Pick<Context, 'db' | 'settings'>,
  tenantId: string,
): Promise<LoginWays> {
  const { length, idleMinutes } = await passwordRules(db, tenantId);
  const keys = ['picture.longestSide', 'picture.quality'];
  const [longestSide = 0, percent = 0] = await parameterNumbers(db, tenantId, keys);
  return {
    passwordLength: length,
    idleMinutes,
    pictures: { longestSide, quality: percent / 100 },
    password: settings.sm2 === true ? 'sm2' : 'md5',
    publicKey: (await sm2Keys(db)).publicKey,
    phone: settings.phoneLogin === true,
    services: (settings.providers ?? []).map(({ source, label, kind }) => ({ source, label, kind })),
  };
}
