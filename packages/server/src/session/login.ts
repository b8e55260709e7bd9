import type { Context } from '../Context.ts';
import { countAgainst, unlock } from './accountLock.ts';
import { type Account, accountNamed } from './account.ts';
import { attempt, succeed } from './addressLimit.ts';
import { takeCaptcha } from './captcha.ts';
import { type Grants, grantsOf } from './grants.ts';
import { verifyPassword } from './password.ts';
import { securityLog } from './securityLog.ts';
import { sweep } from './sweep.ts';
import { tokenFailure } from './tokenFailure.ts';
import { type Pair, openSession } from './tokens.ts';

/** What a person signs in with. */
export interface Login {
  tenantId: string;
  username: string;
  /** Plain or md5. */
  password: string;
}

/** A session just opened, with its person. */
export interface SignedIn {
  pair: Pair;
  account: Account;
  grants: Grants;
  /** The screen of the session is locked; default false. */
  isLocked?: boolean;
}

/** Failed logins that an address may make in ten minutes, in service and in tests. */
const PER_ADDRESS = { service: 50, test: 100 };

const later = (status: 423 | 429, seconds: number) => {
  const wait = `请在 ${Math.ceil(seconds / 60)} 分钟后重试`;
  return tokenFailure(status, `登录错误次数过多,请稍后再试（${status === 423 ? `账号已锁定，${wait}，或请管理员解锁` : wait}）`, 'too_many_failures', new Headers({ 'Retry-After': String(seconds) }));
};

/** Signs a person in: limit of the address, captcha, lock of the account, password, state of the account, in this order. */
export async function login(context: Context, { tenantId, username, password }: Login): Promise<SignedIn> {
  const { db, request, address, settings } = context;
  const now = context.now();
  const refuse = async (reason: string, status: number, message: string, userId?: string) => {
    await securityLog(db, context, { action: 'login-refused', tenantId, userId, facts: { account: username, reason } });
    return tokenFailure(status, message);
  };
  const tried = await attempt(db, address, settings.test ? PER_ADDRESS.test : PER_ADDRESS.service, now);
  if ('wait' in tried) throw later(429, tried.wait);
  const isHuman = await takeCaptcha(db, request.headers.get('Captcha-Key') ?? '', request.headers.get('Captcha-Code') ?? '', now);
  if (!isHuman) throw await refuse('captcha', 400, '验证码不正确');
  const wait = await countAgainst(db, tenantId, username, now);
  if (wait > 0) throw later(423, wait);
  const account = await accountNamed(db, tenantId, username);
  const isRight = await verifyPassword(password, account?.hash ?? null);
  if (account === null || !isRight) throw await refuse('password', 400, '用户名或密码错误', account?.userId);
  if (!account.isActive) throw await refuse('inactive', 400, '账号未启用或尚未通过审核,请联系管理员', account.userId);
  const grants = await grantsOf(db, tenantId, account.roleId, now);
  if (grants.roles.length === 0) throw await refuse('role', 400, '未获得用户的角色信息', account.userId);
  const id = context.nextId();
  const pair = await db.tx(async (sql) => {
    await succeed(sql, tried.id);
    await unlock(sql, tenantId, username);
    await sweep(sql, now);
    const opened = await openSession(sql, { id, userId: account.userId, tenantId, address, userAgent: request.headers.get('User-Agent') ?? '' }, now);
    await securityLog(sql, context, { action: 'login', tenantId, userId: account.userId, sessionId: id });
    return opened;
  });
  return { pair, account, grants };
}
