import { destroyFiles } from '../domain/files/unheldFiles.ts';
import type { Job } from '../schedule/Job.ts';

/** Destroys files whose time in the recycle bin is over, and those of destroyed records. */
export const job: Job = { everyMs: 3_600_000, run: async (context) => destroyFiles(context) };
