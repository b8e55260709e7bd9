import type { ChosenLooks } from '@lattice/api/desk/looks';
import { type Client, type Transport, bind } from '@lattice/api/bind';
import { dialects } from '@lattice/api/dialects/dialects';
import type { Resource } from '@lattice/api/resource';
import { memoryTokens } from '@lattice/api/TokenStore';
import { createTransport } from '@lattice/api/transport';
import type { TestDatabase } from '@lattice/server/fixtures/openTestDatabase';
import { md5Hex } from '@lattice/server/crypto/digest';
import { type TestServer, type TestServerOptions, openTestServer } from '@lattice/server/fixtures/openTestServer';

/** A person at a client of their own, speaking to a test server in process. */
export interface Visitor {
  /** Ids of the records that stand for the person, as the session told them. */
  records: readonly string[] | undefined;
  /** What the login told of the looks that the person chose. */
  looks: ChosenLooks | undefined;
  transport: Transport;
  client<R extends Resource>(definition: R): Client<R>;
  /** Makes a bare call below `/api/`; gives the HTTP status and the parsed body. */
  ask(
    path: string,
    init?: RequestInit,
  ): Promise<{ status: number; body: Record<string, unknown> & { code?: number; msg?: string; data?: unknown } }>;
}

/** A test server with the demo town, and a way to visit it. */
export interface Town extends TestServer {
  visit(account: string): Promise<Visitor>;
}

const ORIGIN = 'http://127.0.0.1:8080';

/** Opens the demo town on a fresh test database. */
export async function openTown(database: TestDatabase, options: TestServerOptions = {}): Promise<Town> {
  const server = await openTestServer(database, {
    demo: true,
    test: true,
    ...options,
    settings: { datasourceHosts: ['db.town.example'], ...options.settings },
  });
  const visit = async (account: string): Promise<Visitor> => {
    const transport = createTransport({
      base: ORIGIN,
      dialect: dialects.A,
      tenantId: '000000',
      sealed: false,
      store: memoryTokens(),
      language: () => 'zh-CN',
      onSignedOut: () => undefined,
      onUnlicensed: () => undefined,
      fetch: (input, init) => server.fetch(new Request(input, init)),
    });
    await transport.session.login(
      { username: account, password: md5Hex(server.passwordOf(account)), grant_type: 'captcha', type: 'account' },
      await server.captcha(),
    );
    return {
      records: transport.session.tokens?.records,
      looks: transport.session.tokens?.looks,
      transport,
      client: (definition) => bind(definition, transport),
      ask: async (path, init = {}) => {
        const headers = new Headers(init.headers);
        if (!headers.has('Blade-Auth')) headers.set('Blade-Auth', `bearer ${transport.session.tokens?.access ?? ''}`);
        const response = await server.fetch(new Request(`${ORIGIN}/api/${path}`, { ...init, headers }));
        return { status: response.status, body: (await response.json()) as Record<string, unknown> };
      },
    };
  };
  return { ...server, visit };
}
