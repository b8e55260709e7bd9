import type { Context } from '../Context.ts';
import type { Account } from './account.ts';
import { claimsOf } from './claims.ts';
import { setRefresh, wantsCookie } from './refreshCookie.ts';
import { ACCESS_SECONDS, type Pair } from './tokens.ts';

/** The flat answer of the token call (specification of the wire, section 1.3); in cookie mode the refresh token goes into the cookie instead. */
export function tokenReply({ request, replyHeaders }: Pick<Context, 'request' | 'replyHeaders'>, client: string, pair: Pair, account: Account, roles: readonly string[]): Record<string, unknown> {
  const sealed = wantsCookie(request);
  if (sealed) replyHeaders.append('Set-Cookie', setRefresh(request, pair.refresh));
  replyHeaders.set('Cache-Control', 'no-store');
  return {
    access_token: pair.access,
    token_type: 'bearer',
    refresh_token: sealed ? '' : pair.refresh,
    expires_in: ACCESS_SECONDS,
    scope: 'all',
    ...claimsOf(account, roles),
    client_id: client,
    detail: { type: 'web' },
    license: 'powered by bladex',
    ...(account.mustChangePassword && { must_change_password: true }),
  };
}
