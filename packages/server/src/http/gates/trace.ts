import { fail } from '../wire/answer.ts';
import { asViewer } from '../../session/asViewer.ts';
import type { Gate } from './Gate.ts';

/** Answers what the gates and the handler throw, and notes every call with the time it took, in milliseconds. */
export const trace: Gate = async (call, { settings, log, logs }, next) => {
  const { endpoint, request, address, traceId, language, at } = call;
  const start = performance.now();
  let error: unknown;
  const response = await next().catch((caught: unknown) => {
    error = caught;
    return fail(caught, { language, traceId, settings, log });
  });
  logs?.note({
    resource: endpoint.resource,
    name: endpoint.name,
    call: endpoint.call,
    uri: new URL(request.url).pathname,
    person: asViewer(call.person),
    address,
    userAgent: request.headers.get('User-Agent') ?? '',
    input: call.input,
    status: response.status,
    milliseconds: performance.now() - start,
    traceId,
    at,
    error,
  });
  return response;
};
