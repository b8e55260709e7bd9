import { readTownMoment } from '@lattice/api/townTime';
import type { CrudField } from '../CrudField.ts';
import type { CrudRow } from '../DataSource.ts';

/**
 * Milliseconds that are left until a record is due, below 0 where it is late; null where nothing is to be done about
 * it. Moments are those of the town; a day ends with its last second.
 */
export function timeLeft(
  { name, due }: Pick<CrudField, 'name' | 'due'>,
  row: CrudRow,
  now = Date.now(),
): number | null {
  const text = row[name];
  if (due === undefined || typeof text !== 'string' || text === '') return null;
  if (due !== true && !due.open.includes(String(row[due.field] ?? ''))) return null;
  const moment = readTownMoment(text.length > 10 ? text : `${text} 23:59:59`);
  return moment === null ? null : moment.getTime() - now;
}

/** The mark of rows by how much time is left; undefined where no field says. */
export function dueTone(fields: readonly CrudField[]): ((row: CrudRow) => 'critical' | undefined) | undefined {
  const field = fields.find(({ due }) => due !== undefined);
  if (field === undefined) return undefined;
  return (row) => ((timeLeft(field, row) ?? 0) < 0 ? 'critical' : undefined);
}
