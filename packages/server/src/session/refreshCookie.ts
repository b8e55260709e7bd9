import { REFRESH_SECONDS } from './tokens.ts';

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

const isSecure = (request: Request) => {
  const { protocol, hostname } = new URL(request.url);
  return protocol === 'https:' || LOCAL.has(hostname);
};

const nameFor = (request: Request) => (isSecure(request) ? '__Host-lattice-refresh' : 'lattice-refresh');

/** True when the caller wants its refresh token kept in a cookie that scripts cannot read. */
export const wantsCookie = (request: Request): boolean => request.headers.get('Lattice-Session') === 'cookie';

/** True when a page of another site sent the request. */
export const isForeign = (request: Request): boolean => (request.headers.get('Sec-Fetch-Site') ?? 'same-origin') !== 'same-origin';

/** The refresh token in the request's cookie; '' without one. */
export function cookieRefresh(request: Request): string {
  const start = `${nameFor(request)}=`;
  return (request.headers.get('Cookie') ?? '').split('; ').find((pair) => pair.startsWith(start))?.slice(start.length) ?? '';
}

/** A `Set-Cookie` value that keeps a refresh token, or removes it when the token is ''. */
export const setRefresh = (request: Request, token: string): string =>
  `${nameFor(request)}=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${token === '' ? 0 : REFRESH_SECONDS}${isSecure(request) ? '; Secure' : ''}`;
