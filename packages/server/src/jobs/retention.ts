import { keepRetention } from '../domain/privacy/retention.ts';
import type { Job } from '../schedule/Job.ts';

/** Deletes records of people that are older than the tenant keeps them. */
export const job: Job = { everyMs: 24 * 3_600_000, run: async (context) => keepRetention(context) };
