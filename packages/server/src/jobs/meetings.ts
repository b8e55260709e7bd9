import { endEmpty } from '../domain/dispatch/meeting/endEmpty.ts';
import type { Job } from '../schedule/Job.ts';

/** Ends meetings that nobody has been in for some minutes. */
export const job: Job = { everyMs: 60_000, run: async ({ db }) => db.tx(endEmpty) };
