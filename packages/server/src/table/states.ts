import { type Move, type States, statesOf } from '@lattice/api/resource';
import type { Issue } from '@lattice/api/rules';
import type { Context } from '../Context.ts';
import type { Sql } from '../db/Database.ts';
import type { Table } from './table.ts';

/** True when a person may make a move: its roles name one of the person's, or who made the record, or it names none. Moves of the server itself are open to nobody else. */
export function mayMove([, , call, , roles]: Move, { person, system }: Pick<Context, 'person' | 'system'>, isCreator = false): boolean {
  if (roles === undefined) return true;
  if (system === true) return call === 'system' || roles.includes('system');
  if (roles.every((role) => role === 'system')) return false;
  return person !== null && (person.roles.includes('administrator') || (isCreator && roles.includes('creator')) || person.roles.some((role) => roles.includes(role)));
}

/** The fields of a table that change by moves alone. */
export const stateFields = (table: Table): ReadonlySet<string> => new Set(statesOf(table.resource).map(({ field }) => field));

async function words(sql: Sql, table: Table, field: string, key: string, { language }: Context): Promise<string> {
  const word = language === 'en' ? "coalesce(nullif(dict_value_en, ''), dict_value)" : 'dict_value';
  const { rows } = await sql.query<{ word: string }>(`select ${word} as word from blade_system_dict where code = $1 and dict_key = $2 and is_deleted = 0 limit 1`, [table.resource.fields[field]?.dict ?? '', key]);
  return rows[0]?.word ?? key.slice(0, 20);
}

/** What stands against a change of state by a call: no such move, or one that other roles make; null when it is fine. */
export async function refusedMove(sql: Sql, table: Table, { field, moves }: States, change: { from: string; to: string; call: string; isCreator?: boolean }, context: Context): Promise<Issue | null> {
  const found = moves.filter(([from, to, call]) => from === change.from && to === change.to && call === change.call);
  if (found.some((move) => mayMove(move, context, change.isCreator))) return null;
  const [from, to] = [await words(sql, table, field, change.from, context), await words(sql, table, field, change.to, context)];
  return { field, rule: found.length > 0 ? 'moveRole' : 'move', params: { from, to } };
}
