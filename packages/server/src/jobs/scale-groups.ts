import { fixGroups } from '../domain/psychology/fixGroups.ts';
import type { Job } from '../schedule/Job.ts';

/** Fixes the figures of scales by group once a quarter is over. */
export const job: Job = { everyMs: 3_600_000, run: fixGroups };
