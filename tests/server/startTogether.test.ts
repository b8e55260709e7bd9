import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabases } from '@lattice/server/fixtures/openTestDatabase';
import { serve } from '@lattice/server/start/serve';
import { describe, expect, it } from 'vitest';

/** Fresh databases on which servers are started together. */
const ROUNDS = Number(process.env.RUNS ?? 2);

const shared = testDatabases().filter(({ name }) => name === 'PostgreSQL');

describe.runIf(shared.length > 0)('servers that start together', () => {
  it.each(Array.from({ length: ROUNDS }, (_, n) => n + 1))(
    'both come up on an empty PostgreSQL, which is filled once: round %i',
    { timeout: 180_000 },
    async () => {
      const db = await (shared[0] as (typeof shared)[number]).open();
      const folders = await Promise.all([1, 2].map(async () => mkdtemp(join(tmpdir(), 'lattice-together-'))));
      try {
        const { rows } = await db.query<{ name: string }>('select current_database() as name');
        const url = new URL(process.env.DATABASE_URL ?? '');
        url.pathname = `/${rows[0]?.name ?? ''}`;
        const started = await Promise.allSettled(
          folders.map(async (folder) =>
            serve(
              {
                DATABASE_URL: url.href,
                PORT: '0',
                DEMO: 'sample',
                DATA_DIR: folder,
                NODE_ENV: 'test',
                ADMIN_PASSWORD: 'Admin@12345',
              },
              () => undefined,
            ),
          ),
        );
        const statuses = await Promise.all(
          started.map(async (one) => {
            if (one.status === 'rejected') return String(one.reason);
            const { status } = await fetch(`${one.value.address}/api/blade-auth/oauth/captcha`);
            await one.value.close();
            return status;
          }),
        );
        expect(statuses).toEqual([200, 200]);
        const { rows: doubled } = await db.query(
          `select account, count(*)::int as n from blade_user
            where is_deleted = 0 group by account having count(*) > 1`,
        );
        expect(doubled).toEqual([]);
        const { rows: licences } = await db.query(
          'select 1 from krd_license group by machine_code having count(*) > 1',
        );
        expect(licences).toEqual([]);
      } finally {
        await db.close();
        await Promise.all(folders.map(async (folder) => rm(folder, { recursive: true, force: true })));
      }
    },
  );
});
