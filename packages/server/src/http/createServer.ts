import { Hono } from 'hono';
import { contextOf } from '../call/contextOf.ts';
import { readOnlyDatabase } from '../call/readOnlyDatabase.ts';
import { newTraceId } from '../call/newTraceId.ts';
import { refuseUnread, watchInput } from '../call/unreadParameters.ts';
import type { ServerParts } from '../call/ServerParts.ts';
import { Refusal } from '../errors/Refusal.ts';
import { signAddresses } from '../files/signedAddress.ts';
import { serveFile } from '../files/serveFile.ts';
import type { RequestLog } from '../logs/requestLog.ts';
import { say } from '../words/say.ts';
import { compressed } from './compression.ts';
import { type GateServer, walk } from './gates/Gate.ts';
import { gates } from './gates/gates.ts';
import { mount } from './mount.ts';
import { bare, fail, succeed } from './wire/answer.ts';
import type { Endpoint } from './wire/Endpoint.ts';
import { type HttpCall, httpCall, languageOf } from './wire/HttpCall.ts';

/** The parts of a server that answers HTTP. */
export interface HttpServerParts extends ServerParts {
  /** Takes the calls that were answered, for the logs; none are kept without it. */
  logs?: Pick<RequestLog, 'note'>;
}

/** A server that answers requests and opens no port. */
export interface Server {
  fetch(request: Request, address?: string): Promise<Response>;
}

const asItIs = async (json: string): Promise<string> => json;

/** Whether addresses of files leave without signatures: where none is asked for, and in logs, which hold no files. */
const isUnsigned = ({ resource }: Endpoint, { settings }: ServerParts): boolean =>
  settings.openFiles === true || resource.path.startsWith('blade-log/');

/** Runs the handler of a call that passed all gates. */
async function answer(call: HttpCall, parts: ServerParts): Promise<Response> {
  const { endpoint, request, replyHeaders, address, traceId, language, person, input } = call;
  const isLooking = person?.viewer !== undefined && endpoint.call.openTo?.includes('view') !== true;
  const db = isLooking ? readOnlyDatabase(parts.db) : parts.db;
  const context = contextOf({ ...parts, db }, { http: { request, replyHeaders }, address, traceId, language, person });
  const watched = endpoint.call.method === 'GET' && !parts.settings.quirks ? watchInput(input) : null;
  const data = await endpoint.answer(watched?.input ?? input, context);
  if (data instanceof Response) return data;
  // Null tells nothing that a misspelt filter could have made too large.
  if (watched !== null && data !== null && endpoint.call.answer === 'data') refuseUnread(watched);
  const sign = isUnsigned(endpoint, parts)
    ? asItIs
    : (json: string) => signAddresses(json, { db: parts.db, now: context.now() });
  return endpoint.call.answer === 'bare'
    ? bare(data, replyHeaders, sign)
    : succeed(data, { ...context, replyHeaders }, sign);
}

/**
 * Makes a server from its parts: every call of every definition under `/api`, stored files under `/files`.
 *
 * @throws {Error} Where a call has no handler, or a computed field nothing that computes it; the message names the file
 *   to add it to.
 *
 * @example
 *   ```ts
 *   import { type HttpServerParts, createServer } from '@lattice/server/http/createServer';
 *
 *   const answer = async (parts: HttpServerParts, request: Request) => createServer(parts).fetch(request);
 *   ```
 */
export function createServer(parts: HttpServerParts): Server {
  const { db, settings, resources, logs } = parts;
  const log = parts.log ?? ((line: string) => void process.stderr.write(`${line}\n`));
  const server: GateServer = { db, settings, resources, log, ...(logs && { logs }) };
  const app = new Hono<{ Bindings: { address: string } }>();

  const respond = (endpoint: Endpoint, request: Request, address: string): Promise<Response> => {
    const call = httpCall(endpoint, request, address, parts.now?.() ?? new Date());
    return walk(gates, call, server, () => answer(call, parts));
  };
  const refuse = (request: Request, error: unknown) =>
    fail(error, { language: languageOf(request), traceId: newTraceId(), settings, log });

  const methods = new Map<string, Set<string>>();
  for (const resource of resources.values()) {
    for (const endpoint of mount(resource, parts.handlers.get(resource.path))) {
      methods.set(endpoint.address, (methods.get(endpoint.address) ?? new Set()).add(endpoint.call.method));
      app.on(endpoint.call.method, endpoint.address, (c) => respond(endpoint, c.req.raw, c.env.address));
    }
  }
  app.get('/files/:name', (c) => serveFile(c.req.param('name'), c.req.raw, parts));
  app.all('/api/*', (c) => {
    const known = methods.has(new URL(c.req.url).pathname);
    return refuse(c.req.raw, known ? new Refusal(405, say`不支持当前请求方法`) : new Refusal(404, say`没找到请求`));
  });
  app.notFound((c) => refuse(c.req.raw, new Refusal(404, say`没找到请求`)));
  app.onError((error, c) => refuse(c.req.raw, error));
  return {
    fetch: async (request, address = '127.0.0.1') => {
      const response = await compressed(request, await app.fetch(request, { address }));
      response.headers.set('X-Content-Type-Options', 'nosniff');
      return response;
    },
  };
}
