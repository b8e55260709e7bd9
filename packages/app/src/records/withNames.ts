import type { Fields } from '@lattice/api/field';
import { referencePaths } from '@lattice/api/referencePaths';
import type { CrudRow } from '@lattice/ui/CrudTable';
import { idsIn, nameKeyOf, namelessFields } from './rowsIn.ts';

/**
 * Rows that say what their references are called, as our server's do. For rows that do not, as those of stock servers,
 * the names are asked for in one
 * question a register; ids of records that nobody may read, or that are gone, are left out of the words.
 */
export async function withNames(
  fields: Fields,
  rows: readonly CrudRow[],
  labels: (path: string, ids: readonly string[]) => Promise<Readonly<Record<string, string>>>,
): Promise<CrudRow[]> {
  const nameless = namelessFields(fields, rows).map(([name, { kind, to }]) => ({
    name,
    path: referencePaths[to ?? kind] ?? to ?? kind,
  }));
  if (nameless.length === 0) return [...rows];
  const wanted = new Map<string, Set<string>>();
  for (const { name, path } of nameless)
    for (const row of rows)
      for (const id of row[nameKeyOf(name)] === undefined ? idsIn(row[name]) : [])
        wanted.set(path, (wanted.get(path) ?? new Set()).add(id));
  const known = new Map<string, Readonly<Record<string, string>>>(
    await Promise.all(
      Array.from(wanted, async ([path, ids]) => [path, await labels(path, [...ids].sort()).catch(() => ({}))] as const),
    ),
  );
  const nameOf = (path: string, id: string) => known.get(path)?.[id];
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(
      nameless
        .filter(({ name }) => row[nameKeyOf(name)] === undefined && idsIn(row[name]).length > 0)
        .map(({ name, path }) => [
          nameKeyOf(name),
          idsIn(row[name])
            .flatMap((id) => nameOf(path, id) ?? [])
            .join('、'),
        ]),
    ),
  }));
}
