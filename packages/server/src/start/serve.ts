import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import type { Server as HttpServer } from 'node:http';
import { join } from 'node:path';
import { pageRoots } from '@lattice/api/pageRoots';
import { setTownZone } from '@lattice/api/townTime';
import { getRequestListener } from '@hono/node-server';
import { behindProxy } from '../http/behindProxy.ts';
import { pageHosts } from '../domain/maps/pageHosts.ts';
import { serveMapFile } from '../domain/maps/mapFile.ts';
import { haltCamera } from '../domain/dispatch/video/haltCamera.ts';
import { watchMoves } from '../domain/dispatch/video/moveWatch.ts';
import { meetingSockets } from '../domain/dispatch/meeting/meetingSockets.ts';
import { createServer } from '../http/createServer.ts';
import type { Environment } from '../call/Environment.ts';
import { definitionFaults } from './definitionFaults.ts';
import { dataDirOf, demoOf, portOf, proxiesOf, settingsOf, zoneOf } from './environment.ts';
import { withStartLock } from './withStartLock.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { StartError } from '../errors/StartError.ts';
import { flowSchema } from '../flow/process/schema.ts';
import { folderStore } from '../files/FileStore.ts';
import { createIds } from '../id/snowflake.ts';
import { leaseWorker } from '../id/workerLease.ts';
import { ensureLicence } from '../domain/licence/ensureLicence.ts';
import { startJobs } from '../schedule/startJobs.ts';
import { loadHandlers, loadJobs, loadResources, loadSeeds } from './load.ts';
import { requestLog } from '../logs/requestLog.ts';
import { seedFirstRun } from './firstRun.ts';
import { seedFlows } from './seedFlows.ts';
import { equalRows } from './equalRows.ts';
import { renewDictionaries } from './renewDictionaries.ts';
import { writeDemoFiles } from '../town/records/demoFiles.ts';
import { seedMenus } from './seedMenus.ts';
import { seedTables } from './seedTables.ts';
import { sessionSchema } from '../session/schema.ts';
import { staticFiles } from '../http/staticFiles.ts';
import { applySchema } from '../table/schema.ts';
import { openHttp } from './openHttp.ts';
import { tlsOf } from './tlsOf.ts';

/** A server that listens. */
export interface Serving {
  address: string;
  close(): Promise<void>;
}

const makeFolder = async (folder: string) => {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw new StartError(
      `The data folder ${folder} cannot be made ` +
        `(${error instanceof Error ? error.message : 'unknown reason'}); choose another with ` +
        'DATA_DIR, or give this account the right to write there.',
    );
  });
};

const listen = (http: HttpServer, port: number, host: string) =>
  new Promise<AddressInfo>((resolve, reject) => {
    http.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Readonly<Record<string, string>> = {
        EADDRINUSE:
          `Port ${port} on ${host} is in use by another program; stop it, or choose another ` +
          `port, such as PORT=${port + 1} npm start.`,
        EACCES: `This account may not listen on port ${port}; choose one above 1024, such as PORT=8080 npm start.`,
        EADDRNOTAVAIL: `This machine has no address ${host}; set HOST to one that it has, such as 127.0.0.1.`,
      };
      reject(new StartError(reasons[error.code ?? ''] ?? `Cannot listen on ${host}:${port}: ${error.message}`));
    });
    http.listen(port, host, () => resolve(http.address() as AddressInfo));
  });

/** First parts of the addresses of pages: of registers, and of pages beside them. */
const rootsOf = (paths: Iterable<string>): ReadonlySet<string> =>
  new Set([...pageRoots, ...[...paths].map((path) => path.split('/')[0] ?? '')]);

