import { mkdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { behindProxy } from './behindProxy.ts';
import { createServer } from './createServer.ts';
import type { Settings } from './Context.ts';
import { openDatabase } from './db/openDatabase.ts';
import { StartError } from './db/StartError.ts';
import { flowSchema } from './flow/schema.ts';
import { folderStore } from './files/FileStore.ts';
import { createIds } from './id/snowflake.ts';
import { leaseWorker } from './id/workerLease.ts';
import { ensureLicence } from './licence/ensureLicence.ts';
import { allJobs } from './jobs/allJobs.ts';
import { startJobs } from './jobs/startJobs.ts';
import { loadHandlers, loadResources, loadSeeds } from './load.ts';
import { requestLog } from './logs/requestLog.ts';
import { seedFirstRun } from './seeds/firstRun.ts';
import { seedFlows } from './seeds/flow/seedFlows.ts';
import { renewDictionaries } from './seeds/renewDictionaries.ts';
import { writeDemoFiles } from './seeds/town/demoFiles.ts';
import type { Scale } from './seeds/town/Town.ts';
import { seedMenus } from './seedMenus.ts';
import { seedTables } from './seedTables.ts';
import { providersOf } from './session/providersOf.ts';
import { sessionSchema } from './session/schema.ts';
import { staticFiles } from './staticFiles.ts';
import { applySchema } from './table/schema.ts';

/** A server that listens. */
export interface Serving {
  address: string;
  close(): Promise<void>;
}

type Environment = Readonly<Record<string, string | undefined>>;

const portOf = (env: Environment): number => {
  const port = Number(env.PORT ?? '8080');
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new StartError(`PORT is "${env.PORT}", which is no port; give a number from 1 to 65535, such as PORT=8080.`);
  return port;
};

/** How much of the demo town is asked for; null for none of it. */
const demoOf = (env: Environment): Scale | null => {
  const demo = env.DEMO ?? '1';
  if (!['0', '1', 'sample'].includes(demo)) throw new StartError(`DEMO is "${demo}", which names no demo town; give 1 for the whole town, sample for a small part of it, or 0 for an empty system.`);
  return demo === '0' ? null : demo === '1' ? 'town' : 'sample';
};

const settingsOf = async (env: Environment): Promise<Settings> => {
  const test = env.NODE_ENV === 'test';
  return {
    quirks: env.WIRE_QUIRKS === '1', test, needsLicence: true, ...(test && env.TEST_CAPTCHA && { testCaptcha: env.TEST_CAPTCHA }),
    switchMode: env.SWITCH_MODE === '1', sm2: env.PASSWORD_SM2 === '1', phoneLogin: (env.PHONE_LOGIN ?? (env.MESSAGE_WEBHOOK_URL ? '1' : '0')) === '1',
    providers: env.LOGIN_PROVIDERS ? await readProviders(env.LOGIN_PROVIDERS) : [],
  };
};

const proxiesOf = (env: Environment): number => {
  const proxies = Number(env.TRUST_PROXY ?? '0');
  if (!Number.isInteger(proxies) || proxies < 0 || proxies > 10) throw new StartError(`TRUST_PROXY is "${env.TRUST_PROXY}", which is no number of proxies; give how many stand in front of this server, such as TRUST_PROXY=1, or leave it out.`);
  return proxies;
};

const readProviders = async (file: string) => {
  try {
    return providersOf(await readFile(file, 'utf8'));
  } catch (error) {
    throw new StartError(error instanceof Error && error.message.startsWith('LOGIN_PROVIDERS') ? error.message : `LOGIN_PROVIDERS names ${file}, which cannot be read as JSON (${error instanceof Error ? error.message : 'unknown reason'}); correct it, or start without the setting.`);
  }
};

const makeFolder = async (folder: string) => {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw new StartError(`The data folder ${folder} cannot be made (${error instanceof Error ? error.message : 'unknown reason'}); choose another with DATA_DIR, or give this account the right to write there.`);
  });
};

