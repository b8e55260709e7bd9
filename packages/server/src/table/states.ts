import { townDay } from '@lattice/api/townTime';
import { type KnownRow, type Mover, barredBy, daySince, moveRefusal } from '@lattice/api/moveRefusal';
import { type States, statesOf } from '@lattice/api/resource';
import type { Issue } from '@lattice/api/rules';
import { recordsOf } from '../access/recordsOf.ts';
import type { Context } from '../call/Context.ts';
import type { Sql } from '../db/Database.ts';
import type { Table } from './table.ts';
import { dictionaryWord } from '../words/dataWords.ts';

/** Who asks for a move, as `moveRefusal` knows people. */
export const moverOf = ({ person, system, now }: Pick<Context, 'person' | 'system' | 'now'>): Mover => ({
  userId: person?.userId ?? '',
  roles: person?.roles ?? [],
  deptIds: (person?.deptId ?? '').split(',').filter((id) => id !== ''),
  today: townDay(now()),
  ...(system === true && { system }),
});

/** The fields of a table that change by moves alone. */
export const stateFields = (table: Table): ReadonlySet<string> =>
  new Set(statesOf(table.resource).map(({ field }) => field));

async function words(sql: Sql, table: Table, field: string, key: string, { language }: Context): Promise<string> {
  const word = dictionaryWord(language);
  const { rows } = await sql.query<{ word: string }>(
    `select ${word} as word from blade_system_dict where code = $1 and dict_key = $2 and is_deleted = 0 limit 1`,
    [table.resource.fields[field]?.dict ?? '', key],
  );
  return rows[0]?.word ?? key.slice(0, 20);
}

/** A stored row by the names of the wire. */
const knownRow = (table: Table, stored: Readonly<Record<string, unknown>>): KnownRow =>
  Object.fromEntries([...table.columns.values()].map((column) => [column.name, stored[column.sql] ?? '']));

/**
 * What stands against a change of state of a locked row by a call: no such move, or one that is not the person's to
 * make; null when it is fine.
 */
export async function refusedMove(
  sql: Sql,
  table: Table,
  { field, moves }: States,
  change: { from: string; to: string; call: string },
  stored: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<Issue | null> {
  const found = moves.filter(({ from, to, call }) => from === change.from && to === change.to && call === change.call);
  const { resource } = table;
  const mover = {
    ...moverOf(context),
    ...(found.some(({ approval }) => approval) && {
      records: await recordsOf(sql, context.person?.userId ?? null, context),
    }),
  };
  const row = knownRow(table, stored);
  const refusals = found.map((move) => moveRefusal(resource, move, mover, row));
  if (refusals.includes(null)) return null;
  const rule = refusals.find((refusal) => refusal !== null) ?? 'move';
  const [from, to] = [
    await words(sql, table, field, change.from, context),
    await words(sql, table, field, change.to, context),
  ];
  const early = rule === 'moveEarly' ? found.find((move) => daySince(move, row) !== '') : undefined;
  const other = early?.since ?? barredBy(resource, mover, row);
  return {
    field,
    rule,
    params: { from, to, ...(other !== undefined && { other }), ...(early && { day: daySince(early, row) }) },
  };
}
