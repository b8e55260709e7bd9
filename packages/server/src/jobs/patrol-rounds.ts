import { openRounds } from '../domain/tasks/openRounds.ts';
import type { Job } from '../schedule/Job.ts';

/** Opens the round of the day of patrols that are walked daily, weekly or otherwise again. */
export const job: Job = { everyMs: 600_000, run: openRounds };
