import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, messages, protocol } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { ltree } from '@electric-sql/pglite/contrib/ltree';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { PgliteMessage, PgliteRequest, PgliteWorkerData } from './pgliteMessages.ts';
import type { Reply } from './transaction.ts';
import { valueParser } from './values.ts';

const { serialize } = protocol;
const { folder, template, zone, modules } = workerData as PgliteWorkerData;

const empty = folder === undefined || !existsSync(join(folder, 'PG_VERSION'));

const database = await PGlite.create({
  ...modules,
  ...(folder === undefined ? {} : { dataDir: folder }),
  ...(template !== undefined && empty ? { loadDataDir: new Blob([await readFile(template)]) } : {}),
  extensions: { btree_gist, ltree, pg_trgm },
  startParams: [...PGlite.defaultStartParams, '-c', `TimeZone=${zone}`, '-c', 'DateStyle=ISO'],
});

function tell(message: PgliteMessage): void {
  parentPort?.postMessage(message);
}

function joined(parts: Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

async function run(text: string, params: (string | null)[]): Promise<Reply> {
  const received = await database.execProtocolStream(
    joined([
      serialize.parse({ text }),
      serialize.bind({ values: params }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
      serialize.sync(),
    ]),
  );
  let columns: { name: string; parse: (text: string) => unknown }[] = [];
  const rows: Record<string, unknown>[] = [];
  let tag = '';
  for (const message of received) {
    if (message instanceof messages.RowDescriptionMessage) {
      columns = message.fields.map((field) => ({ name: field.name, parse: valueParser(field.dataTypeID) }));
    } else if (message instanceof messages.DataRowMessage) {
      const { fields } = message;
      rows.push(
        Object.fromEntries(
          columns.map(({ name, parse }, index) => {
            const field = fields[index] ?? null;
            return [name, field === null ? null : parse(field)];
          }),
        ),
      );
    } else if (message instanceof messages.CommandCompleteMessage) {
      tag = message.text;
    }
  }
  return { rows, count: Number(tag.slice(tag.lastIndexOf(' ') + 1)) || 0, command: tag.split(' ')[0] ?? '' };
}

const nothing: Reply = { rows: [], count: 0, command: '' };

async function answer(request: PgliteRequest): Promise<Reply> {
  if (request.ask === 'run') return run(request.text, request.params);
  if (request.ask === 'script') await database.execProtocolStream(serialize.query(request.text));
  if (request.ask === 'close') await database.close();
  if (request.ask === 'dump') {
    const dump = await database.dumpDataDir('none');
    await writeFile(`${request.path}.${process.pid}`, dump.stream());
    await rename(`${request.path}.${process.pid}`, request.path);
  }
  return nothing;
}

async function serve(request: PgliteRequest): Promise<void> {
  try {
    tell({ tell: 'reply', id: request.id, reply: await answer(request) });
  } catch (error) {
    if (!(error instanceof messages.DatabaseError)) throw error;
    const { code = 'XX000', message, constraint, detail, table, column } = error;
    tell({ tell: 'refused', id: request.id, code, message, facts: { constraint, detail, table, column } });
  }
}

let turn = Promise.resolve();
database.onNotification((channel, payload) => tell({ tell: 'notification', channel, payload }));
parentPort?.on('message', (request: PgliteRequest) => {
  turn = turn.then(() => serve(request));
});
tell({ tell: 'ready' });
