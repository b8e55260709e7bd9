import type { ServerParts } from '@lattice/server/call/ServerParts';
import type { TestServer } from '@lattice/server/fixtures/openTestServer';
import { loadHandlers, loadResources } from '@lattice/server/start/load';

/** What the server of a town is made of, for jobs and for what else runs beside the calls. */
export const partsOf = async (town: TestServer, more: Partial<ServerParts> = {}) => ({
  db: town.db,
  files: town.files,
  settings: { quirks: false, test: true },
  resources: await loadResources(),
  handlers: await loadHandlers(),
  nextId: town.nextId,
  now: town.now,
  log: () => undefined,
  ...more,
});
