import type { BareRefusal } from '../BareRefusal.ts';
import type { Context } from '../Context.ts';
import { attempt } from './addressLimit.ts';
import { tokenFailure } from './tokenFailure.ts';

/** Failed logins that an address may make in ten minutes, in service and in tests. */
const PER_ADDRESS = { service: 50, test: 100 };

/** The refusal of a login that came too soon: 423 for a locked account, 429 for a busy address; `seconds` to wait. */
export const later = (status: 423 | 429, seconds: number): BareRefusal => {
  const wait = `请在 ${Math.ceil(seconds / 60)} 分钟后重试`;
  return tokenFailure(status, `登录错误次数过多,请稍后再试（${status === 423 ? `账号已锁定，${wait}，或请管理员解锁` : wait}）`, 'too_many_failures', new Headers({ 'Retry-After': String(seconds) }));
};

/** Counts a login of the call's address before it is tried, and gives its id; refuses with 429 when there were too many. */
export async function attemptFrom({ db, address, settings, now }: Context): Promise<string> {
  const tried = await attempt(db, address, settings.test ? PER_ADDRESS.test : PER_ADDRESS.service, now());
  if ('wait' in tried) throw later(429, tried.wait);
  return tried.id;
}
