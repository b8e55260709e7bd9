import type { TestDatabase } from '@lattice/server/fixtures/openTestDatabase';
import { memoryStore } from '@lattice/server/files/FileStore';
import type { NamedJob } from '@lattice/server/schedule/Job';
import { startJobs } from '@lattice/server/schedule/startJobs';
import { loadHandlers, loadJobs, loadResources } from '@lattice/server/start/load';
import { openTown } from './openTown.ts';
import { SMALL } from './smallTown.ts';

const NEVER = 3_600_000;

/**
 * A small town with its jobs, which run when a test has them tick, never by themselves;
 * `lines` is what they log.
 */
export async function openJobTown(database: TestDatabase) {
  const town = await openTown(database, { seeds: SMALL });
  const admin = await town.visit('admin');
  const resources = await loadResources();
  const handlers = await loadHandlers();
  const lines: string[] = [];
  const start = (all: readonly NamedJob[]) =>
    startJobs(
      all,
      {
        db: town.db,
        files: memoryStore(),
        settings: { quirks: false, test: true },
        resources,
        handlers,
        nextId: town.nextId,
        now: town.now,
        log: (line) => void lines.push(line),
      },
      NEVER,
    );
  const jobs = start(await loadJobs({ env: {} }));
  return { town, admin, resources, make: town.make, lines, start, jobs };
}
