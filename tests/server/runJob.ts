import { startJobs } from '@lattice/server/schedule/startJobs';
import { jobNamed } from './jobNamed.ts';
import type { Town } from './openTown.ts';
import { partsOf } from './partsOf.ts';

/** Minutes after which the outbox has given a message up. */
export const TRIES = [0, 1, 2, 4, 8, 16];
/** Settings by which no message is taken. */
export const NOWHERE = { MESSAGE_WEBHOOK_URL: 'http://127.0.0.1:9/' };

/** Lets a job run once, a minute later than the last time, since no job runs again within its own rhythm. */
export async function runJob(town: Town, name: string, env: Readonly<Record<string, string>> = {}): Promise<void> {
  const jobs = startJobs([await jobNamed(name, env)], await partsOf(town), 3_600_000);
  town.pass(61);
  await jobs.tick();
  await jobs.stop();
}
