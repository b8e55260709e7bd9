import { setAsideFiles } from '../domain/files/unheldFiles.ts';
import type { Job } from '../schedule/Job.ts';

/** Puts files that nothing has held for long into the recycle bin. */
export const job: Job = { everyMs: 24 * 3_600_000, run: async (context) => setAsideFiles(context) };
