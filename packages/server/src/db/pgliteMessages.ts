import type { DatabaseErrorFacts } from './DatabaseError.ts';
import type { PgliteModules } from './pgliteModules.ts';
import type { Reply } from './transaction.ts';

/** What the worker is started with. */
export interface PgliteWorkerData {
  /** The cluster's folder; in memory when absent. */
  folder: string | undefined;
  /** A dump the cluster is made from when it is empty. */
  template: string | undefined;
  /** Zone of its sessions. */
  zone: string;
  modules: PgliteModules;
}

/** What the main thread asks of the worker; the answer carries the same `id`. */
export type PgliteRequest = { id: number } & (
  | { ask: 'run'; text: string; params: (string | null)[] }
  | { ask: 'script'; text: string }
  | { ask: 'dump'; path: string }
  | { ask: 'close' }
);

/** What the worker tells the main thread; `ready` once, before anything else. */
export type PgliteMessage =
  | { tell: 'ready' }
  | { tell: 'reply'; id: number; reply: Reply }
  | { tell: 'refused'; id: number; code: string; message: string; facts: DatabaseErrorFacts }
  | { tell: 'notification'; channel: string; payload: string };
