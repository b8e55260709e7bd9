import type { TestDatabase } from '@lattice/server/fixtures/openTestDatabase';
import type { NamedJob } from '@lattice/server/schedule/Job';
import { startJobs } from '@lattice/server/schedule/startJobs';
import { loadJobs } from '@lattice/server/start/load';
import { openTown } from './openTown.ts';
import { partsOf } from './partsOf.ts';

const NEVER = 3_600_000;

/**
 * A small town with its jobs, which run when a test has them tick, never by themselves;
 * `lines` is what they log.
 */
export async function openJobTown(database: TestDatabase) {
  const town = await openTown(database, { isSmall: true });
  const admin = await town.visit('admin');
  const lines: string[] = [];
  const parts = await partsOf(town, { log: (line) => void lines.push(line) });
  const start = (all: readonly NamedJob[]) => startJobs(all, parts, NEVER);
  const jobs = start(await loadJobs({ env: {} }));
  return { town, admin, resources: parts.resources, make: town.make, lines, start, jobs };
}
