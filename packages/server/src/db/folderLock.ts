import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, readdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { type Server, createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../errors/StartError.ts';

/** The shortest limit of a socket's path, 104 bytes on macOS, less the longest name of ours. */
const longestFolder = 103 - '/4194304-0123456789ab.sock'.length;

/** With the pauses between them, about two seconds: time for a server that is stopping to let go. */
const attempts = 12;

async function listening(path: string): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  return server.unref();
}

/** A refused connection means that the owner has ended; after any other failure the owner counts as running. */
async function alive(path: string): Promise<boolean> {
  return new Promise<boolean>((resolve) => {
    const socket = createConnection(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT'),
    );
  });
}

async function socketFolder(folder: string): Promise<string> {
  const within = join(folder, 'lock');
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const path = Buffer.byteLength(within) <= longestFolder ? within : join(tmpdir(), `lattice-${name}`);
  await mkdir(path, { recursive: true, mode: 0o700 });
  return path;
}

/**
 * The sockets of running starters and holders other than `mine`; those of ended processes are removed, which is safe
 * because no name is used twice.
 */
async function others(sockets: string, mine: string): Promise<string[]> {
  const living: string[] = [];
  for (const name of await readdir(sockets)) {
    if (name === mine || !name.endsWith('.sock')) continue;
    if (await alive(join(sockets, name))) living.push(name);
    else await rm(join(sockets, name), { force: true });
  }
  return living;
}

function refusal(folder: string, pid: string): StartError {
  return new StartError(
    `The data folder ${folder} is in use by process ${pid}, and two servers on one folder ` +
      'would destroy its data; stop that process or choose another folder with DATA_DIR.',
  );
}

/** A pipe of Windows belongs to one process at a time and ends with it. */
async function lockByPipe(folder: string): Promise<() => Promise<void>> {
  const note = join(folder, 'lock.pid');
  const pipe = `\\\\.\\pipe\\lattice-${createHash('sha256').update(folder).digest('hex')}`;
  const server = await listening(pipe).catch(async () => {
    throw refusal(folder, await readFile(note, 'utf8').catch(() => 'unknown'));
  });
  await writeFile(note, String(process.pid));
  return async () => void server.close();
}

/**
 * Each starter listens on a socket of its own name, visible only once it listens, and holds the lock when it then sees
 * no other living one. Of two that see each other both withdraw and try again after a random pause, so never both hold
 * it.
 */
async function lockBySocket(folder: string): Promise<() => Promise<void>> {
  const sockets = await socketFolder(folder);
  let living: string[] = [];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const id = `${process.pid}-${randomBytes(6).toString('hex')}`;
    const server = await listening(join(sockets, `${id}.new`));
    const mine = `${id}.sock`;
    await rename(join(sockets, `${id}.new`), join(sockets, mine));
    const release = async (): Promise<void> => {
      await rm(join(sockets, mine), { force: true });
      server.close();
    };
    living = await others(sockets, mine);
    if (living.length === 0) return release;
    await release();
    await wait(50 + Math.random() * 250);
  }
  throw refusal(folder, living[0]?.split('-')[0] ?? 'unknown');
}

/**
 * Makes the folder and locks it against every other process, until the result is called or the process ends; else
 * throws a `StartError`.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  try {
    await mkdir(folder, { recursive: true });
    const real = await realpath(folder);
    return await (process.platform === 'win32' ? lockByPipe(real) : lockBySocket(real));
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The data folder ${folder} cannot be locked (${reason}); make it writable for this ` +
        'account or choose another with DATA_DIR.',
    );
  }
}
