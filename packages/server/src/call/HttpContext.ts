import type { Context, HttpExchange } from './Context.ts';

/** The context of a call that came over HTTP. */
export interface HttpContext extends Context {
  http: HttpExchange;
}

/**
 * The context of a call that reads its HTTP request or sets headers of its answer.
 * @throws {Error} Where the server works by itself: a job has no request.
 */
export function httpContext(context: Context): HttpContext {
  const { http } = context;
  if (http === undefined)
    throw new Error('This call reads the HTTP request, but a job has none. Give it what it needs as parameters.');
  return { ...context, http };
}
