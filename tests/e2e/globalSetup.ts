import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FIRST } from './openTown.ts';
import { startProduct } from './startProduct.ts';

/**
 * Makes the folder of a town once; the tests open copies of it, each at a quarter of what a first start costs. Gives
 * what takes it away.
 */
export default async function makeTown(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lattice-first-'));
  const take = () => rm(folder, { recursive: true, force: true });
  const run = startProduct({ DATA_DIR: folder, ...FIRST });
  try {
    await run.ready;
  } catch (error) {
    await take();
    throw error;
  }
  await run.stop('SIGTERM');
  process.env.FIRST_TOWN = folder;
  return take;
}
