import type { TestDatabase } from '@lattice/server/fixtures/openTestDatabase';
import { json } from './json.ts';
import { townOf } from './townOf.ts';

/** What a town is filled with that has dictionaries, regions and grids alone. */
export const SMALL = ['blade-system/dict', 'blade-system/region', 'grid/grid'];

/** A small town for the tests of a suite, with two people who administer it. */
export async function openSmallTown(database: TestDatabase) {
  const town = await townOf(database, { seeds: SMALL });
  const admin = await town.visit('admin');
  return {
    ...town,
    admin,
    /** Approves what the administrator asked for. */
    manager: await town.visit('manager'),
    submit: async (path: string, row: Record<string, unknown>) => admin.ask(`${path}/submit`, json(row)),
  };
}

export type SmallTown = Awaited<ReturnType<typeof openSmallTown>>;
