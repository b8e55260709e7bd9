import type { BareRefusal } from '../errors/BareRefusal.ts';
import type { Context } from '../call/Context.ts';
import { say } from '../words/say.ts';
import { attempt } from './addressLimit.ts';
import { tokenFailure } from '../session/tokenFailure.ts';

/** Failed logins that an address may make in ten minutes, in service and in tests. */
const PER_ADDRESS = { service: 50, test: 100 };

/** The refusal of a login that came too soon: 423 for a locked account, 429 for a busy address; `seconds` to wait. */
export const tooManyAttempts = (status: 423 | 429, seconds: number): BareRefusal => {
  const minutes = Math.ceil(seconds / 60);
  const words =
    status === 423
      ? say`登录错误次数过多,请稍后再试（账号已锁定，请在 ${minutes} 分钟后重试，或请管理员解锁）`
      : say`登录错误次数过多,请稍后再试（请在 ${minutes} 分钟后重试）`;
  return tokenFailure(status, words, 'too_many_failures', new Headers({ 'Retry-After': String(seconds) }));
};

/**
 * Counts a login of the call's address before it is tried, and gives its id; refuses with 429 when there were too many.
 */
export async function attemptFrom({ db, address, settings, now }: Context): Promise<string> {
  const tried = await attempt(db, address, settings.test ? PER_ADDRESS.test : PER_ADDRESS.service, now());
  if ('wait' in tried) throw tooManyAttempts(429, tried.wait);
  return tried.id;
}
