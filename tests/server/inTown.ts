import { type TestDatabase, oneTestDatabase, testDatabases } from '@lattice/server/fixtures/openTestDatabase';
import { describe } from 'vitest';
import type { Make } from './makeRow.ts';
import type { Town, TownOptions, Visitor } from './openTown.ts';
import { townOf, visitorOf } from './townOf.ts';

/** Accounts of the demo town that visit it in tests. */
type Account =
  | 'admin'
  | 'community'
  | 'counsellor'
  | 'dispatcher'
  | 'editor'
  | 'gridman'
  | 'gridmember'
  | 'leader'
  | 'manager'
  | 'psyadmin'
  | 'reviewer'
  | 'staff';

/** What a suite finds: its town, open while its tests run, and each account that it names, signed in before them. */
interface Found extends Readonly<Record<Account, Visitor>> {
  database: TestDatabase;
  town: Town;
  /** Makes a row of a register as the administrator; gives its id. */
  make: Make;
}

const suiteOn =
  (databases: () => TestDatabase[]) =>
  (name: string, options: TownOptions, suite: (found: Found) => void): void => {
    describe.each(databases())(name, (database) => {
      const town = townOf(database, options);
      const known: Pick<Found, 'database' | 'town' | 'make'> = { database, town, make: town.make };
      suite(
        new Proxy(known as Found, {
          get: (_, key): unknown => Reflect.get(known, key) ?? visitorOf(town, String(key)),
        }),
      );
    });
  };

/** A suite in a demo town of its own on one database, PostgreSQL where there is one; `$name` in its name says which. */
export const inTown = suiteOn(oneTestDatabase);
/** A suite in a demo town of its own on each database, for what depends on SQL and locks. */
export const inEachTown = suiteOn(testDatabases);
