import { oauth } from '@lattice/api/resources/blade-auth/oauth';
import type { Context } from '../../Context.ts';
import { handle } from '../../handle.ts';
import { keepErrors } from '../../logs/keepError.ts';
import { Refusal } from '../../Refusal.ts';
import { accountOf } from '../../session/account.ts';
import { issueCaptcha } from '../../session/captcha.ts';
import { claimsOf } from '../../session/claims.ts';
import { clientOf } from '../../session/clientOf.ts';
import { endSession } from '../../session/endSession.ts';
import { forgetGrants } from '../../session/grants.ts';
import { login } from '../../session/login.ts';
import { refresh } from '../../session/refresh.ts';
import { cookieRefresh, setRefresh } from '../../session/refreshCookie.ts';
import { MOST_TRIES, lockScreen, openScreen } from '../../session/screenLock.ts';
import { securityLog } from '../../session/securityLog.ts';
import { tokenFailure } from '../../session/tokenFailure.ts';
import { tokenReply } from '../../session/tokenReply.ts';

const done = { success: 'true', msg: 'success' };

const word = (value: unknown, most: number) => (typeof value === 'string' ? value.replaceAll('\u0000', '').slice(0, most) : '');

const personOf = ({ person }: Context) => {
  if (person === null) throw new Refusal(401, '请求未授权');
  return person;
};

const outside = new Set(['social', 'authorization_code', 'sms_code', 'register']);

/** Answers of 认证. */
export const handlers = handle(oauth, {
  token: async (input, context) => {
    const { headers } = context.request;
    const client = clientOf(headers.get('Authorization'));
    const type = word(input.grant_type, 50);
    if (type === 'refresh_token') {
      return tokenReply(context, client, await refresh(context, word(input.refresh_token, 200)));
    }
    if (type === 'password' || type === 'captcha') {
      const tenantId = word(input.tenantId, 20) || word(headers.get('Tenant-Id'), 20) || '000000';
      return tokenReply(context, client, await login(context, { tenantId, username: word(input.username, 64), password: word(input.password, 200) }));
    }
    throw tokenFailure(400, outside.has(type) ? '本系统未配置这种登录方式' : '不支持的授权类型', 'unsupported_grant_type');
  },
  captcha: async (_, { db, now, settings, replyHeaders }) => {
    replyHeaders.set('Cache-Control', 'no-store');
    return issueCaptcha(db, now(), settings.testCaptcha);
  },
  logout: async (_, context) => {
    const { db, request, replyHeaders } = context;
    const { sessionId, tenantId, userId } = personOf(context);
    await db.tx(async (sql) => {
      await endSession(sql, sessionId, 'logout', context.now());
      await securityLog(sql, context, { action: 'logout', tenantId, userId, sessionId });
    });
    if (cookieRefresh(request) !== '') replyHeaders.append('Set-Cookie', setRefresh(request, ''));
    replyHeaders.set('Clear-Site-Data', '"cache"');
    return done;
  },
  userInfo: async (_, context) => {
    const { userId, roles } = personOf(context);
    const account = await accountOf(context.db, userId);
    if (account === null) throw new Refusal(401, '请求未授权');
    return { ...claimsOf(account, roles), roles };
  },
  reportErrors: async (input, context) => {
    if (context.settings.quirks) throw new Refusal(405, '不支持当前请求方法');
    await keepErrors(input, context);
    return true;
  },
  lock: async (input, context) => ({ locked: await lockScreen({ password: word(input.password, 200), byIdleness: input.idle === true }, context) }),
  unlock: async (input, context) => {
    const left = await openScreen(word(input.password, 200), context);
    if (left === 0 && cookieRefresh(context.request) !== '') context.replyHeaders.append('Set-Cookie', setRefresh(context.request, ''));
    return { unlocked: left === null, left: left ?? MOST_TRIES };
  },
  clearCache: async (_, { db }) => {
    forgetGrants(db);
    return done;
  },
});
