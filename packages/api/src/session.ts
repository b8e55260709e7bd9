import { ApiError } from './ApiError.ts';
import { codeOf, messageOf } from './envelope.ts';
import type { Dialect, Grant } from './dialect.ts';
import type { TokenStore, Tokens } from './TokenStore.ts';

/** Runs work while no other tab does work of the same name. */
export type Lock = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** What a session needs: its store, the dialect, and one call of the token address. */
export interface SessionParts {
  store: TokenStore;
  dialect: Dialect;
  /** Tenant for which people sign in. */
  tenantId: string;
  /** Makes the token call; gives the status and the parsed body. */
  requestToken(fields: Grant, headers: Record<string, string>): Promise<{ status: number; body: unknown }>;
  /** Keeps tabs from refreshing at the same time; without it only this tab is watched. */
  lock?: Lock;
}

/** The signed-in state of one client: login, refresh (one at a time), and forgetting. */
export interface Session {
  readonly tokens: Tokens | null;
  mayResume(): boolean;
  login(fields: Grant, headers?: Record<string, string>): Promise<Tokens>;
  /** Gets new tokens; calls made meanwhile share the one request. Resolves to null when the session is over. */
  refresh(stale?: string): Promise<Tokens | null>;
  forget(): void;
}

const isRefusal = (error: unknown) => error instanceof ApiError && error.code > 0 && error.code < 500;

/** Makes a session. */
export function createSession({ store, dialect, tenantId, requestToken, lock = (_, work) => work() }: SessionParts): Session {
  let running: Promise<Tokens | null> | null = null;

  const ask = async (fields: Grant, headers: Record<string, string>): Promise<Tokens> => {
    const { status, body } = await requestToken(dialect.grant(fields), { 'Tenant-Id': tenantId, ...headers });
    const record = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
    const code = codeOf(status, body);
    if (code !== 200 || 'error_description' in record) throw new ApiError(messageOf(body), { code: code === 200 ? 400 : code, status });
    const tokens = dialect.readTokens(record);
    if (tokens.access === '') throw new ApiError(messageOf(body), { code: 500, status });
    store.write(tokens);
    return tokens;
  };

  const renew = async (stale: string | undefined): Promise<Tokens | null> => {
    const current = store.read();
    if (current !== null && stale !== undefined && current.access !== stale) return current;
    try {
      return await ask({ tenantId, grant_type: 'refresh_token', refresh_token: current?.refresh ?? '', scope: 'all' }, {});
    } catch (error) {
      if (!isRefusal(error)) throw error;
      store.write(null);
      return null;
    }
  };

  return {
    get tokens() {
      return store.read();
    },
    mayResume: () => store.mayResume(),
    login: (fields, headers = {}) => ask({ tenantId, scope: 'all', ...fields }, headers),
    refresh: (stale) => {
      running ??= lock('lattice-refresh', () => renew(stale)).finally(() => {
        running = null;
      });
      return running;
    },
    forget: () => store.write(null),
  };
}