/** Starts the product from its environment: database, schema, start data, application and API on one port. */
export async function serve(
  env: Environment,
  say: (line: string) => void = (line) => void process.stdout.write(`${line}\n`),
): Promise<Serving> {
  const [port, host, proxies] = [portOf(env), env.HOST ?? '127.0.0.1', proxiesOf(env)];
  setTownZone(zoneOf(env));
  const dataDir = dataDirOf(env);
  const scale = demoOf(env);
  const demo = scale !== null;
  const tls = tlsOf(env, dataDir, host);
  await makeFolder(dataDir);
  const settings = await settingsOf(env);

  let handle: (request: Request, address: string) => Promise<Response> = async () =>
    new Response('Starting', { status: 503, headers: { 'Retry-After': '1', 'X-Content-Type-Options': 'nosniff' } });
  const answer = getRequestListener(
    (request, { incoming }) => handle(request, 'socket' in incoming ? (incoming.socket.remoteAddress ?? '') : ''),
    { hostname: `${host}:${port}` },
  );
  const { http, stop: stopRenewal } = await openHttp(
    tls,
    (line) => void process.stderr.write(`${line}\n`),
    (incoming, outgoing) => void answer(incoming, outgoing),
  );
  const bound = await listen(http, port, host);
  const stop = async () => {
    stopRenewal();
    http.closeAllConnections();
    await new Promise<void>((resolve) => void http.close(() => resolve()));
  };

  try {
    say(env.DATABASE_URL ? 'Opening the PostgreSQL database …' : `Opening the database in ${dataDir} …`);
    const db = await openDatabase({ url: env.DATABASE_URL, folder: dataDir });
    try {
      const lease = await leaseWorker(db);
      const ids = createIds(() => lease.worker());
      const [resources, handlers, seeds, jobs] = await Promise.all([
        loadResources(),
        loadHandlers(),
        loadSeeds(),
        loadJobs({ env }),
      ]);
      const faults = definitionFaults(resources);
      if (faults.length > 0)
        throw new StartError(
          'Names in definitions (packages/api/src/resources) do not exist, so the server ' +
            `does not start; correct them:\n${faults.join('\n')}`,
        );
      const files = folderStore(join(dataDir, 'files'));
      const log = (line: string) => void process.stderr.write(`${line}\n`);
      const parts = { db, files, settings, resources, handlers, nextId: ids, log };
      const wait = () => say('Waiting for another server that prepares the same database …');
      const account = await withStartLock(db, wait, async () => {
        say('Checking the tables …');
        const isRenewed = await applySchema(db, resources.values(), [sessionSchema, flowSchema]);
        for (const line of isRenewed ? await equalRows(db, resources.values()) : []) say(line);
        await seedMenus(db, resources, ids);
        await seedTables(db, resources, seeds, {
          demo,
          ...(demo && { scale }),
          nextId: ids,
          progress: (label) => say(`Filling ${label} …`),
        });
        await renewDictionaries(db, ids);
        const made = await seedFirstRun(db, {
          nextId: ids,
          now: () => new Date(),
          adminPassword: env.ADMIN_PASSWORD,
          demo,
          dataDir,
          resources,
        });
        if (env.LICENCE !== 'ask') await ensureLicence(db, ids);
        if (demo) await seedFlows(parts);
        return made;
      });
      if (demo) await writeDemoFiles(files);
      const logs = requestLog(parts);
      const server = createServer({ ...parts, logs });
      const meetings = await meetingSockets({ ...parts, proxies });
      http.on('upgrade', meetings.upgrade);
      const moves = await watchMoves(db, haltCamera(parts));
      const schedule = startJobs(jobs, parts);
      const pages = env.STATIC_ROOT
        ? await staticFiles(env.STATIC_ROOT, rootsOf(resources.keys()), () => pageHosts(db, settings))
        : null;
      handle = async (incoming, from) => {
        const { request, address } = behindProxy({ request: incoming, address: from }, proxies);
        const { pathname } = new URL(request.url);
        if (pathname.startsWith('/maps/')) return serveMapFile(request, { db, folder: dataDir, now: new Date() });
        const own = /^\/(api|files)(\/|$)/.test(pathname);
        return (own ? null : await pages?.(request)) ?? server.fetch(request, address);
      };
      const address = `${tls === null ? 'http' : 'https'}://${host.includes(':') ? `[${host}]` : host}:${bound.port}`;
      say(`\nLattice is ready: ${address}`);
      for (const line of account.lines) say(line);
      return {
        address,
        close: async () => {
          moves.close();
          await meetings.close();
          await stop();
          await schedule.stop();
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
