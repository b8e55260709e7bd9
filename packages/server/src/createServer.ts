import type { Resource } from '@lattice/api/resource';
import { Hono } from 'hono';
import { allows } from './access/allow.ts';
import { waitsForPassword } from './access/mustChangePassword.ts';
import { bare, fail, succeed } from './answer.ts';
import type { Context, Settings } from './Context.ts';
import type { Database } from './db/Database.ts';
import type { FileStore } from './files/FileStore.ts';
import { serveFile } from './files/serveFile.ts';
import type { Handled } from './handle.ts';
import { readInput } from './input.ts';
import { isLicensed } from './licence/isLicensed.ts';
import type { RequestLog } from './logs/requestLog.ts';
import { type Endpoint, mount } from './mount.ts';
import { Refusal } from './Refusal.ts';
import { openWhileLocked } from './session/screenLock.ts';
import { authenticate } from './session/tokens.ts';
import { say } from './words/say.ts';

/** What a server is made of. */
export interface ServerParts {
  db: Database;
  files: FileStore;
  settings: Settings;
  /** Definitions by path. */
  resources: ReadonlyMap<string, Resource>;
  /** Handlers by path. */
  handlers: ReadonlyMap<string, Handled>;
  nextId(): string;
  now?(): Date;
  /** Takes lines about failures; standard error by default. */
  log?(line: string): void;
  /** Takes the calls that were answered, for the logs; none are kept without it. */
  logs?: Pick<RequestLog, 'note'>;
}

/** A server that answers requests and opens no port. */
export interface Server {
  fetch(request: Request, address?: string): Promise<Response>;
}

const traceOf = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12);
const languageOf = (request: Request): Context['language'] => ((request.headers.get('Accept-Language') ?? '').toLowerCase().startsWith('en') ? 'en' : 'zh');

/** Makes a server from its parts: every call of every definition under `/api`, stored files under `/files`. */
export function createServer(parts: ServerParts): Server {
  const { db, settings, resources } = parts;
  const log = parts.log ?? ((line: string) => void process.stderr.write(`${line}\n`));
  const app = new Hono<{ Bindings: { address: string } }>();

  const refuse = (request: Request, error: unknown) => fail(error, { language: languageOf(request), traceId: traceOf(), settings, log });
  const respond = async ({ resource, name, call, answer }: Endpoint, request: Request, address: string): Promise<Response> => {
    const [traceId, language] = [traceOf(), languageOf(request)];
    const [began, now] = [performance.now(), parts.now?.() ?? new Date()];
    let person: Context['person'] = null;
    let input: Readonly<Record<string, unknown>> = {};
    const logged = (response: Response, error?: unknown): Response => {
      parts.logs?.note({ resource, name, call, uri: new URL(request.url).pathname, person, address, userAgent: request.headers.get('User-Agent') ?? '', input, status: response.status, milliseconds: performance.now() - began, traceId, at: now, error });
      return response;
    };
    try {
      const unlicensed = settings.needsLicence === true && !(await isLicensed(db, now));
      const isOpen = call.access === 'anonymous' || (unlicensed && resource.path === 'krd/license');
      if (unlicensed && !isOpen) throw new Refusal(5000, say`系统未授权，请联系管理员完成授权`);
      person = isOpen ? null : await authenticate(db, request.headers.get('Blade-Auth'), now);
      if (!isOpen && person === null) throw new Refusal(401, say`请求未授权：登录已失效，请重新登录`);
      if (person?.isLocked === true && !openWhileLocked.has(`${resource.path}/${call.path}`)) throw new Refusal(423, say`屏幕已锁定，请先解锁`);
      if (waitsForPassword(person, resource, call)) throw new Refusal(403, say`请先修改密码，然后才能使用其他功能`);
      const early = call.where === 'query' ? await readInput(call, request) : null;
      input = early ?? (isOpen || allowsSome(resource, name, call, person, resources) ? await readInput(call, request) : {});
      if (!isOpen && !allows(person, resource, name, call, input, resources)) throw new Refusal(403, say`请求被拒绝：您没有这项操作的权限，请联系管理员`);
      const context: Context = {
        db, files: parts.files, settings, resources, expressions, nextId: () => parts.nextId(), now: () => parts.now?.() ?? new Date(), request, replyHeaders: new Headers(),
        address, traceId, language, person,
      };
      const data = await answer(input, context);
      if (data instanceof Response) return logged(data);
      return logged(call.answer === 'bare' ? bare(data, context.replyHeaders) : succeed(data, language, context.replyHeaders));
    } catch (error) {
      return logged(fail(error, { language, traceId, settings, log }), error);
    }
  };

  const expressions = new Map([...parts.handlers].map(([path, handled]) => [path, handled.expressions]));
  const methods = new Map<string, Set<string>>();
  for (const resource of resources.values()) {
    for (const endpoint of mount(resource, parts.handlers.get(resource.path))) {
      methods.set(endpoint.address, (methods.get(endpoint.address) ?? new Set()).add(endpoint.call.method));
      app.on(endpoint.call.method, endpoint.address, (c) => respond(endpoint, c.req.raw, c.env.address));
    }
  }
  app.get('/files/:name', (c) => serveFile(parts.files, c.req.param('name'), c.req.raw));
  app.all('/api/*', (c) => {
    const known = methods.has(new URL(c.req.url).pathname);
    return refuse(c.req.raw, known ? new Refusal(405, say`不支持当前请求方法`) : new Refusal(404, say`没找到请求`));
  });
  app.notFound((c) => refuse(c.req.raw, new Refusal(404, say`没找到请求`)));
  app.onError((error, c) => refuse(c.req.raw, error));
  return { fetch: async (request, address = '127.0.0.1') => app.fetch(request, { address }) };
}

/** True when the person could make the call with some input; bodies of people who could not are never read. */
function allowsSome(resource: Resource, name: string, call: Endpoint['call'], person: Context['person'], resources: ReadonlyMap<string, Resource>): boolean {
  return [{}, { id: '1' }].some((input) => allows(person, resource, name, call, input, resources));
}
