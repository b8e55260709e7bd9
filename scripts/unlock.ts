/** Frees an account that wrong passwords locked: `npm run unlock -- account [tenant]`, on the server. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../packages/server/src/db/openDatabase.ts';
import { StartError } from '../packages/server/src/errors/StartError.ts';
import { createIds } from '../packages/server/src/id/snowflake.ts';
import { leaseWorker } from '../packages/server/src/id/workerLease.ts';
import { unlockAccount } from '../packages/server/src/start/unlockAccount.ts';
import { root } from './root.ts';

async function unlock([account, tenantId = '000000']: readonly string[]): Promise<string> {
  const { DATABASE_URL: url, DATA_DIR: folder = path.join(root, 'data') } = process.env;
  if (account === undefined) throw new StartError('Say which account: npm run unlock -- admin');
  if (!url && !existsSync(folder))
    throw new StartError(`There is no database in ${folder}; set DATA_DIR or DATABASE_URL as for the server.`);
  const db = await openDatabase({ url, folder });
  try {
    const lease = await leaseWorker(db);
    const told = await unlockAccount(db, { account, tenantId, nextId: createIds(() => lease.worker()) });
    await lease.release();
    return told;
  } finally {
    await db.close();
  }
}

try {
  process.stdout.write(`${await unlock(process.argv.slice(2))}\n`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
