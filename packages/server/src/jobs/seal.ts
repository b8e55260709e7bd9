import type { Job } from '../schedule/Job.ts';
import { sealAudit } from '../table/auditChain.ts';

/** Seals new entries of the audit log into its chain. */
export const job: Job = { everyMs: 30_000, run: ({ db }) => sealAudit(db) };
