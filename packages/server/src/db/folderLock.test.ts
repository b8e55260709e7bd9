import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockFolder } from './folderLock.ts';

const module = new URL('./folderLock.ts', import.meta.url).href;
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'lattice-lock-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** A process that tries to lock, prints one line, and stays until it is killed. */
async function contender(folder: string): Promise<{ said: string; kill: () => Promise<void> }> {
  const script = `
    const { lockFolder } = await import(${JSON.stringify(module)});
    await lockFolder(${JSON.stringify(folder)}).then(() => console.log('held'), (error) => console.log(error.message));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [data] = (await once(child.stdout, 'data')) as [Buffer];
  const kill = async (): Promise<void> => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  return { said: data.toString().trim(), kill };
}

test('a held folder is refused by whatever path it is reached, and free after release', async () => {
  const folder = join(root, 'held');
  const alias = join(root, 'alias');
  const release = await lockFolder(folder);
  await symlink(folder, alias);
  await expect(lockFolder(alias)).rejects.toThrow(`in use by process ${process.pid},`);
  await release();
  const again = await lockFolder(alias);
  await again();
  expect(await readdir(join(folder, 'lock'))).toEqual([]);
});

test('a path longer than a socket name may be is locked as well', async () => {
  const folder = join(root, '网格'.repeat(30), 'x'.repeat(120));
  await mkdir(folder, { recursive: true });
  const holder = await contender(folder);
  expect(holder.said).toBe('held');
  await expect(lockFolder(folder)).rejects.toThrow(folder);
  await holder.kill();
  const release = await lockFolder(folder);
  await release();
});

test('a starter waits a moment for one that is stopping', async () => {
  const folder = join(root, 'restart');
  const release = await lockFolder(folder);
  let released = false;
  setTimeout(() => void release().then(() => (released = true)), 300);
  const next = await lockFolder(folder);
  expect(released).toBe(true);
  await next();
});

test('of many that start at once over the remains of a killed one, exactly one holds the folder', async () => {
  const folder = join(root, 'race');
  for (let round = 0; round < 3; round += 1) {
    const crowd = await Promise.all(Array.from({ length: 6 }, () => contender(folder)));
    expect(crowd.filter(({ said }) => said === 'held')).toHaveLength(1);
    await Promise.all(crowd.map(({ kill }) => kill()));
  }
});
