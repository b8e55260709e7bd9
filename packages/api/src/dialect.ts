import { abilitiesIn } from './abilities.ts';
import type { Tokens } from './TokenStore.ts';

/** Fields of a login or a refresh, named as in dialect A; empty ones are dropped. */
export type Grant = Record<string, string>;

/**
 * What differs between the families of BladeX servers: addresses, names of parameters, encoding of passwords, headers.
 */
export interface Dialect {
  name: 'A' | 'B' | 'C';
  token: string;
  captcha: string;
  logout: { method: 'GET' | 'POST'; path: string };
  /** How a password travels; the caller brings the encoder. */
  password: 'md5' | 'sm2';
  /** Public name and secret of the client, sent as Basic authorisation. */
  client: { id: string; secret: string };
  /** Headers of every call besides authorisation. */
  headers: Readonly<Record<string, string>>;
  /** Parameters of the token call. */
  grant(fields: Grant): Grant;
  /** Reads the answer of the token call; a failure is read before. */
  readTokens(body: Record<string, unknown>): Tokens;
  /** Address of a call on this family of servers. */
  path(path: string): string;
}

const word = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const seconds = (value: unknown) => Number(value) || 3600;

const flat = (body: Record<string, unknown>): Tokens => ({
  access: word(body.access_token),
  refresh: word(body.refresh_token),
  expiresIn: seconds(body.expires_in),
  user: {
    user_id: word(body.user_id),
    tenant_id: word(body.tenant_id),
    dept_id: word(body.dept_id),
    role_id: word(body.role_id),
    role_name: word(body.role_name),
    oauth_id: word(body.oauth_id),
    account: word(body.account),
    user_name: word(body.user_name),
    nick_name: word(body.nick_name),
    real_name: word(body.real_name),
    avatar: word(body.avatar),
  },
  mustChangePassword: body.must_change_password === true,
  ...((body.second_factor === 'due' || body.second_factor === 'enrol') && { secondFactor: body.second_factor }),
  abilities: abilitiesIn(body.abilities),
  ...(Array.isArray(body.records) && { records: body.records.map(word) }),
  isLocked: body.locked === true,
});

const camel: Record<string, string> = {
  access_token: 'accessToken',
  refresh_token: 'refreshToken',
  expires_in: 'expiresIn',
  grant_type: 'grantType',
  username: 'account',
};
const camelKey = (key: string) => camel[key] ?? key.replaceAll(/_([a-z])/g, (_, c: string) => c.toUpperCase());

const a: Dialect = {
  name: 'A',
  token: 'blade-auth/oauth/token',
  captcha: 'blade-auth/oauth/captcha',
  logout: { method: 'GET', path: 'blade-auth/oauth/logout' },
  password: 'md5',
  client: { id: 'saber', secret: 'saber_secret' },
  headers: {},
  grant: (fields) => fields,
  readTokens: flat,
  path: (path) => path,
};

const usersBelowSystem = (path: string) => path.replace(/^blade-user(?=\/|$)/, 'blade-system/user');

/** The three families by name: A is BladeX 2.8–3 (and our own server), B BladeX 4, C SpringBlade. */
export const dialects: Record<Dialect['name'], Dialect> = {
  A: a,
  B: {
    ...a,
    name: 'B',
    password: 'sm2',
    client: { id: 'saber3', secret: 'saber3_secret' },
    headers: { 'Blade-Requested-With': 'BladeHttpRequest' },
    path: usersBelowSystem,
  },
  C: {
    ...a,
    name: 'C',
    token: 'blade-auth/token',
    captcha: 'blade-auth/captcha',
    logout: { method: 'POST', path: 'blade-auth/logout' },
    client: { id: 'sword', secret: 'sword_secret' },
    grant: (fields) => Object.fromEntries(Object.entries(fields).map(([key, value]) => [camelKey(key), value])),
    readTokens: (body) => {
      const data = (typeof body.data === 'object' && body.data !== null ? body.data : body) as Record<string, unknown>;
      return flat(
        Object.fromEntries(Object.keys({ ...empty, ...data }).map((key) => [key, data[camelKey(key)] ?? data[key]])),
      );
    },
    path: usersBelowSystem,
  },
};

const empty: Record<string, undefined> = {
  access_token: undefined,
  refresh_token: undefined,
  expires_in: undefined,
  user_id: undefined,
  tenant_id: undefined,
  dept_id: undefined,
  role_id: undefined,
  role_name: undefined,
  oauth_id: undefined,
  user_name: undefined,
  nick_name: undefined,
  real_name: undefined,
};
