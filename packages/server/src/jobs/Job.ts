import type { ServerParts } from '../createServer.ts';
import type { Context } from '../Context.ts';

/** Work that the server does by itself, again and again. */
export interface Job {
  /** Its name in the table of jobs. */
  name: string;
  /** Time from one start to the next, in milliseconds. */
  everyMs: number;
  /** Does what is due; gives how many rows it changed, and tells lines about what it could not do. */
  run(context: Context, tell: (line: string) => Promise<void>): Promise<number>;
}

/** What jobs are made of: the parts of the server, without its ports. */
export type JobParts = Pick<ServerParts, 'db' | 'files' | 'settings' | 'resources' | 'handlers' | 'nextId' | 'now' | 'log'>;
