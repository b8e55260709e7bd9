import { openRounds } from '../domain/tasks/openRounds.ts';
import type { Job } from '../schedule/Job.ts';

/** Opens the round of the day of patrols that are walked again, such as daily, within a minute after midnight. */
export const job: Job = { everyMs: 60_000, run: openRounds };
