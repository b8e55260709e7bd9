import { clearFiles } from '../domain/files/clearFiles.ts';
import type { Job } from '../schedule/Job.ts';

/** Clears away files that nothing holds any more. */
export const job: Job = { everyMs: 3_600_000, run: async (context) => clearFiles(context) };
