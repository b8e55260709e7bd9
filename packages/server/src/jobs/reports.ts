import { sendReports } from '../domain/figures/sendReports.ts';
import type { Job } from '../schedule/Job.ts';

/** Sends reports of figures to the inbox at the times that their makers chose. */
export const job: Job = { everyMs: 600_000, run: async (context) => sendReports(context) };
