import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Resource } from '@lattice/api/resource';
import type { ResourceHandlers } from '../call/Context.ts';
import { modulesIn } from '../call/modulesIn.ts';
import type { Job, JobModule, JobSetup, NamedJob } from '../schedule/Job.ts';
import { timedInOrder, unknownFollowed } from '../schedule/timedMoves.ts';
import type { Seed } from '../town/Seed.ts';

const here = dirname(fileURLToPath(import.meta.url));
const definitionFolder = join(dirname(fileURLToPath(import.meta.resolve('@lattice/api/resource'))), 'resources');

const isResource = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && 'path' in value && 'fields' in value && 'calls' in value;

/** All definitions of `packages/api/src/resources` by path: found by folder, named by address. */
export async function loadResources(): Promise<Map<string, Resource>> {
  const found = new Map<string, Resource>();
  for (const [path, module] of await modulesIn(definitionFolder)) {
    const resource = Object.values(module).find(isResource);
    if (resource?.path !== path)
      throw new Error(
        `resources/${path}.ts must export a definition named ${path}; it exports ${resource?.path ?? 'none'}`,
      );
    found.set(path, resource);
  }
  return found;
}

/** All handlers of `handlers/` by path; each must be of the definition of the same address. */
export async function loadHandlers(): Promise<Map<string, ResourceHandlers>> {
  const found = new Map<string, ResourceHandlers>();
  for (const [path, module] of await modulesIn(join(here, '../handlers'))) {
    const handled = module.handlers as ResourceHandlers | undefined;
    if (handled?.resource.path !== path)
      throw new Error(
        `handlers/${path}.ts must export the handlers of ${path}; it exports those ` +
          `of ${handled?.resource.path ?? 'nothing'}`,
      );
    found.set(path, handled);
  }
  const wrong = unknownFollowed(found);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  timedInOrder(found);
  return found;
}

const isJob = (value: unknown): value is Job =>
  typeof value === 'object' &&
  value !== null &&
  'everyMs' in value &&
  typeof value.everyMs === 'number' &&
  'run' in value &&
  typeof value.run === 'function';

/**
 * All jobs of `jobs/`, each under the name of its file.
 * @param setup What jobs may need at the start.
 * @param folder Where the files are. Default: `packages/server/src/jobs`.
 * @throws {Error} Where a file exports no job, or one that would run more often than every second.
 */
export async function loadJobs(setup: JobSetup, folder: string = join(here, '../jobs')): Promise<NamedJob[]> {
  return (await modulesIn(folder)).map(([name, module]) => {
    const made = module.job as JobModule | undefined;
    const job: unknown = typeof made === 'function' ? made(setup) : made;
    if (!isJob(job))
      throw new Error(
        `jobs/${name}.ts exports no job, so it would never run. Add: export const job: Job = ` +
          '{ everyMs: 60_000, run: async (context) => 0 };',
      );
    if (!(job.everyMs >= 1000))
      throw new Error(
        `jobs/${name}.ts runs every ${job.everyMs} ms. everyMs is in milliseconds, at least ` +
          '1000: write 60_000 for a minute.',
      );
    return { ...job, name };
  });
}

/**
 * All start data of `seeds/` by path.
 * @throws {Error} Where a file exports no start data.
 */
export async function loadSeeds(): Promise<Map<string, Seed>> {
  const found = new Map<string, Seed>();
  for (const [path, module] of await modulesIn(join(here, '../seeds'))) {
    const seed = module.seed as Seed | undefined;
    if (typeof seed?.rows !== 'function')
      throw new Error(
        `seeds/${path}.ts exports no start data, so its table would stay empty. Add: export ` +
          'const seed: Seed = { rows: () => [] }; or move what it holds to ' +
          'packages/server/src/town.',
      );
    found.set(path, seed);
  }
  return found;
}
