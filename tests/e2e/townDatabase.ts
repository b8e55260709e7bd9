import { randomBytes } from 'node:crypto';
import { openPostgres } from '@lattice/server/db/postgres';

/** Kind of database that a town keeps its rows in. */
export type DatabaseKind = 'PGlite' | 'PostgreSQL';

/** A database of a town's own on the PostgreSQL server of DATABASE_URL. */
export interface TownDatabase {
  readonly name: string;
  /** Its address, with account and password. */
  readonly url: string;
  drop(): Promise<void>;
}

/** A town that `globalSetup.ts` made, of which others are copies. */
interface FirstTown {
  folder: string;
  /** Its database on PostgreSQL; undefined on PGlite, which is in the folder. */
  database: string | undefined;
}

/** Environment variable that tells the workers of the first towns. */
const variable = (kind: DatabaseKind) => `FIRST_TOWN_${kind.toUpperCase()}`;

/** Lets the workers know a first town. */
export function keepFirstTown(kind: DatabaseKind, town: FirstTown): void {
  process.env[variable(kind)] = JSON.stringify(town);
}

/** The first town of a kind of database. */
export const firstTown = (kind: DatabaseKind): FirstTown => JSON.parse(process.env[variable(kind)] ?? '') as FirstTown;

/** Whether the tests were given a PostgreSQL server. */
export const hasPostgres = (): boolean => Boolean(process.env.DATABASE_URL);

async function run(statement: string): Promise<void> {
  const server = await openPostgres({ url: process.env.DATABASE_URL ?? '', connections: 1 });
  try {
    await server.query(statement);
  } finally {
    await server.close();
  }
}

/** Makes a database for a town, a copy of `template`; nobody may be connected to that. */
export async function createTownDatabase(template = 'template0'): Promise<TownDatabase> {
  const name = `lattice_town_${randomBytes(6).toString('hex')}`;
  // A copy of the files takes a fifth of the time that the log takes, the default since PostgreSQL 15.
  await run(['CREATE', `DATABASE ${name} TEMPLATE ${template} ENCODING 'UTF8' STRATEGY FILE_COPY`].join(' '));
  const url = new URL(process.env.DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => run(['DROP', `DATABASE ${name} WITH (FORCE)`].join(' ')) };
}
