import type { Context } from '../call/Context.ts';
import type { HttpContext } from '../call/HttpContext.ts';
import { say } from '../words/say.ts';
import { type Account, accountOf } from '../session/account.ts';
import type { SignedIn } from './startSession.ts';
import { type RequestedRoles, requestedRoles } from '../session/requestedRoles.ts';
import { endSession } from '../session/endSession.ts';
import { grantsOf } from '../session/grants.ts';
import { GUEST, guestAccount, guestOfSession, guestGrants } from '../session/guestSession.ts';
import { cookieRefresh, isForeign, setRefresh, wantsCookie } from '../session/refreshCookie.ts';
import { rotate, sessionOfRefresh } from '../session/rotate.ts';
import { isLocked } from '../session/screenLock.ts';
import { securityLog } from '../session/securityLog.ts';
import { tokenFailure } from '../session/tokenFailure.ts';
import type { SessionFacts } from '../session/tokens.ts';
import { displayOf } from '../session/displayOf.ts';
import { viewOf } from '../session/viewAs.ts';

/** What the call wants the session to work as, refused before the token is used up. */
async function choiceOf(context: HttpContext, token: string): Promise<RequestedRoles> {
  const {
    db,
    settings,
    http: {
      request: { headers },
    },
  } = context;
  if (settings.switchMode !== true || ((headers.get('Dept-Id') ?? '') === '' && (headers.get('Role-Id') ?? '') === ''))
    return {};
  const session = await sessionOfRefresh(db, token);
  const account = session && (await accountOf(db, session.userId));
  return account ? requestedRoles(context, account) : {};
}

async function switchTo(
  { deptId, roleId }: RequestedRoles,
  { id, tenantId, userId }: SessionFacts,
  context: Context,
): Promise<void> {
  if (deptId === undefined && roleId === undefined) return;
  await context.db.tx(async (sql) => {
    const { count } = await sql.query(
      `update sys_session set dept_id = coalesce($2, dept_id), role_id = coalesce($3, role_id)
        where id = $1 and (coalesce($2, dept_id) is distinct from dept_id
            or coalesce($3, role_id) is distinct from role_id)`,
      [id, deptId ?? null, roleId ?? null],
    );
    if (count > 0)
      await securityLog(sql, context, {
        action: 'switch',
        tenantId,
        userId,
        sessionId: id,
        facts: { deptId: deptId ?? '', roleId: roleId ?? '' },
      });
  });
}

async function accountIn({ db }: Context, session: SessionFacts): Promise<Account | null> {
  if (session.userId !== GUEST) return accountOf(db, session.userId, session.id);
  const guest = await guestOfSession(db, session.id);
  return guest && guestAccount(guest);
}

/**
 * Changes a refresh token for a new pair; in cookie mode the token is the cookie's, and only a page of this server may
 * ask. `Dept-Id` and `Role-Id` change what the session works as.
 */
export async function refresh(context: HttpContext, given: string): Promise<SignedIn> {
  const {
    db,
    http: { request },
  } = context;
  const now = context.now();
  const sealed = wantsCookie(request);
  if (sealed && isForeign(request)) throw tokenFailure(403, say`请求被拒绝：会话只能由本站页面续期`);
  const token = sealed ? cookieRefresh(request) : given;
  const choice = await choiceOf(context, token);
  const rotated = await rotate(db, token, now, (sql, session) =>
    securityLog(sql, context, {
      action: 'refresh-reuse',
      tenantId: session.tenantId,
      userId: session.userId,
      sessionId: session.id,
    }),
  );
  if (rotated) await switchTo(choice, rotated.session, context);
  const account = rotated && (await accountIn(context, rotated.session));
  const isGood = account?.isActive === true && account.tenantId === rotated?.session.tenantId;
  if (rotated && !isGood) await endSession(db, rotated.session.id, 'account', now);
  if (!rotated || !isGood) {
    throw tokenFailure(
      401,
      say`令牌授权已过期,请重新登录`,
      'invalid_grant',
      new Headers(sealed ? { 'Set-Cookie': setRefresh(request, '') } : {}),
    );
  }
  const display = await displayOf(db, rotated.session.id);
  const view = await viewOf(db, rotated.session.id, now);
  const shown = view?.account ?? account;
  const grants = account.userId === GUEST ? guestGrants : await grantsOf(db, shown.tenantId, shown.roleId, now);
  return {
    pair: rotated.pair,
    account: shown,
    isLocked: await isLocked(db, rotated.session.id),
    grants,
    ...(view !== null && { viewUntil: view.until }),
    ...(display !== null && { display }),
  };
}
