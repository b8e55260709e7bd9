import { cookieOf, setCookie } from './hostCookie.ts';
import { REFRESH_SECONDS } from './tokens.ts';

const NAME = 'lattice-refresh';

/** True when the caller wants its refresh token kept in a cookie that scripts cannot read. */
export const wantsCookie = (request: Request): boolean => request.headers.get('Lattice-Session') === 'cookie';

/** True when a page of another site sent the request. */
export const isForeign = (request: Request): boolean =>
  (request.headers.get('Sec-Fetch-Site') ?? 'same-origin') !== 'same-origin';

/** The refresh token in the request's cookie; '' without one. */
export const cookieRefresh = (request: Request): string => cookieOf(request, NAME);

/** A `Set-Cookie` value that keeps a refresh token, or removes it when the token is ''. */
export const setRefresh = (request: Request, token: string): string => setCookie(request, NAME, token, REFRESH_SECONDS);
