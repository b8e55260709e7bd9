import { readAnswer } from './readAnswer.ts';
import wretch from 'wretch';
import { ApiError } from './ApiError.ts';
import type { SendOptions, Transport } from './bind.ts';
import type { Call, QueryValue } from './call.ts';
import type { Dialect } from './dialects/Dialect.ts';
import { stockSend } from './dialects/stock/stockSend.ts';
import { messageOf, readEnvelope } from './envelope.ts';
import { formOf } from './formOf.ts';
import { timeoutSignal } from './timeoutSignal.ts';
import { queryString } from './queryString.ts';
import type { SentCode } from './resources/blade-auth/oauth.ts';
import type { LoginWays, TenantInfo } from './resources/blade-system/tenant.ts';
import { type Session, UNLICENSED, createSession } from './session.ts';
import { memoryTokens } from './TokenStore.ts';
import type { TransportOptions } from './TransportOptions.ts';

/** What a server says of the address at which it is asked. */
export type Gate = Partial<TenantInfo> & { login?: LoginWays };

/** A transport with its session and the calls that come before a session. */
export interface HttpTransport extends Transport {
  session: Session;
  /** A new captcha: its key and a picture as data address. */
  captcha(): Promise<{ key: string; image: string }>;
  /** The tenant of a domain and the ways in; asked by hand, or the definition of tenants would come along. */
  gate(domain: string): Promise<Gate>;
  /** Has a code sent to a number, after a captcha; gives the number of the code. */
  sendCode(phone: string, captcha: { key: string; answer: string }): Promise<string>;
  /** Ends the session on the server, then here. */
  logout(): Promise<void>;
}

const basic = ({ id, secret }: Dialect['client']) => `Basic ${btoa(`${id}:${secret}`)}`;

const unreachable = (isLate: boolean, isLeft: boolean): ApiError => {
  if (isLeft) return new ApiError('请求已取消', { code: 0, status: 0, reason: 'aborted' });
  if (isLate) return new ApiError('服务器长时间没有应答，请稍后重试', { code: 0, status: 0, reason: 'timeout' });
  return new ApiError('无法连接服务器，请检查网络后重试', { code: 0, status: 0, reason: 'offline' });
};

/**
 * Makes the transport over `fetch`: headers, envelope, refresh on 401, licence, time limit.
 *
 * @example
 *   ```ts
 *   import { cookieTokens } from '@lattice/api/TokenStore';
 *   import { a } from '@lattice/api/dialects/a';
 *   import { createTransport } from '@lattice/api/transport';
 *   const transport = createTransport({ base: '', dialect: a, store: cookieTokens(document, true) });
 *   await transport.session.login({ grant_type: 'password', username: 'admin', password: 'md5 of the password' });
 *   ```
 */
