import type { Resource } from '@lattice/api/resource';
import { townText } from '@lattice/api/townTime';
import type { Database, Sql } from '../db/Database.ts';
import type { Seed } from '../town/Seed.ts';
import { pastRows } from '../town/pastRows.ts';
import type { Scale, Town } from '../town/Town.ts';
import { type Column, tableOf } from '../table/table.ts';

/** Rows of one insert, which travel as one JSON text. */
const BATCH = 2000;

/** How the start data are filled in. */
export interface SeedOptions {
  /** Fills the demo township too. */
  demo: boolean;
  /** How much of the township; default `town`. */
  scale?: Scale;
  /** Last day of the township's records, `yyyy-MM-dd`, until six in the evening; default today, until now. */
  today?: string;
  nextId(): string;
  progress?(label: string): void;
}

async function menuIds(db: Database): Promise<Map<string, string>> {
  const { rows: there } = await db.query<{ there: boolean }>(
    "select to_regclass('blade_system_menu') is not null as there",
  );
  if (there[0]?.there !== true) return new Map();
  const { rows } = await db.query<{ code: string; id: string }>(
    'select code, id::text as id from blade_system_menu where is_deleted = 0',
  );
  return new Map(rows.map(({ code, id }) => [code, id]));
}

/**
 * Type in which a value of the JSON text is read; what stands behind the name of a column's type goes to the table
 * alone.
 */
const typeOf = (column: Column) => column.type.replace(/ (?:primary key|not null).*/s, '');

async function insert(
  sql: Sql,
  table: string,
  columns: readonly Column[],
  rows: readonly Readonly<Record<string, unknown>>[],
  nextId: () => string,
): Promise<void> {
  const names = columns.map((column) => `"${column.sql}"`).join(', ');
  const typed = columns.map((column) => `"${column.sql}" ${typeOf(column)}`).join(', ');
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows
      .slice(at, at + BATCH)
      .map((row) =>
        Object.fromEntries(
          columns.map((column) => [
            column.sql,
            column.name === 'id' ? (row.id ?? nextId()) : (row[column.name] ?? undefined),
          ]),
        ),
      );
    await sql.query(
      `insert into ${table} (${names}) select ${names} from json_to_recordset($1::json) as given (${typed})`,
      [JSON.stringify(batch)],
    );
  }
}

/** Puts start data into tables that have no rows yet; each table is filled in one transaction or not at all. */
export async function seedTables(
  db: Database,
  resources: ReadonlyMap<string, Resource>,
  seeds: ReadonlyMap<string, Seed>,
  options: SeedOptions,
): Promise<void> {
  let isFilled = false;
  const now = townText(Date.now());
  const time = options.today === undefined ? { today: now.slice(0, 10), now } : { today: options.today };
  const town: Town = { scale: options.scale ?? 'town', ...time, menus: await menuIds(db) };
  for (const [path, seed] of seeds) {
    const resource = resources.get(path);
    if (resource === undefined) throw new Error(`seeds/${path}.ts has no definition of the same address`);
    if (seed.demo === true && !options.demo) continue;
    const table = tableOf(resource);
    await db.tx(async (sql) => {
      if ((await sql.query(`select 1 from ${table.name} limit 1`)).rows.length > 0) return;
      options.progress?.(resource.label);
      const rows = seed.demo === true ? pastRows(town, seed.rows(town)) : seed.rows(town);
      const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => name !== 'id');
      const columns: (Column | undefined)[] = [
        table.columns.get('id'),
        ...names.map((name) => table.columns.get(name)),
      ];
      if (columns.includes(undefined))
        throw new Error(
          `seeds/${path}.ts fills columns that ${path} does not ` +
            `have: ${names.filter((name) => !table.columns.has(name)).join(', ')}`,
        );
      isFilled ||= rows.length > 0;
      await insert(
        sql,
        table.name,
        columns.filter((column) => column !== undefined),
        rows,
        () => options.nextId(),
      );
    });
  }
  // Without it the plans for the first minutes are made for empty tables.
  if (isFilled) await db.query('analyze');
}
