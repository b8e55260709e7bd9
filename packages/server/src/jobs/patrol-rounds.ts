import { openRounds } from '../domain/tasks/openRounds.ts';
import type { Job } from '../schedule/Job.ts';

/** Opens the round of the day of patrols that are walked again, such as daily, a minute after midnight at the latest. */
export const job: Job = { everyMs: 60_000, run: openRounds };
