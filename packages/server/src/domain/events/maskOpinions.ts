import { event } from '@lattice/api/resources/event/event';
import { canSeeUnmasked } from '../../access/allow.ts';
import type { Context } from '../../call/Context.ts';
import { findRow } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';
import { maskedValue } from '../../table/value.ts';

/**
 * Entries of an event's course; what the event masks, such as the names of the parties, is masked in their opinions as
 * well, for people who may not see it plainly.
 */
export async function maskOpinions(
  id: string,
  entries: readonly Readonly<Record<string, unknown>>[],
  context: Context,
): Promise<Record<string, unknown>[]> {
  if (canSeeUnmasked(context.person, event)) return [...entries];
  const row = await findRow(tableOf(event), id, context);
  const covers = [...tableOf(event).columns.values()].flatMap(({ field, sql }) => {
    const value = row[sql];
    return field?.sensitive !== undefined && typeof value === 'string' && value.length > 1
      ? [[value, String(maskedValue(field, value))] as const]
      : [];
  });
  const cover = (text: string) => covers.reduce((rest, [value, stars]) => rest.replaceAll(value, stars), text);
  return entries.map((entry) => ({ ...entry, opinion: cover(String(entry.opinion ?? '')) }));
}