export function createTransport(options: TransportOptions): HttpTransport {
  const { base, dialect, store = memoryTokens(), tenantId = '000000', sealed = false } = options;
  const root = wretch(`${base}/api/`, { credentials: 'include' });
  const http = options.fetch === undefined ? root : root.fetchPolyfill(options.fetch);

  const raw = async <T>(
    method: string,
    path: string,
    headers: Record<string, string>,
    body: BodyInit | undefined,
    caller: AbortSignal | undefined,
    read: (response: Response) => Promise<T>,
  ): Promise<T> => {
    const limit = timeoutSignal(caller);
    try {
      const response = await http
        .options({ signal: limit.signal, ...(body !== undefined && { body }) })
        .headers({ 'Accept-Language': options.language?.() ?? 'zh-CN', ...dialect.headers, ...headers })
        .catcherFallback((error: unknown) => {
          if (typeof error === 'object' && error !== null && 'response' in error && error.response instanceof Response)
            return error.response;
          throw error;
        })
        .fetch(method, dialect.path(path))
        .res();
      if (response.status > 500)
        throw new ApiError('服务暂时不可用，请稍后重试', { code: 0, status: response.status, reason: 'unavailable' });
      return await read(response);
    } catch (error) {
      throw error instanceof ApiError ? error : unreachable(limit.isLate(), caller?.aborted === true);
    } finally {
      limit.end();
    }
  };

  const parse = async (response: Response): Promise<unknown> => {
    const text = await response.text();
    try {
      return text === '' ? undefined : (JSON.parse(text) as unknown);
    } catch {
      throw new ApiError('服务器的应答无法识别，请稍后重试', {
        code: 0,
        status: response.status,
        reason: 'unavailable',
      });
    }
  };

  const seal: Record<string, string> = sealed ? { 'Lattice-Session': 'cookie' } : {};
  const session = createSession({
    store,
    dialect,
    tenantId,
    switchMode: options.switchMode ?? false,
    onUnlicensed: () => options.onUnlicensed?.(),
    ...(options.lock && { lock: options.lock }),
    requestToken: async (fields, headers) => {
      const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
      const stock = queryString(fields);
      const read = async (response: Response) => ({ status: response.status, body: await parse(response) });
      return sealed
        ? raw(
            'POST',
            dialect.token,
            { Authorization: basic(dialect.client), ...type, ...seal, ...headers },
            stock,
            undefined,
            read,
          )
        : raw(
            'POST',
            `${dialect.token}?${stock}`,
            { Authorization: basic(dialect.client), ...headers },
            undefined,
            undefined,
            read,
          );
    },
  });

  let isTold = false;
  /** Ends the session of a refused call, unless another has begun; told of once, until a call has a token. */
  const end = (token: string | undefined) => {
    if (session.tokens !== null && session.tokens.access !== token) return;
    session.forget();
    if (!isTold) options.onSignedOut?.();
    isTold = true;
  };

  const attempt = async (
    path: string,
    call: Parameters<Transport['send']>[1],
    input: unknown,
    { signal, onNotice = options.onNotice }: SendOptions,
    more: Readonly<Record<string, string>> = {},
  ) => {
    const token = call.access === 'anonymous' ? undefined : session.tokens?.access;
    const query = call.where === 'query' ? queryString((input ?? {}) as Record<string, QueryValue>) : '';
    const json = call.where === 'body';
    const body = call.where === 'multipart' ? formOf(input) : json ? JSON.stringify(input ?? {}) : undefined;
    const headers = {
      ...(call.authorization !== false && { Authorization: basic(dialect.client) }),
      ...(token !== undefined && { 'Blade-Auth': `bearer ${token}` }),
      ...(json && { 'Content-Type': 'application/json' }),
      ...more,
    };
    return raw(
      call.method,
      query === '' ? path : `${path}?${query}`,
      headers,
      body,
      signal,
      async (response): Promise<unknown> => {
        const type = response.headers.get('Content-Type') ?? '';
        if (call.answer === 'blob' && response.ok && !type.includes('json')) return response.blob();
        const parsed = await parse(response);
        if (call.answer === 'bare' && response.ok) return parsed;
        const data = readEnvelope(response.status, parsed);
        if (response.headers.get('Lattice-Notice') === '1') onNotice?.(messageOf(parsed));
        return data;
      },
    );
  };

  const sendOwn: Transport['send'] = async (path, call, input, sendOptions = {}) => {
    const token = session.tokens?.access;
    if (token !== undefined) isTold = false;
    try {
      return await attempt(path, call, input, sendOptions);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === UNLICENSED) {
        session.forget();
        options.onUnlicensed?.();
      }
      if (error.code === 423) options.onLocked?.();
      if (error.code === 428 && (await options.onUnproven?.()) === true) return attempt(path, call, input, sendOptions);
      if (error.code !== 401 || call.access === 'anonymous') throw error;
      const renewed =
        token === undefined || (session.tokens === null && !session.mayResume()) ? null : await session.refresh(token);
      if (renewed !== null) return attempt(path, call, input, sendOptions);
      end(token);
      throw error;
    }
  };

  let sendStock: Promise<Transport['send']> | undefined;
  const ask: Transport['send'] = async (path, call, input, sendOptions) => {
    if (session.tokens === null && call.access !== 'anonymous' && session.mayResume()) await session.refresh();
    if (session.tokens === null || session.tokens.abilities.length > 0) return sendOwn(path, call, input, sendOptions);
    sendStock ??= stockSend(dialect, options.menus ?? {}, sendOwn, () => session.tokens?.user.user_id ?? '');
    return (await sendStock)(path, call, input, sendOptions);
  };
  const send: Transport['send'] = async (path, call, input, sendOptions) => {
    const answer = await ask(path, call, input, sendOptions);
    return call.blank === undefined ? answer : readAnswer(answer, call.blank);
  };

  const bare: Pick<Call, 'method' | 'where' | 'answer' | 'access'> = {
    method: 'GET',
    where: 'query',
    answer: 'bare',
    access: 'anonymous',
  };
  return {
    send,
    session,
    captcha: async () => {
      const body = (await attempt(dialect.captcha, bare, {}, {})) as {
        key?: string;
        image?: string;
        data?: { key: string; image: string };
      } | null;
      return { key: body?.data?.key ?? body?.key ?? '', image: body?.data?.image ?? body?.image ?? '' };
    },
    gate: async (domain) =>
      (await attempt('blade-system/tenant/info', { ...bare, answer: 'data' }, { domain }, {})) ?? {},
    sendCode: async (phone, { key, answer }) => {
      const call: typeof bare = { ...bare, method: 'POST', answer: 'data' };
      const sent = (await attempt(
        `${dialect.token.replace(/token$/, '')}sms/send-validate`,
        call,
        { tenantId: session.tenantId, phone },
        {},
        { 'Captcha-Key': key, 'Captcha-Code': answer },
      )) as SentCode;
      return sent.id;
    },
    logout: async () => {
      try {
        await attempt(dialect.logout.path, { ...bare, method: dialect.logout.method, access: 'session' }, {}, {});
      } finally {
        session.forget();
      }
    },
  };
}
