import { systemContext } from '../call/systemContext.ts';
import type { Context } from '../call/Context.ts';
import { contextOf } from '../call/contextOf.ts';
import { newTraceId } from '../call/newTraceId.ts';
import type { ServerParts } from '../call/ServerParts.ts';

/** The context in which the server works by itself: there is no request, and the person is the system. */
export const jobContext = (parts: ServerParts): Context =>
  systemContext(contextOf(parts, { address: '', traceId: newTraceId(), language: 'zh', person: null }));
