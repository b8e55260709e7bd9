import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTownZone } from '@lattice/api/townTime';
import { afterEach, expect, it } from 'vitest';
import { testDatabases } from '../fixtures/openTestDatabase.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

let folder = '';
afterEach(async () => {
  setTownZone('Asia/Shanghai');
  if (folder !== '') await rm(folder, { recursive: true, force: true });
});

const asked = `select current_setting('TimeZone') as zone, '2026-11-28 12:00:00'::timestamptz::text as noon,
  '2026-11-28T20:00:00Z'::timestamptz::date::text as day`;
const towns = [
  { zone: 'Asia/Shanghai', noon: '2026-11-28 12:00:00+08', day: '2026-11-29' },
  { zone: 'Pacific/Honolulu', noon: '2026-11-28 12:00:00-10', day: '2026-11-28' },
];

it.each(towns)(
  'sessions of PGlite are in the zone of the town, whatever the database is set to: $zone',
  async (town) => {
    setTownZone(town.zone);
    folder = await mkdtemp(join(tmpdir(), 'lattice-zone-'));
    const template = join(folder, 'dump.tar');
    const first = await openPglite();
    await first.script("alter database postgres set timezone to 'America/New_York'");
    expect((await first.query(asked)).rows).toEqual([town]);
    await first.dump(template);
    await first.close();
    const second = await openPglite({ template });
    expect((await second.query(asked)).rows).toEqual([town]);
    await second.close();
  },
);

const postgres = testDatabases().filter(({ name }) => name === 'PostgreSQL');
it.each(postgres.flatMap(({ open }) => towns.map((town) => ({ ...town, open }))))(
  'sessions of PostgreSQL are in the zone of the town, whatever the database is set to: $zone',
  async ({ open, ...town }) => {
    setTownZone(town.zone);
    const first = await open();
    const { rows } = await first.query<{ name: string }>('select current_database() as name');
    const name = rows[0]?.name ?? '';
    await first.script(`alter database "${name}" set timezone to 'America/New_York'`);
    const url = new URL(process.env['DATABASE_URL'] ?? '');
    url.pathname = `/${name}`;
    const second = await openPostgres({ url: url.href });
    expect((await second.query(asked)).rows).toEqual([town]);
    await second.close();
    await first.close();
  },
);
