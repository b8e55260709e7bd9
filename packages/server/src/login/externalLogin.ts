import type { Context } from '../call/Context.ts';
import type { HttpContext } from '../call/HttpContext.ts';
import type { Sql } from '../db/Database.ts';
import { Refusal } from '../errors/Refusal.ts';
import { say } from '../words/say.ts';
import { type Account, accountNamed, accountOf } from '../session/account.ts';
import { type SignedIn, startSession } from './startSession.ts';
import { askProvider, type Identity } from './askProvider.ts';
import { attemptFrom } from './attemptFrom.ts';
import { succeed } from './addressLimit.ts';
import { base64url } from '../crypto/digest.ts';
import { GUEST, guestAccount, guestGrants } from '../session/guestSession.ts';
import type { LoginProvider } from '../call/LoginProvider.ts';
import { issueState, takeState } from './loginState.ts';
import { refuseLogin } from './refuseLogin.ts';
import { securityLog } from '../session/securityLog.ts';
import { tenantOfDomain } from './tenantOfDomain.ts';
import { tokenFailure } from '../session/tokenFailure.ts';
import { openSession } from '../session/tokens.ts';

/** What a browser brings back from another service. */
export interface ExternalLogin {
  kind: LoginProvider['kind'];
  /** The service that the browser names; '' where only the state does. */
  source: string;
  code: string;
  state: string;
}

const providerOf = ({ settings }: Context, source: string) => settings.providers?.find((one) => one.source === source);

const redirectUri = ({ http }: HttpContext, { kind, source, publicUrl }: LoginProvider) =>
  `${publicUrl || new URL(http.request.url).origin}${kind === 'sso' ? '/login' : `/oauth/redirect/${source}`}`;

const challengeOf = async (verifier: string) =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));

/** Sends the browser to another service; the tenant is the one whose page it comes from. */
export async function redirectToProvider(context: HttpContext, source: string): Promise<Response> {
  const provider = providerOf(context, source);
  if (provider === undefined) throw new Refusal(400, say`本系统未配置这种登录方式`);
  const tenant = await tenantOfDomain(context.db, new URL(context.http.request.url).host);
  const { state, verifier } = await issueState(context, source, tenant?.tenantId ?? '000000');
  const address = new URL(provider.authorizeUrl);
  const parameters = {
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: redirectUri(context, provider),
    scope: provider.scope,
    state,
    code_challenge: await challengeOf(verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  const headers = new Headers(context.http.replyHeaders);
  headers.set('Location', address.href);
  headers.set('Cache-Control', 'no-store');
  return new Response(null, { status: 302, headers });
}

/** The account of an identity; one that the service names by its account is bound to it at the first time. */
async function accountFor(sql: Sql, tenantId: string, { oauthId, account }: Identity): Promise<Account | null> {
  const { rows } = await sql.query<{ userId: string }>(
    'select user_id as "userId" from sys_identity where tenant_id = $1 and oauth_id = $2',
    [tenantId, oauthId],
  );
  const bound = rows[0] === undefined ? null : await accountOf(sql, rows[0].userId);
  if (bound !== null || account === '') return bound;
  const named = await accountNamed(sql, tenantId, account);
  if (named !== null)
    await sql.query(
      `insert into sys_identity (tenant_id, oauth_id, user_id)
        values ($1, $2, $3) on conflict (tenant_id, oauth_id) do update set user_id = excluded.user_id`,
      [tenantId, oauthId, named.userId],
    );
  return named;
}

async function admitGuest(
  context: HttpContext,
  tenantId: string,
  { oauthId, name }: Identity,
  attempt: string,
): Promise<SignedIn> {
  const { db, http, address } = context;
  const id = context.nextId();
  const pair = await db.tx(async (sql) => {
    await succeed(sql, attempt);
    await securityLog(sql, context, { action: 'guest', tenantId, sessionId: id, facts: { oauthId } });
    return openSession(
      sql,
      {
        id,
        userId: GUEST,
        tenantId,
        address,
        userAgent: http.request.headers.get('User-Agent') ?? '',
        guest: { oauthId, name },
      },
      context.now(),
    );
  });
  return { pair, account: guestAccount({ tenantId, oauthId, name }), grants: guestGrants };
}

/** Signs in whom another service vouches for; somebody without an account here becomes a guest, who may register. */
export async function externalLogin(
  context: HttpContext,
  { kind, source, code, state }: ExternalLogin,
): Promise<SignedIn> {
  if (!context.settings.providers?.some((one) => one.kind === kind))
    throw tokenFailure(400, say`本系统未配置这种登录方式`, 'unsupported_grant_type');
  const tried = await attemptFrom(context);
  const known = await takeState(context, state);
  const provider = known === null ? undefined : providerOf(context, known.source);
  if (known === null || provider?.kind !== kind || (source !== '' && source !== known.source) || code === '') {
    throw await refuseLogin(
      context,
      { tenantId: known?.tenantId ?? '000000', account: source },
      'state',
      say`登录请求已失效，请回到登录页重新开始`,
    );
  }
  const identity = await askProvider(provider, {
    code,
    verifier: known.verifier,
    redirectUri: redirectUri(context, provider),
  });
  const account = await accountFor(context.db, known.tenantId, identity);
  return account === null
    ? admitGuest(context, known.tenantId, identity, tried)
    : startSession(context, account, { by: kind, attempt: tried });
}
