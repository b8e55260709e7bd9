import type { Dialect } from './Dialect.ts';
import { flatTokens } from './flatTokens.ts';

/** BladeX 2.8 to 3, and our own server. */
export const a: Dialect = {
  name: 'A',
  token: 'blade-auth/oauth/token',
  captcha: 'blade-auth/oauth/captcha',
  logout: { method: 'GET', path: 'blade-auth/oauth/logout' },
  password: 'md5',
  client: { id: 'saber', secret: 'saber_secret' },
  headers: {},
  grant: (fields) => fields,
  readTokens: flatTokens,
  path: (path) => path,
  stock: async () => (await import('./stock/bladeX.ts')).bladeX,
};
