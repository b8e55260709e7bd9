import type { Sql } from '../db/Database.ts';

/** What kinds of start data are remembered entry by entry. */
export type SeedKind = 'menu' | 'dictionary' | 'process';

/**
 * The entries of a kind that were ever put in, ids of their rows by code: what people renamed or removed is not put in
 * again.
 */
export async function seedHistoryOf(sql: Sql, kind: SeedKind): Promise<Map<string, string>> {
  const { rows } = await sql.query<{ code: string; id: string }>(
    'select code, row_id::text as id from sys_seeded where kind = $1',
    [kind],
  );
  return new Map(rows.map(({ code, id }) => [code, id]));
}

/** Remembers entries of a kind, ids of their rows by code; those known already stay as they are. */
export async function recordSeeds(sql: Sql, kind: SeedKind, entries: ReadonlyMap<string, string>): Promise<void> {
  if (entries.size === 0) return;
  await sql.query(
    `insert into sys_seeded (kind, code, row_id)
      select $1, *
      from unnest($2::text[], $3::bigint[]) on conflict do nothing`,
    [kind, [...entries.keys()], [...entries.values()]],
  );
}