const listen = (http: ReturnType<typeof createHttpServer>, port: number, host: string) =>
  new Promise<AddressInfo>((resolve, reject) => {
    http.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Readonly<Record<string, string>> = {
        EADDRINUSE: `Port ${port} on ${host} is in use by another program; stop it, or choose another port, such as PORT=${port + 1} npm start.`,
        EACCES: `This account may not listen on port ${port}; choose one above 1024, such as PORT=8080 npm start.`,
        EADDRNOTAVAIL: `This machine has no address ${host}; set HOST to one that it has, such as 127.0.0.1.`,
      };
      reject(new StartError(reasons[error.code ?? ''] ?? `Cannot listen on ${host}:${port}: ${error.message}`));
    });
    http.listen(port, host, () => resolve(http.address() as AddressInfo));
  });

/** Starts the product from its environment: database, schema, start data, application and API on one port. */
export async function serve(env: Environment, say: (line: string) => void = (line) => void process.stdout.write(`${line}\n`)): Promise<Serving> {
  const [port, host, proxies] = [portOf(env), env.HOST ?? '127.0.0.1', proxiesOf(env)];
  const dataDir = env.DATA_DIR ?? './data';
  const scale = demoOf(env);
  const demo = scale !== null;
  await makeFolder(dataDir);
  const settings = await settingsOf(env);

  let handle: (request: Request, address: string) => Promise<Response> = async () => new Response('Starting', { status: 503, headers: { 'Retry-After': '1' } });
  const answer = getRequestListener((request, { incoming }) => handle(request, 'socket' in incoming ? (incoming.socket.remoteAddress ?? '') : ''), { hostname: `${host}:${port}` });
  const http = createHttpServer((incoming, outgoing) => void answer(incoming, outgoing));
  const bound = await listen(http, port, host);
  const stop = async () => {
    http.closeAllConnections();
    await new Promise<void>((resolve) => void http.close(() => resolve()));
  };

  try {
    say(env.DATABASE_URL ? 'Opening the PostgreSQL database …' : `Opening the database in ${dataDir} …`);
    const db = await openDatabase({ url: env.DATABASE_URL, folder: dataDir });
    try {
      const lease = await leaseWorker(db);
      const ids = createIds(() => lease.worker());
      const [resources, handlers, seeds] = await Promise.all([loadResources(), loadHandlers(), loadSeeds()]);
      say('Checking the tables …');
      await applySchema(db, resources.values(), [sessionSchema, flowSchema]);
      await seedMenus(db, resources, ids);
      await seedTables(db, resources, seeds, { demo, ...(demo && { scale }), nextId: ids, progress: (label) => say(`Filling ${label} …`) });
      await renewDictionaries(db, ids);
      const account = await seedFirstRun(db, { nextId: ids, now: () => new Date(), adminPassword: env.ADMIN_PASSWORD, demo, dataDir, resources });
      if (env.LICENCE !== 'ask') await ensureLicence(db, ids);
      const log = (line: string) => void process.stderr.write(`${line}\n`);
      const files = folderStore(join(dataDir, 'files'));
      if (demo) await writeDemoFiles(files);
      const parts = { db, files, settings, resources, handlers, nextId: ids, log };
      if (demo) await seedFlows(parts);
      const logs = requestLog(parts);
      const server = createServer({ ...parts, logs });
      const jobs = startJobs(allJobs(env, handlers), parts);
      const pages = env.STATIC_ROOT ? await staticFiles(env.STATIC_ROOT) : null;
      handle = async (incoming, from) => {
        const { request, address } = behindProxy({ request: incoming, address: from }, proxies);
        const own = /^\/(api|files)(\/|$)/.test(new URL(request.url).pathname);
        return (own ? null : await pages?.(request)) ?? server.fetch(request, address);
      };
      const address = `http://${host.includes(':') ? `[${host}]` : host}:${bound.port}`;
      say(`\nLattice is ready: ${address}`);
      for (const line of account.lines) say(line);
      return {
        address,
        close: async () => {
          await stop();
          await jobs.stop();
          await logs.stop();
          await lease.release();
          await db.close();
        },
      };
    } catch (error) {
      await db.close();
      throw error;
    }
  } catch (error) {
    await stop();
    throw error;
  }
}
