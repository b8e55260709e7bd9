import { readFile } from 'node:fs/promises';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { listed } from '../contract/endpoints.ts';
import { type StandInAnswer, type StandInQuestion, failure } from './answer.ts';
import { answerer } from './answers.ts';
import { type Family, families } from './families.ts';
import { type StandInRow, openRegisters } from './registers.ts';

/** A call as the stand-in saw it. */
export interface SeenCall extends StandInQuestion {
  headers: IncomingMessage['headers'];
}

/** A small server that behaves like a stock one and serves the built application. */
export interface StandIn {
  address: string;
  /** Every call, in order. */
  seen: SeenCall[];
  /** Calls that a server of the family does not have. */
  unknown: string[];
  /** Access tokens given so far are good no longer. */
  expire(): void;
  /** From now on this answers before the server; 'cut' breaks the connection, null leaves the call to the server. */
  answerFirst(answer: (call: SeenCall) => StandInAnswer | 'cut' | null): void;
  rows(path: string): StandInRow[];
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

const bodyOf = async (request: IncomingMessage): Promise<StandInRow> => {
  const parts: Uint8Array[] = [];
  for await (const part of request) parts.push(part as Uint8Array);
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8')) as StandInRow;
  } catch {
    return {};
  }
};

const CLAIMS = {
  token_type: 'bearer',
  expires_in: 3600,
  tenant_id: '000000',
  user_id: '1',
  dept_id: '1',
  role_id: '1',
  role_name: 'administrator',
  account: 'admin',
  user_name: 'admin',
  real_name: '管理员',
  avatar: '',
};

const camel = (values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key === 'role_name' ? 'authority' : key.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );

/** What a server of a family answers to, as `METHOD address`. */
function callsOf(family: Family): ReadonlySet<string> {
  const named = listed.map(
    (call) => `${call.method} ${call.path.replace('/api/', '').replace(/^blade-user(?=\/)/, family.users)}`,
  );
  return new Set([...named.filter((call) => !family.absent.some((rule) => rule.test(call))), ...family.further]);
}

/** Whether a call asks for new tokens by a refresh token. */
export const isRefresh = ({ query }: SeenCall): boolean =>
  (query.get('grant_type') ?? query.get('grantType')) === 'refresh_token';

/** Opens a stand-in of a family on a free port; `settings` go into the page besides family and cookies. */
export async function openStandIn(
  name: Family['name'],
  appFolder: string,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<StandIn> {
  const family = families[name];
  const registers = openRegisters(family);
  const answer = answerer(family, registers);
  const known = callsOf(family);
  const [seen, unknown]: [SeenCall[], string[]] = [[], []];
  let [issued, oldest] = [0, 0];
  let first: Parameters<StandIn['answerFirst']>[0] = () => null;

  const token = ({ headers }: SeenCall): StandInAnswer => {
    issued += 1;
    const as = {
      ...(headers['dept-id'] && { dept_id: headers['dept-id'] }),
      ...(headers['role-id'] && { role_id: headers['role-id'] }),
    };
    const reply = { access_token: `access-${issued}`, refresh_token: `refresh-${issued}`, ...CLAIMS, ...as };
    return { status: 200, body: family.isWrapped ? { code: 200, success: true, data: camel(reply), msg: '' } : reply };
  };
  const captcha = (): StandInAnswer => {
    const picture = {
      key: 'k',
      image:
        'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    };
    return { status: 200, body: family.isWrapped ? { code: 200, success: true, data: picture, msg: '' } : picture };
  };
  const isGood = (headers: IncomingMessage['headers']) =>
    Number(/access-(\d+)/.exec(String(headers['blade-auth'] ?? ''))?.[1] ?? 0) > oldest;

  const respond = (call: SeenCall): StandInAnswer => {
    if (call.path === family.token) return token(call);
    if (call.path === family.captcha) return captcha();
    if (call.path === family.logout) return { status: 200, body: { success: 'true', msg: 'success' } };
    if (!known.has(`${call.method} ${call.path}`)) {
      unknown.push(`${call.method} ${call.path}`);
      return failure(404, '没找到请求');
    }
    if (call.path !== 'blade-system/tenant/info' && !isGood(call.headers)) return failure(401, '请求未授权');
    return answer(call);
  };

  const page = async (): Promise<string> => {
    const content = JSON.stringify({ dialect: name, session: 'compat', ...settings }).replaceAll('"', '&quot;');
    const html = await readFile(path.join(appFolder, 'index.html'), 'utf8');
    return html.replace(/(<meta name="lattice-server" content=")[^"]*/, (_, start: string) => start + content);
  };
  const file = async (address: string, response: ServerResponse): Promise<void> => {
    const extension = path.extname(address);
    const body = extension === '' ? await page() : await readFile(path.join(appFolder, address)).catch(() => null);
    response.writeHead(body === null ? 404 : 200, { 'Content-Type': types[extension || '.html'] ?? 'text/plain' });
    response.end(body ?? '');
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand.in');
    if (!url.pathname.startsWith('/api/')) {
      void file(url.pathname, response);
      return;
    }
    void bodyOf(request).then((body) => {
      const { method = 'GET', headers } = request;
      const call = { method, headers, path: url.pathname.slice(5), query: url.searchParams, body };
      seen.push(call);
      const answered = first(call) ?? respond(call);
      if (answered === 'cut') {
        request.socket.destroy();
        return;
      }
      const { status, body: said } = answered;
      const isPage = typeof said === 'string';
      response.writeHead(status, { 'Content-Type': isPage ? 'text/html' : 'application/json' });
      response.end(isPage ? said : JSON.stringify(said));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    unknown,
    expire: () => {
      oldest = issued;
    },
    answerFirst: (given) => {
      first = given;
    },
    rows: registers.rowsOf,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
