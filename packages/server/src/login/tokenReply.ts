import { abilities } from '@lattice/api/abilities';
import type { ChosenLooks } from '@lattice/api/desk/looks';
import type { HttpContext } from '../call/HttpContext.ts';
import { claimsOf } from '../session/claims.ts';
import type { SignedIn } from './startSession.ts';
import { setRefresh, wantsCookie } from '../session/refreshCookie.ts';
import { ACCESS_SECONDS } from '../session/tokens.ts';

/**
 * The flat answer of the token call (specification of the wire, section 1.3), with `records`, the ids of the grid
 * members behind the account, and `looks`, so that a new browser's first paint is as the person chose; in cookie mode
 * the refresh token goes into the cookie instead.
 */
export function tokenReply(
  { http: { request, replyHeaders }, settings }: Pick<HttpContext, 'http' | 'settings'>,
  client: string,
  { pair, account, grants, isLocked = false, viewUntil, display }: SignedIn,
  { records, looks }: { records: readonly string[]; looks: ChosenLooks },
): Record<string, unknown> {
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
    abilities: abilities.filter(
      (one) =>
        (one !== 'switch' || (settings.switchMode === true && viewUntil === undefined)) &&
        ((one !== 'settings' && one !== 'favourites') || viewUntil === undefined) &&
        (one !== 'largeMeetings' || settings.liveKit !== undefined) &&
        (one !== 'gateway' || settings.hasGateway === true),
    ),
    records,
    ...(viewUntil === undefined && { looks }),
    ...(account.mustChangePassword && { must_change_password: true }),
    ...(account.secondFactor !== null && { second_factor: account.secondFactor }),
    ...(viewUntil !== undefined && { view_until: viewUntil }),
    ...(display !== undefined && { display }),
    ...(isLocked && { locked: true }),
  };
}
