import type { Ability } from './abilities.ts';
import type { ChosenLooks } from './desk/looks.ts';

/** Claims of the signed-in user as the token reply carries them; '' where unknown. */
export interface UserInfo {
  user_id: string;
  tenant_id: string;
  dept_id: string;
  role_id: string;
  role_name: string;
  oauth_id: string;
  account: string;
  user_name: string;
  nick_name: string;
  real_name: string;
  avatar: string;
}

/** Tokens of a session; `refresh` is '' where the server keeps it in a cookie out of reach of scripts. */
export interface Tokens {
  access: string;
  refresh: string;
  /** Seconds for which the access token is good. */
  expiresIn: number;
  user: UserInfo;
  /** Every call but the change of password is refused until the password is changed. */
  mustChangePassword: boolean;
  /** A one-time code is owed, or has to be set up, before anything else. */
  secondFactor?: 'due' | 'enrol';
  /** What the server can do beyond a BladeX server. */
  abilities: readonly Ability[];
  /**
   * Ids of the records that stand for the person, such as their grid member; undefined where the server does not tell.
   */
  records?: readonly string[];
  /** What the person chose of the looks; undefined where the server does not tell. */
  looks?: ChosenLooks;
  /** The session looks as somebody else, until a moment as ISO 8601; '' once the view is over and waits for its end. */
  view?: { until: string };
  /** The session shows scenes on a wall: their addresses, and until when as ISO 8601. */
  display?: { scenes: readonly string[]; until: string };
  /** The screen of this session is locked: the server answers nothing else until it is opened. */
  isLocked: boolean;
}

/** The departments and roles as which a session works: ids, joined by commas. */
export interface WorkingAs {
  deptId: string;
  roleId: string;
}

/** Where the tokens of a session stay. */
export interface TokenStore {
  read(): Tokens | null;
  write(tokens: Tokens | null): void;
  /** The refresh token, also on a page that knows nothing else yet; '' where it is out of reach or there is none. */
  refreshToken(): string;
  /** True when a refresh is worth trying although there are no tokens here: a cookie of the server may hold one. */
  mayResume(): boolean;
  /** As what the session works, also on a page that knows nothing else yet; null where nothing was kept. */
  workingAs?(): WorkingAs | null;
}

/**
 * Keeps tokens in memory; the refresh token is in a cookie of our own server, which `resumable` says may be there.
 */
export function memoryTokens(resumable: { get(): boolean; set(value: boolean): void } = flag()): TokenStore {
  let tokens: Tokens | null = null;
  return {
    read: () => tokens,
    write: (next) => {
      tokens = next;
      resumable.set(next !== null);
    },
    refreshToken: () => tokens?.refresh ?? '',
    mayResume: () => resumable.get(),
  };
}

const flag = () => {
  let value = false;
  return { get: () => value, set: (next: boolean) => void (value = next) };
};

/** The part of `document` that the cookie contract needs. */
export interface CookieJar {
  cookie: string;
}

const ACCESS = 'saber-access-token';
const REFRESH = 'saber-refresh-token';

/** What the browser keeps as text between pages; null is nothing. */
export interface KeptText {
  get(): string | null;
  set(text: string | null): void;
}

/**
 * Keeps tokens in the cookies of the cookie contract of BladeX front ends, readable by scripts: for a BladeX server
 * only. `choice` keeps as what the session works, where people may choose it.
 */
export function cookieTokens(jar: CookieJar, secure: boolean, choice?: KeptText): TokenStore {
  let user: Omit<Tokens, 'access' | 'refresh'> | null = null;
  const get = (name: string) =>
    jar.cookie
      .split('; ')
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1) ?? '';
  const set = (name: string, value: string) => {
    jar.cookie =
      `${name}=${value}; Path=/; SameSite=Strict` + (secure ? '; Secure' : '') + (value === '' ? '; Max-Age=0' : '');
  };
  return {
    read: () => (user === null || get(ACCESS) === '' ? null : { ...user, access: get(ACCESS), refresh: get(REFRESH) }),
    write: (next) => {
      user = next;
      set(ACCESS, next?.access ?? '');
      set(REFRESH, next?.refresh ?? '');
      choice?.set(next && [next.user.dept_id, next.user.role_id].join(';'));
    },
    refreshToken: () => get(REFRESH),
    mayResume: () => get(REFRESH) !== '',
    workingAs: () => {
      const [deptId = '', roleId = ''] = choice?.get()?.split(';') ?? [];
      return deptId === '' && roleId === '' ? null : { deptId, roleId };
    },
  };
}
