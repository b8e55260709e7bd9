import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FIRST } from './openTown.ts';
import { startProduct } from './startProduct.ts';
import { type DatabaseKind, createTownDatabase, hasPostgres, keepFirstTown } from './townDatabase.ts';

/** Makes a town by a first start; gives what takes it away. */
async function makeTown(kind: DatabaseKind): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lattice-first-'));
  const database = kind === 'PostgreSQL' ? await createTownDatabase() : undefined;
  const take = async () => {
    await rm(folder, { recursive: true, force: true });
    await database?.drop();
  };
  const run = startProduct({ DATA_DIR: folder, ...FIRST, DATABASE_URL: database?.url });
  try {
    await run.ready;
  } catch (error) {
    await take();
    throw error;
  }
  await run.stop('SIGTERM');
  keepFirstTown(kind, { folder, database: database?.name });
  return take;
}

/**
 * Makes a town on PGlite and, where DATABASE_URL names a server, another on PostgreSQL; the tests open copies of them,
 * each at a quarter of what a first start costs. Gives what takes them away.
 */
export default async function makeTowns(): Promise<() => Promise<void>> {
  const kinds: DatabaseKind[] = hasPostgres() ? ['PGlite', 'PostgreSQL'] : ['PGlite'];
  const made = await Promise.allSettled(kinds.map(makeTown));
  const take = async () => {
    await Promise.all(made.flatMap((one) => (one.status === 'fulfilled' ? [one.value()] : [])));
  };
  const failed = made.find((one) => one.status === 'rejected');
  if (failed === undefined) return take;
  await take();
  throw failed.reason;
}
