import { timersJob } from '../flow/timersJob.ts';
import type { Handled } from '../handle.ts';
import { sweepJob } from '../logs/sweepJob.ts';
import { outboxJob } from '../messages/outboxJob.ts';
import { carrierOf } from '../messages/webhook.ts';
import { plansJob } from '../plans/plansJob.ts';
import type { Job } from './Job.ts';
import { movesJob } from './movesJob.ts';

/** All jobs of the product; throws a `StartError` when the environment names a message gateway wrongly. */
export const allJobs = (env: Readonly<Record<string, string | undefined>>, handlers: ReadonlyMap<string, Handled>): Job[] => [movesJob(handlers), plansJob, outboxJob(carrierOf(env)), sweepJob, timersJob];
