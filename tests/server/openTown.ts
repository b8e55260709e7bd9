import type { ChosenLooks } from '@lattice/api/desk/looks';
import { type Client, type Transport, bind } from '@lattice/api/bind';
import { dialects } from '@lattice/api/dialects/dialects';
import type { Resource } from '@lattice/api/resource';
import { memoryTokens } from '@lattice/api/TokenStore';
import { createTransport } from '@lattice/api/transport';
import type { TestDatabase } from '@lattice/server/fixtures/openTestDatabase';
import { md5Hex } from '@lattice/server/crypto/digest';
import { type TestServer, type TestServerOptions, openTestServer } from '@lattice/server/fixtures/openTestServer';
import { json } from './json.ts';
import { SMALL } from './smallTown.ts';
import { type Make, maker } from './makeRow.ts';

/** What a bare call gives: the HTTP status and the parsed body. */
export interface Answer {
  status: number;
  body: Record<string, unknown> & { code?: number; msg?: string; data?: unknown };
}

/** An answer that is awaited as a whole or in one part. */
export class Asked extends Promise<Answer> {
  async status(): Promise<number> {
    return (await this).status;
  }
  async msg(): Promise<string | undefined> {
    return (await this).body.msg;
  }
  /** The status and the message. */
  async told(): Promise<[number, string | undefined]> {
    const { status, body } = await this;
    return [status, body.msg];
  }
  /** What it gives where it is obeyed; an error where it is refused. */
  async given<T>(): Promise<T> {
    const { status, body } = await this;
    if (status !== 200) throw new Error(`The call was refused with ${status}: ${body.msg}`);
    return body.data as T;
  }
  async data<T>(): Promise<T> {
    return (await this).body.data as T;
  }
}

/** A person at a client of their own, speaking to a test server in process. */
export interface Visitor {
  /** Ids of the records that stand for the person, as the session told them. */
  records: readonly string[] | undefined;
  /** What the login told of the looks that the person chose. */
  looks: ChosenLooks | undefined;
  transport: Transport;
  client<R extends Resource>(definition: R): Client<R>;
  /** Makes a bare call below `/api/`. */
  ask(path: string, init?: RequestInit): Asked;
  /** Makes one by POST, with a JSON body where one is given. */
  post(path: string, body?: unknown): Asked;
}

/** A test server with the demo town, ways to visit it and to look into its database. */
export interface Town extends TestServer {
  visit(account: string): Promise<Visitor>;
  /** Makes a row of a register as the administrator; gives its id. */
  make: Make;
  /** Stores a row of a register as the administrator. */
  submit(path: string, row: Readonly<Record<string, unknown>>): Asked;
  /** The rows that a query gives. */
  rows<R extends object = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<R[]>;
  /** The first row that a query gives. */
  one<R extends object = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<R | undefined>;
  /** The first column of each row. */
  texts(sql: string, params?: readonly unknown[]): Promise<string[]>;
  /** The first column of the first row; empty where there is none. */
  text(sql: string, params?: readonly unknown[]): Promise<string>;
  /** The same as a number. */
  number(sql: string, params?: readonly unknown[]): Promise<number>;
  /** The id of an account. */
  idOf(account: string): Promise<string>;
  /** The grid in which an account works. */
  gridOf(account: string): Promise<string>;
  /** Sets a parameter that the tenant has not set. */
  setParam(key: string, value: string): Promise<unknown>;
  /** Gives a role entries of the menu by their codes, from the next call on. */
  allow(role: string, ...codes: readonly string[]): Promise<void>;
}

/** What a town has besides its server. */
export interface TownOptions extends TestServerOptions {
  /** Fills it with dictionaries, regions and grids alone; default false. */
  isSmall?: boolean;
}

const RENEWED_MS = 600_000;
const ORIGIN = 'http://127.0.0.1:8080';
const POST = { method: 'POST' };

/** Opens the demo town on a fresh test database. */
export async function openTown(
  database: TestDatabase,
  { isSmall = false, ...options }: TownOptions = {},
): Promise<Town> {
  const server = await openTestServer(database, {
    demo: true,
    test: true,
    ...(isSmall && { seeds: SMALL }),
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
    const ask = async (path: string, init: RequestInit = {}): Promise<Answer> => {
      const headers = new Headers(init.headers);
      if (!headers.has('Blade-Auth')) headers.set('Blade-Auth', `bearer ${transport.session.tokens?.access ?? ''}`);
      const response = await server.fetch(new Request(`${ORIGIN}/api/${path}`, { ...init, headers }));
      return { status: response.status, body: (await response.json()) as Answer['body'] };
    };
    return {
      records: transport.session.tokens?.records,
      looks: transport.session.tokens?.looks,
      transport,
      client: (definition) => bind(definition, transport),
      ask: (path, init) => new Asked((resolve) => resolve(ask(path, init))),
      post: (path, body) => new Asked((resolve) => resolve(ask(path, body === undefined ? POST : json(body)))),
    };
  };
  const rows: Town['rows'] = async <R extends object>(sql: string, params: readonly unknown[] = []) =>
    (await server.db.query<R>(sql, params)).rows;
  const texts: Town['texts'] = async (sql, params) =>
    (await rows(sql, params)).map((row) => String(Object.values(row)[0] ?? ''));
  const text: Town['text'] = async (sql, params) => (await texts(sql, params))[0] ?? '';
  /** The administrator, signed in again before the session ends. */
  let [admin, since]: [Promise<Visitor> | undefined, number] = [undefined, 0];
  const administrator = async () => {
    const now = server.now().getTime();
    if (admin === undefined || now - since > RENEWED_MS) [admin, since] = [visit('admin'), now];
    return admin;
  };
  let making: Promise<Make> | undefined;
  const town: Town = {
    ...server,
    visit,
    make: async (path, more) => (await (making ??= maker(town)))(path, more),
    submit: (path, row) =>
      new Asked((resolve) => resolve(administrator().then((visitor) => visitor.post(`${path}/submit`, row)))),
    rows,
    one: async <R extends object>(sql: string, params?: readonly unknown[]) => (await rows<R>(sql, params))[0],
    texts,
    text,
    number: async (sql, params) => Number(await text(sql, params)),
    idOf: async (account) => text('select id::text from blade_user where account = $1', [account]),
    gridOf: async (account) =>
      text('select gridding_id::text from grid_gridmember m join blade_user u on u.id = user_id where account = $1', [
        account,
      ]),
    setParam: async (key, value) =>
      rows(
        `insert into blade_system_param (id, tenant_id, param_name, param_key, param_value)
          values ($1, '000000', $2, $2, $3)`,
        [server.nextId(), key, value],
      ),
    allow: async (role, ...codes) => {
      await rows(
        `insert into sys_role_menu (role_id, menu_id) select r.id, m.id from blade_system_role r, blade_system_menu m
          where r.role_alias = $1 and m.code = any($2) on conflict do nothing`,
        [role, codes],
      );
      server.pass(2);
    },
  };
  return town;
}
