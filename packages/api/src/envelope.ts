import { ApiError, UNKNOWN_ERROR } from './ApiError.ts';
import type { Issue } from './rules.ts';

interface Body {
  code?: unknown;
  success?: unknown;
  data?: unknown;
  msg?: unknown;
  error_description?: unknown;
  traceId?: unknown;
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Business code of an answer: the body's `code`, also when it is text, else the HTTP status. */
export const codeOf = (status: number, body: unknown): number => {
  const code = typeof body === 'object' && body !== null && 'code' in body ? Number(body.code) : Number.NaN;
  return Number.isInteger(code) ? code : status;
};

/** Message of an answer, in the order of the specification: `msg`, `error_description`, 未知错误. */
export const messageOf = (body: unknown): string => {
  const { msg, error_description } = (typeof body === 'object' && body !== null ? body : {}) as Body;
  return text(msg) ?? text(error_description) ?? UNKNOWN_ERROR;
};

const issuesOf = (data: unknown): Issue[] =>
  typeof data === 'object' && data !== null && 'issues' in data && Array.isArray(data.issues)
    ? (data.issues as Issue[])
    : [];

/**
 * Takes the data out of an answer. HTTP 200 with a failing code is a failure; no data is null.
 *
 * @throws {ApiError} What went wrong, in words fit to be shown.
 */
export function readEnvelope(status: number, body: unknown): unknown {
  const code = codeOf(status, body);
  const { data, success, traceId } = (typeof body === 'object' && body !== null ? body : {}) as Body;
  if (code === 200 && success !== false && status < 400) return data ?? null;
  throw new ApiError(messageOf(body), {
    code: code === 200 ? 400 : code,
    status,
    issues: issuesOf(data),
    traceId: text(traceId),
  });
}
