import type { ServerParts } from '../../call/ServerParts.ts';
import type { RequestLog } from '../../logs/requestLog.ts';
import type { HttpCall } from '../wire/HttpCall.ts';

/** What gates know of the server. */
export interface GateServer extends Pick<ServerParts, 'db' | 'settings' | 'resources'> {
  log(line: string): void;
  /** Takes the calls that were answered. */
  logs?: Pick<RequestLog, 'note'>;
}

/**
 * One condition that a call has to meet before its handler runs. A gate throws a `Refusal`, or adds what it found out
 * to the call and goes on with `next`.
 * @param next The gates behind this one, and at last the handler.
 */
export type Gate = (call: HttpCall, server: GateServer, next: () => Promise<Response>) => Promise<Response>;

/** Sends a call through gates in their order, then to `last`. */
export const walk = (
  gates: readonly Gate[],
  call: HttpCall,
  server: GateServer,
  last: () => Promise<Response>,
): Promise<Response> =>
  gates.reduceRight<() => Promise<Response>>((next, gate) => async () => gate(call, server, next), last)();
