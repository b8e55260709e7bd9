import { ApiError } from './ApiError.ts';
import { codeOf, messageOf } from './envelope.ts';
import type { Dialect, Grant } from './dialects/Dialect.ts';
import type { TokenStore, Tokens, WorkingAs } from './TokenStore.ts';

/** The code of an answer of a server without a licence. */
export const UNLICENSED = 5000;

/** Runs work while no other tab does work of the same name. */
export type Lock = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** What a session needs: its store, the dialect, and one call of the token address. */
export interface SessionParts {
  store: TokenStore;
  dialect: Dialect;
  /** Tenant for which people sign in until another is found. */
  tenantId: string;
  /**
   * Says with each refresh as which department and role the session works, as stock servers in switch mode want it;
   * default false.
   */
  switchMode?: boolean;
  /** Makes the token call; gives the status and the parsed body. */
  requestToken(fields: Grant, headers: Record<string, string>): Promise<{ status: number; body: unknown }>;
  /** A refresh was answered by a server without a licence (code 5000): tokens are forgotten already. */
  onUnlicensed?(): void;
  /** Keeps tabs from refreshing at the same time; without it only this tab is watched. */
  lock?: Lock;
}

/** The signed-in state of one client: login, refresh (one at a time), and forgetting. */
export interface Session {
  readonly tokens: Tokens | null;
  mayResume(): boolean;
  login(fields: Grant, headers?: Record<string, string>): Promise<Tokens>;
  /**
   * Gets new tokens; calls made meanwhile share the one request. Resolves to null when the session is over; rejects
   * where the server was not reached, or has no licence.
   */
  refresh(stale?: string): Promise<Tokens | null>;
  /**
   * Gets new tokens that work as these departments and roles of the person (ids joined by commas); rejects when the
   * server refuses, and the session stays as it was.
   */
  switchTo(choice: WorkingAs): Promise<Tokens>;
  /** Tenant for which people sign in now. */
  readonly tenantId: string;
  /** Lets people sign in for another tenant from now on. */
  useTenant(tenantId: string): void;
  forget(): void;
}

/** True where the server answered, whatever it said: some stock servers answer 500 to an expired token. */
const isRefusal = (error: unknown) => error instanceof ApiError && error.code > 0;

const isUnlicensed = (error: unknown) => error instanceof ApiError && error.code === UNLICENSED;

const asHeaders = ({ deptId, roleId }: WorkingAs) => ({ 'Dept-Id': deptId, 'Role-Id': roleId });

/** Makes a session. */
export function createSession({
  store,
  dialect,
  tenantId,
  switchMode = false,
  requestToken,
  onUnlicensed,
  lock = (_, work) => work(),
}: SessionParts): Session {
  let running: Promise<Tokens | null> | null = null;
  let tenant = tenantId;

  const ask = async (fields: Grant, headers: Record<string, string>): Promise<Tokens> => {
    const { status, body } = await requestToken(dialect.grant(fields), {
      'Tenant-Id': fields.tenantId ?? tenant,
      ...headers,
    });
    const record = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
    const code = codeOf(status, body);
    if (code !== 200 || 'error_description' in record)
      throw new ApiError(messageOf(body), { code: code === 200 ? 400 : code, status });
    const tokens = dialect.readTokens(record);
    if (tokens.access === '') throw new ApiError(messageOf(body), { code: 500, status });
    store.write(tokens);
    return tokens;
  };

  const renewal = (): Grant => ({
    tenantId: store.read()?.user.tenant_id || tenant,
    grant_type: 'refresh_token',
    refresh_token: store.refreshToken(),
    scope: 'all',
  });

  const renew = async (stale: string | undefined): Promise<Tokens | null> => {
    const current = store.read();
    if (current !== null && stale !== undefined && current.access !== stale) return current;
    const as = current ? { deptId: current.user.dept_id, roleId: current.user.role_id } : store.workingAs?.();
    try {
      return await ask(renewal(), switchMode && as ? asHeaders(as) : {});
    } catch (error) {
      if (!isRefusal(error)) throw error;
      store.write(null);
      if (!isUnlicensed(error)) return null;
      onUnlicensed?.();
      throw error;
    }
  };

  return {
    get tokens() {
      return store.read();
    },
    mayResume: () => store.mayResume(),
    login: (fields, headers = {}) => ask({ tenantId: tenant, scope: 'all', ...fields }, headers),
    refresh: (stale) => {
      running ??= lock('lattice-refresh', () => renew(stale)).finally(() => {
        running = null;
      });
      return running;
    },
    switchTo: async (choice) => {
      await running?.catch(() => null);
      return lock('lattice-refresh', () => ask(renewal(), asHeaders(choice)));
    },
    get tenantId() {
      return tenant;
    },
    useTenant: (id) => {
      tenant = id;
    },
    forget: () => store.write(null),
  };
}
