import type { Resource } from '@lattice/api/resource';
import type { Database } from './db/Database.ts';
import type { Seed } from './load.ts';
import { type Column, tableOf } from './table/table.ts';
import { toParameter } from './table/value.ts';

/** Rows of one insert; a statement takes at most 65,535 parameters. */
const BATCH = 500;

/** Puts start data into tables that have no rows yet; each table is filled in one transaction or not at all. */
export async function seedTables(db: Database, resources: ReadonlyMap<string, Resource>, seeds: ReadonlyMap<string, Seed>, options: { demo: boolean; nextId(): string; progress?(label: string): void }): Promise<void> {
  for (const [path, seed] of seeds) {
    const resource = resources.get(path);
    if (resource === undefined) throw new Error(`seeds/${path}.ts has no definition of the same address`);
    if (seed.demo === true && !options.demo) continue;
    const table = tableOf(resource);
    await db.tx(async (sql) => {
      if ((await sql.query(`select 1 from ${table.name} limit 1`)).rows.length > 0) return;
      options.progress?.(resource.label);
      const rows = seed.rows();
      const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => name !== 'id');
      const columns: (Column | undefined)[] = [table.columns.get('id'), ...names.map((name) => table.columns.get(name))];
      if (columns.includes(undefined)) throw new Error(`seeds/${path}.ts fills columns that ${path} does not have: ${names.filter((name) => !table.columns.has(name)).join(', ')}`);
      const known = columns.filter((column) => column !== undefined);
      for (let at = 0; at < rows.length; at += BATCH) {
        const params: unknown[] = [];
        const tuples = rows.slice(at, at + BATCH).map((row) => `(${known.map((column) => `$${params.push(toParameter(column.kind, column.name === 'id' ? (row.id ?? options.nextId()) : (row[column.name] ?? null)))}`).join(', ')})`);
        await sql.query(`insert into ${table.name} (${known.map((column) => `"${column.sql}"`).join(', ')}) values ${tuples.join(', ')}`, params);
      }
    });
  }
}
