import type { TestDatabase } from '@lattice/server/fixtures/openTestDatabase';
import { loadResources } from '@lattice/server/start/load';
import { json } from './json.ts';
import { maker } from './makeRow.ts';
import { openTown } from './openTown.ts';

/** A town with dictionaries, regions and grids alone, two people who administer it, and what makes its records. */
export async function openSmallTown(database: TestDatabase) {
  const town = await openTown(database, { seeds: ['blade-system/dict', 'blade-system/region', 'grid/grid'] });
  const admin = await town.visit('admin');
  return {
    ...town,
    admin,
    /** Approves what the administrator asked for. */
    manager: await town.visit('manager'),
    make: await maker(town, () => admin, await loadResources()),
    /** The first row that a query gives. */
    one: async <T extends object>(sql: string, params: readonly unknown[] = []) =>
      (await town.db.query<T>(sql, params)).rows[0],
    submit: async (path: string, row: Record<string, unknown>) => admin.ask(`${path}/submit`, json(row)),
  };
}

export type SmallTown = Awaited<ReturnType<typeof openSmallTown>>;
