import type { Context } from './Context.ts';
import type { ServerParts } from './ServerParts.ts';

/** What a context has besides the parts of the server: who calls, from where, and under which number. */
export type Caller = Pick<Context, 'http' | 'address' | 'traceId' | 'language' | 'person'>;

/** The context of one call, or of one round of a job, on the parts of a server. */
export const contextOf = (parts: ServerParts, caller: Caller): Context => ({
  db: parts.db,
  files: parts.files,
  settings: parts.settings,
  resources: parts.resources,
  handlers: parts.handlers,
  nextId: () => parts.nextId(),
  now: () => parts.now?.() ?? new Date(),
  notices: [],
  ...caller,
});
