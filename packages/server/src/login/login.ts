import type { HttpContext } from '../call/HttpContext.ts';
import { isGuessable } from '../domain/accounts/passwordPolicy.ts';
import { markWeak } from '../domain/accounts/markWeak.ts';
import { passwordRules } from '../domain/accounts/passwordRules.ts';
import { say } from '../words/say.ts';
import { countAgainst, discount, noteLock } from '../session/accountLock.ts';
import { accountNamed } from '../session/account.ts';
import { type SignedIn, startSession } from './startSession.ts';
import { expirePassword } from './expirePassword.ts';
import { attemptFrom } from './attemptFrom.ts';
import { takeCaptcha } from '../captcha/captcha.ts';
import { verifyPassword } from '../session/password.ts';
import { refuseLogin } from './refuseLogin.ts';
import { openSecret } from '../crypto/sm2.ts';
import { tokenFailure } from '../session/tokenFailure.ts';

/** What a person signs in with. */
export interface Login {
  tenantId: string;
  username: string;
  /** Plain, md5, or encrypted by SM2. */
  password: string;
}

/** The refusal of a login for an account that is locked for so many seconds. */
const locked = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60);
  return tokenFailure(
    423,
    say`登录错误次数过多,请稍后再试（账号已锁定，请在 ${minutes} 分钟后重试，或请管理员解锁）`,
    'too_many_failures',
    new Headers({ 'Retry-After': String(seconds) }),
  );
};

/**
 * Signs a person in: captcha, locks of the account, password, state of the account, in this order.
 */
export async function login(context: HttpContext, { tenantId, username, password }: Login): Promise<SignedIn> {
  const {
    db,
    http: {
      request: { headers },
    },
  } = context;
  const now = context.now();
  const tried = await attemptFrom(context);
  const who = { tenantId, account: username };
  const isHuman = await takeCaptcha(db, headers.get('Captcha-Key') ?? '', headers.get('Captcha-Code') ?? '', now);
  if (!isHuman) throw await refuseLogin(context, who, 'captcha', say`验证码不正确`);
  const counted = { ...who, address: context.address };
  const wait = await countAgainst(db, counted, now);
  if (wait > 0) throw locked(wait);
  const account = await accountNamed(db, tenantId, username);
  const given = await openSecret(db, password);
  const isRight = await verifyPassword(given, account?.hash ?? null);
  if (account === null || !isRight) {
    await noteLock(context, counted);
    throw await refuseLogin(context, { ...who, userId: account?.userId }, 'password', say`用户名或密码错误`);
  }
  const isWeak = isGuessable(given, username, (await passwordRules(db, tenantId)).words);
  let isAged = false;
  const signedIn = await startSession(context, account, {
    by: 'password',
    attempt: tried,
    also: async (sql) => {
      await discount(sql, counted);
      if (isWeak) await markWeak(sql, account.userId);
      isAged = await expirePassword(sql, account, now);
    },
  });
  return {
    ...signedIn,
    account: { ...signedIn.account, mustChangePassword: account.mustChangePassword || isAged || isWeak },
  };
}
