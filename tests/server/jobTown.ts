import { memoryStore } from '@lattice/server/files/FileStore';
import type { NamedJob } from '@lattice/server/schedule/Job';
import { startJobs } from '@lattice/server/schedule/startJobs';
import { loadHandlers, loadJobs, loadResources } from '@lattice/server/start/load';
import { maker } from './makeRow.ts';
import { type Visitor, openTown } from './openTown.ts';

const NEVER = 3_600_000;

/**
 * A town with its jobs, which run when a test has them tick, never by themselves; `lines` is what they log, and
 * `visitor` who makes rows.
 */
export async function openJobTown(database: Parameters<typeof openTown>[0], visitor: () => Visitor) {
  const town = await openTown(database, { seeds: ['blade-system/dict', 'blade-system/region', 'grid/grid'] });
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
  const make = await maker(town, visitor, resources);
  return { town, admin, resources, make, lines, start, jobs: start(await loadJobs({ env: {} })) };
}
