import { describe, expect, it } from 'vitest';
import { cookieRefresh, setRefresh } from './refreshCookie.ts';

const at = (address: string, cookie = '') => new Request(`${address}/api/x`, { headers: { Cookie: cookie } });

describe('the refresh cookie', () => {
  it.each([['https://town.example'], ['http://localhost:8080'], ['http://127.0.0.1:8080'], ['http://[::1]:8080']])(
    'is bound to the host and secure at %s',
    (address) => {
      expect(setRefresh(at(address), 'abc')).toBe(
        '__Host-lattice-refresh=abc; Path=/; HttpOnly; SameSite=Strict; Max-Age=604800; Secure',
      );
      expect(cookieRefresh(at(address, 'lattice-refresh=no; __Host-lattice-refresh=yes'))).toBe('yes');
    },
  );

  it('goes without what a browser refuses over plain http', () => {
    expect(setRefresh(at('http://intranet-name'), 'abc')).toBe(
      'lattice-refresh=abc; Path=/; HttpOnly; SameSite=Strict; Max-Age=604800',
    );
    expect(cookieRefresh(at('http://intranet-name', 'x=1; lattice-refresh=yes'))).toBe('yes');
  });
});
