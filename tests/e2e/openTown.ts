import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Run, type RunEnvironment, startProduct } from './startProduct.ts';
import { type DatabaseKind, createTownDatabase, firstTown, hasPostgres } from './townDatabase.ts';

/** The captcha that is always right in these runs. */
export const CAPTCHA = 'abcde';

/** Accounts of the demo town. */
export type Account =
  | 'admin'
  | 'manager'
  | 'staff'
  | 'gridman'
  | 'gridmember'
  | 'gridleader'
  | 'community'
  | 'dispatcher'
  | 'dept'
  | 'leader'
  | 'merchant'
  | 'editor'
  | 'reviewer'
  | 'psyadmin';

/** A town of its own: a running product on a folder of its own. */
export interface Town {
  /** Where it is served now; another port after `restart`. */
  readonly address: string;
  readonly folder: string;
  readonly pid: number;
  passwordOf(account: Account): string;
  /** Ends the server at once, as a power cut does. */
  kill(): Promise<void>;
  /** Starts the server again on the same folder. */
  restart(): Promise<void>;
  /** Ends the server cleanly and removes its folder and database. */
  close(): Promise<void>;
}

const ADMIN = 'Feng-Qiao#2026';

/** What the first start of a town is told: the small one, whose pages are as full. */
export const FIRST: RunEnvironment = { DEMO: 'sample', ADMIN_PASSWORD: ADMIN, TEST_CAPTCHA: CAPTCHA };

/** Reads the random passwords from the note of the first start. */
async function passwords(folder: string): Promise<ReadonlyMap<string, string>> {
  const note = await readFile(path.join(folder, 'first-run.txt'), 'utf8');
  const pairs = [...note.matchAll(/^([a-z]+) +(\w{16}) /gm)].map(
    ([, account = '', password = '']) => [account, password] as const,
  );
  return new Map([...pairs, ['admin', ADMIN]]);
}

/** The kind of database of a town: PostgreSQL where there is one, which takes half of PGlite's time. */
export const usualKind = (): DatabaseKind => (hasPostgres() ? 'PostgreSQL' : 'PGlite');

/** Opens a town of its own, a copy of one that globalSetup.ts made; `settings` are variables of its environment. */
export async function openTown(settings: RunEnvironment = {}, kind = usualKind()): Promise<Town> {
  const first = firstTown(kind);
  const folder = await mkdtemp(path.join(tmpdir(), 'lattice-town-'));
  await cp(first.folder, folder, { recursive: true });
  const database = first.database === undefined ? undefined : await createTownDatabase(first.database);
  const take = async () => {
    await rm(folder, { recursive: true, force: true });
    await database?.drop();
  };
  const start = () => startProduct({ DATA_DIR: folder, DATABASE_URL: database?.url, ...FIRST, ...settings });
  let run: Run = start();
  let address = await run.ready.catch(async (error: unknown) => {
    await take();
    throw error;
  });
  const known = await passwords(folder);
  return {
    get address() {
      return address;
    },
    get pid() {
      return run.pid;
    },
    folder,
    passwordOf: (account) => known.get(account) ?? '',
    kill: async () => {
      await run.stop('SIGKILL');
    },
    restart: async () => {
      run = start();
      address = await run.ready;
    },
    close: async () => {
      await run.stop('SIGTERM');
      await take();
    },
  };
}
