import { closeDays } from '../domain/attendance/closeDays.ts';
import type { Job } from '../schedule/Job.ts';

/** Notes who was absent, within an hour after midnight. */
export const job: Job = { everyMs: 3_600_000, run: closeDays };
