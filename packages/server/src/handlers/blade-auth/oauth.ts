import { oauth } from '@lattice/api/resources/blade-auth/oauth';
import { recordsOf } from '../../access/recordsOf.ts';
import { isAdministrator } from '../../access/allow.ts';
import type { Context } from '../../call/Context.ts';
import { type HttpContext, httpContext } from '../../call/HttpContext.ts';
import { handle } from '../../call/handle.ts';
import { storeClientErrors } from '../../logs/storeClientErrors.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { accountOf } from '../../session/account.ts';
import type { SignedIn } from '../../login/startSession.ts';
import { issueCaptcha } from '../../captcha/captcha.ts';
import { asViewer } from '../../session/asViewer.ts';
import { claimsOf } from '../../session/claims.ts';
import { clientOf } from '../../session/clientOf.ts';
import { endSession } from '../../session/endSession.ts';
import { forgetGrants } from '../../session/grants.ts';
import { GUEST, guestAccount } from '../../session/guestSession.ts';
import { displayLogin } from '../../login/displayLogin.ts';
import { login } from '../../login/login.ts';
import { externalLogin, redirectToProvider } from '../../login/externalLogin.ts';
import { phoneLogin, sendPhoneCode } from '../../login/phoneLogin.ts';
import { refresh } from '../../login/refresh.ts';
import { cookieRefresh, setRefresh } from '../../session/refreshCookie.ts';
import { MAX_TRIES, lockScreen, openScreen } from '../../session/screenLock.ts';
import { looksOf } from '../../access/looksOf.ts';
import { securityLog } from '../../session/securityLog.ts';
import { openSecret } from '../../crypto/sm2.ts';
import { tokenFailure } from '../../session/tokenFailure.ts';
import { tokenReply } from '../../login/tokenReply.ts';
import { endView } from '../../session/endView.ts';
import { say } from '../../words/say.ts';

/** Longest secret of the wire: a password of 200 letters encrypted by SM2 is shorter. */
const SECRET = 1200;

const done = { success: 'true', msg: 'success' };

const word = (value: unknown, most: number) =>
  typeof value === 'string' ? value.replaceAll('\u0000', '').slice(0, most) : '';

const personOf = ({ person }: Context) => {
  if (person === null) throw new Refusal(401, say`请求未授权`);
  return person;
};

const tenantIn = (input: Readonly<Record<string, unknown>>, { headers }: Request) =>
  word(input.tenantId, 20) || word(headers.get('Tenant-Id'), 20) || '000000';

/** Ways to a session by the name of their grant. */
const ways: Readonly<
  Record<string, (input: Readonly<Record<string, unknown>>, context: HttpContext) => Promise<SignedIn>>
> = {
  refresh_token: async (input, context) => refresh(context, word(input.refresh_token, 200)),
  password: async (input, context) =>
    login(context, {
      tenantId: tenantIn(input, context.http.request),
      username: word(input.username, 64),
      password: word(input.password, SECRET),
    }),
  sms_code: async (input, context) => {
    if (context.settings.phoneLogin !== true)
      throw tokenFailure(400, say`本系统未配置这种登录方式`, 'unsupported_grant_type');
    return phoneLogin(context, {
      tenantId: tenantIn(input, context.http.request),
      phone: word(input.phone, SECRET),
      id: word(input.id, 100),
      code: word(input.value, 20).trim(),
    });
  },
  display_code: async (input, context) => displayLogin(context, word(input.code, 40)),
  social: async (input, context) =>
    externalLogin(context, {
      kind: 'social',
      source: word(input.source, 20),
      code: word(input.code, 2000),
      state: word(input.state, 300),
    }),
  // A single sign-on gives its state back as the tenant (specification of the wire, section 1.3).
  authorization_code: async (input, context) =>
    externalLogin(context, {
      kind: 'sso',
      source: '',
      code: word(input.code, 2000),
      state: word(input.state, 300) || word(input.tenantId, 300),
    }),
};
const grants = new Map(Object.entries({ ...ways, captcha: ways.password }));

/** Answers of 认证. */
export const handlers = handle(oauth, {
  token: async (input, called) => {
    const context = httpContext(called);
    const client = clientOf(context.http.request.headers.get('Authorization'));
    const type = word(input.grant_type, 50);
    const way = grants.get(type);
    if (way === undefined)
      throw tokenFailure(
        400,
        type === 'register' ? say`本系统未配置这种登录方式` : say`不支持的授权类型`,
        'unsupported_grant_type',
      );
    const signedIn = await way(input, context);
    const { userId } = signedIn.account;
    return tokenReply(context, client, signedIn, {
      records: await recordsOf(context.db, userId, context),
      looks: await looksOf(context.db, userId),
    });
  },
  sendValidate: async (input, called) => {
    const context = httpContext(called);
    const phone = word(input.phone, SECRET);
    return {
      success: true,
      phone,
      id: await sendPhoneCode(context, { tenantId: tenantIn(input, context.http.request), phone }),
    };
  },
  render: async (input, context) => redirectToProvider(httpContext(context), word(input.source, 20)),
  captcha: async (_, context) => {
    const { db, now, settings, http } = httpContext(context);
    http.replyHeaders.set('Cache-Control', 'no-store');
    return issueCaptcha(db, now(), settings.testCaptcha);
  },
  logout: async (_, context) => {
    const {
      db,
      http: { request, replyHeaders },
    } = httpContext(context);
    const { sessionId, tenantId, userId } = asViewer(personOf(context));
    await db.tx(async (sql) => {
      await endView(sql, context, 'logout');
      await endSession(sql, sessionId, 'logout', context.now());
      await securityLog(sql, context, { action: 'logout', tenantId, userId, sessionId });
    });
    if (cookieRefresh(request) !== '') replyHeaders.append('Set-Cookie', setRefresh(request, ''));
    replyHeaders.set('Clear-Site-Data', '"cache"');
    return done;
  },
  userInfo: async (_, context) => {
    const { userId, tenantId, sessionId, oauthId, realName, roles } = personOf(context);
    const account =
      userId === GUEST
        ? guestAccount({ tenantId, oauthId: oauthId ?? '', name: realName })
        : await accountOf(context.db, userId, sessionId);
    if (account === null) throw new Refusal(401, say`请求未授权`);
    return { ...claimsOf(account, roles), roles };
  },
  reportErrors: async (input, context) => {
    if (context.settings.quirks) throw new Refusal(405, say`不支持当前请求方法`);
    await storeClientErrors(input, context);
    return true;
  },
  lock: async (input, context) => ({
    locked: await lockScreen(
      { password: await openSecret(context.db, word(input.password, SECRET)), byIdleness: input.idle === true },
      context,
    ),
  }),
  unlock: async (input, context) => {
    const left = await openScreen(await openSecret(context.db, word(input.password, SECRET)), context);
    const { request, replyHeaders } = httpContext(context).http;
    if (left === 0 && cookieRefresh(request) !== '') replyHeaders.append('Set-Cookie', setRefresh(request, ''));
    return { unlocked: left === null, left: left ?? MAX_TRIES };
  },
  clearCache: async (_, context) => {
    // Neither a call scope nor a permission of that code opens it.
    if (!isAdministrator(personOf(context)))
      throw new Refusal(403, say`请求被拒绝：您没有这项操作的权限，请联系管理员`);
    forgetGrants(context.db);
    return done;
  },
});
