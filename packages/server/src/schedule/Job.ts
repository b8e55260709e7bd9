import type { Context } from '../call/Context.ts';
import type { Environment } from '../call/Environment.ts';

/** Work that the server does by itself, again and again. Its name is that of its file in `jobs/`. */
export interface Job {
  /** Time from one start to the next, in milliseconds. */
  everyMs: number;
  /** Does what is due; gives how many rows it changed, and tells lines about what it could not do. */
  run(context: Context, tell: (line: string) => Promise<void>): Promise<number>;
}

/** What a job may need at the start of the server. */
export interface JobSetup {
  env: Environment;
}

/** What a file of `jobs/` exports as `job`: a job, or what makes one at the start of the server. */
export type JobModule = Job | ((setup: JobSetup) => Job);

/** A job under the name by which the table of jobs knows it. */
export interface NamedJob extends Job {
  name: string;
}
