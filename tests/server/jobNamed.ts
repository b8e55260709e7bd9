import type { Environment } from '@lattice/server/call/Environment';
import type { NamedJob } from '@lattice/server/schedule/Job';
import { loadJobs } from '@lattice/server/start/load';

/** One job of the product, as a server with this environment runs it. */
export async function jobNamed(name: string, env: Environment = {}): Promise<NamedJob> {
  const jobs = await loadJobs({ env });
  const found = jobs.find((job) => job.name === name);
  if (found === undefined)
    throw new Error(`There is no job ${name}; the jobs are ${jobs.map((job) => job.name).join(', ')}.`);
  return found;
}
