import { createHash } from 'node:crypto';
import { CAPTCHA } from './openTown.ts';

/** An answer of the server: the HTTP status and the envelope. */
export interface Answer<T = unknown> {
  status: number;
  code: number;
  msg: string;
  data: T;
}

/** A session over plain HTTP, as another client of the town would hold it. */
export interface Wire {
  get<T>(path: string, query?: Readonly<Record<string, string>>): Promise<Answer<T>>;
  /** The rows of the first page that a call gives; throws with the words of the server where it refused. */
  rows<R>(path: string, query?: Readonly<Record<string, string>>): Promise<R[]>;
  post<T>(path: string, body: unknown): Promise<Answer<T>>;
}

const basic = `Basic ${btoa('saber:saber_secret')}`;

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** Signs in and gives the access token; throws with the server's words. */
async function tokenOf(address: string, username: string, password: string): Promise<string> {
  const captcha = (await (await fetch(`${address}/api/blade-auth/oauth/captcha`)).json()) as { key: string };
  const response = await fetch(`${address}/api/blade-auth/oauth/token`, {
    method: 'POST',
    headers: { Authorization: basic, 'Tenant-Id': '000000', 'Captcha-Key': captcha.key, 'Captcha-Code': CAPTCHA },
    body: new URLSearchParams({
      tenantId: '000000',
      username,
      password: md5(password),
      grant_type: 'captcha',
      scope: 'all',
      type: 'account',
    }),
  });
  const { access_token: token, error_description: reason } = (await response.json()) as {
    access_token?: string;
    error_description?: string;
  };
  if (token === undefined) throw new Error(`${username} cannot sign in: ${reason}`);
  return token;
}

/** Opens a session over HTTP. */
export async function openWire(address: string, username: string, password: string): Promise<Wire> {
  const token = await tokenOf(address, username, password);
  const headers = { Authorization: basic, 'Blade-Auth': `bearer ${token}` };
  const ask = async <T>(path: string, options: RequestInit): Promise<Answer<T>> => {
    const response = await fetch(`${address}/api/${path}`, options);
    return { ...((await response.json()) as Omit<Answer<T>, 'status'>), status: response.status };
  };
  const get = <T>(path: string, query: Readonly<Record<string, string>> = {}) =>
    ask<T>(`${path}?${new URLSearchParams(query).toString()}`, { headers });
  return {
    get,
    rows: async <R>(path: string, query = {}) => {
      const { code, msg, data } = await get<{ records: R[] }>(path, { current: '1', ...query });
      if (code !== 200) throw new Error(`The server refused ${path} with ${code}: ${msg}`);
      return data.records;
    },
    post: (path, body) =>
      ask(path, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
}
