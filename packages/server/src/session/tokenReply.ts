import { abilities } from '@lattice/api/abilities';
import type { Context } from '../Context.ts';
import { claimsOf } from './claims.ts';
import type { SignedIn } from './admit.ts';
import { setRefresh, wantsCookie } from './refreshCookie.ts';
import { ACCESS_SECONDS } from './tokens.ts';

/** The flat answer of the token call (specification of the wire, section 1.3); in cookie mode the refresh token goes into the cookie instead. */
export function tokenReply({ request, replyHeaders, settings }: Pick<Context, 'request' | 'replyHeaders' | 'settings'>, client: string, { pair, account, grants, isLocked = false }: SignedIn): Record<string, unknown> {
  const sealed = wantsCookie(request);
  if (sealed) replyHeaders.append('Set-Cookie', setRefresh(request, pair.refresh));
  replyHeaders.set('Cache-Control', 'no-store');
  return {
    access_token: pair.access,
    token_type: 'bearer',
    refresh_token: sealed ? '' : pair.refresh,
    expires_in: ACCESS_SECONDS,
    scope: 'all',
    ...claimsOf(account, grants.roles),
    client_id: client,
    detail: { type: 'web' },
    license: 'powered by bladex',
    abilities: abilities.filter((one) => one !== 'switch' || settings.switchMode === true),
    ...(account.mustChangePassword && { must_change_password: true }),
    ...(isLocked && { locked: true }),
  };
}
