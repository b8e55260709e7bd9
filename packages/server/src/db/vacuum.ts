import type { Result } from './Database.ts';

type Run = (text: string) => Promise<Result<Record<string, unknown>>>;

const neglected = `
  select format('%I.%I', schemaname, relname) as table
  from pg_stat_all_tables
  where schemaname !~ '^pg_toast'
    and (n_dead_tup > 1000 + 0.2 * n_live_tup or n_mod_since_analyze > 1000 + 0.1 * n_live_tup)`;

/**
 * Vacuums and analyzes the tables that changed much, one statement a table, as long as `idle` holds; PGlite has no
 * autovacuum.
 */
export async function vacuum(run: Run, idle: () => boolean): Promise<void> {
  const { rows } = await run(neglected);
  for (const { table } of rows) {
    if (!idle()) return;
    await run(`VACUUM (ANALYZE) ${String(table)}`);
  }
}
