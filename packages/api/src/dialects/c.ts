import { a } from './a.ts';
import type { Dialect } from './Dialect.ts';
import { flatTokens } from './flatTokens.ts';
import { usersBelowSystem } from './usersBelowSystem.ts';

const named: Record<string, string> = {
  access_token: 'accessToken',
  refresh_token: 'refreshToken',
  expires_in: 'expiresIn',
  grant_type: 'grantType',
  username: 'account',
  // The aliases of the roles.
  role_name: 'authority',
};

const nameOf = (key: string) => named[key] ?? key.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The claims that a token reply may carry, named as in dialect A. */
const CLAIMS = [
  'access_token',
  'refresh_token',
  'expires_in',
  'user_id',
  'tenant_id',
  'dept_id',
  'role_id',
  'role_name',
  'oauth_id',
  'user_name',
  'nick_name',
  'real_name',
];

/** SpringBlade. */
export const c: Dialect = {
  ...a,
  name: 'C',
  token: 'blade-auth/token',
  captcha: 'blade-auth/captcha',
  logout: { method: 'POST', path: 'blade-auth/logout' },
  password: 'plain',
  client: { id: 'sword', secret: 'sword_secret' },
  grant: (fields) => Object.fromEntries(Object.entries(fields).map(([key, value]) => [nameOf(key), value])),
  readTokens: (body) => {
    const data = (typeof body.data === 'object' && body.data !== null ? body.data : body) as Record<string, unknown>;
    return flatTokens({
      ...data,
      ...Object.fromEntries(CLAIMS.map((key) => [key, data[nameOf(key)] ?? data[key]])),
    });
  },
  path: usersBelowSystem,
  stock: async () => (await import('./stock/springBlade.ts')).springBlade,
};
