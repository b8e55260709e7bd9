const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

const isSecure = (request: Request) => {
  const { protocol, hostname } = new URL(request.url);
  return protocol === 'https:' || LOCAL.has(hostname);
};

const nameFor = (request: Request, name: string) => (isSecure(request) ? `__Host-${name}` : name);

/** The value of a cookie made by `setCookie`; '' without one. */
export function cookieOf(request: Request, name: string): string {
  const start = `${nameFor(request, name)}=`;
  return (
    (request.headers.get('Cookie') ?? '')
      .split('; ')
      .find((pair) => pair.startsWith(start))
      ?.slice(start.length) ?? ''
  );
}

/**
 * A `Set-Cookie` value that scripts and other sites cannot use, bound to the host wherever browsers allow it; ''
 * removes the cookie.
 */
export const setCookie = (request: Request, name: string, value: string, seconds: number): string =>
  `${nameFor(request, name)}=${value}; Path=/; HttpOnly; SameSite=Strict; ` +
  `Max-Age=${value === '' ? 0 : seconds}${isSecure(request) ? '; Secure' : ''}`;
