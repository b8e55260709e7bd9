import type { Context } from '../Context.ts';
import { accountOf } from './account.ts';
import { endSession } from './endSession.ts';
import { grantsOf } from './grants.ts';
import type { SignedIn } from './login.ts';
import { cookieRefresh, isForeign, setRefresh, wantsCookie } from './refreshCookie.ts';
import { rotate } from './rotate.ts';
import { isLocked } from './screenLock.ts';
import { securityLog } from './securityLog.ts';
import { tokenFailure } from './tokenFailure.ts';

/** Changes a refresh token for a new pair; in cookie mode the token is the cookie's, and only a page of this server may ask. */
export async function refresh(context: Context, token: string): Promise<SignedIn> {
  const { db, request } = context;
  const now = context.now();
  const sealed = wantsCookie(request);
  if (sealed && isForeign(request)) throw tokenFailure(403, '请求被拒绝：会话只能由本站页面续期');
  const rotated = await rotate(db, sealed ? cookieRefresh(request) : token, now, (sql, session) =>
    securityLog(sql, context, { action: 'refresh-reuse', tenantId: session.tenantId, userId: session.userId, sessionId: session.id }),
  );
  const account = rotated && (await accountOf(db, rotated.session.userId));
  const isGood = account?.isActive === true && account.tenantId === rotated?.session.tenantId;
  if (rotated && !isGood) await endSession(db, rotated.session.id, 'account', now);
  if (!rotated || !isGood) {
    throw tokenFailure(401, '令牌授权已过期,请重新登录', 'invalid_grant', new Headers(sealed ? { 'Set-Cookie': setRefresh(request, '') } : {}));
  }
  return { pair: rotated.pair, account, isLocked: await isLocked(db, rotated.session.id), grants: await grantsOf(db, account.tenantId, account.roleId, now) };
}
