import type { WorkingPart, WorkingTime } from '@lattice/api/workingTime';
import type { Sql } from '../../db/Database.ts';
import { isPublicWorkday } from './isPublicWorkday.ts';

/** Hours of a town that says none of its own. */
const USUAL: Readonly<Record<'morning' | 'afternoon', string>> = { morning: '08:30-12:00', afternoon: '14:00-17:30' };

/** When a town works that says nothing of its own. */
export const usualWorkingTime: WorkingTime = {
  parts: Object.values(USUAL).map((span) => ({ from: span.slice(0, 5), to: span.slice(6) })),
  isWorkingDay: isPublicWorkday,
};

const partOf = (text: string): WorkingPart | null => {
  const [, from = '', to = ''] = /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(text.trim()) ?? [];
  return from !== '' && from < to ? { from, to } : null;
};

const daysIn = (text = ''): ReadonlySet<string> => new Set(text.match(/\d{4}-\d{2}-\d{2}/g));

/**
 * When a tenant works: the public calendar of China, with what the system parameters say of the town.
 * `workingHours.morning` and `workingHours.afternoon` are spans such as 08:30-12:00, `workingHours.daysOff` and
 * `workingHours.daysOn` lists of days; a span that is none counts as the usual one.
 */
export async function workingTimeOf(sql: Pick<Sql, 'query'>, tenantId: string): Promise<WorkingTime> {
  const { rows } = await sql.query<{ key: string; value: string }>(
    `select param_key as key, coalesce(param_value, '') as value
      from blade_system_param
      where tenant_id = $1 and param_key like 'workingHours.%' and is_deleted = 0`,
    [tenantId],
  );
  const said = new Map(rows.map(({ key, value }) => [key.slice('workingHours.'.length), value]));
  const [off, on] = [daysIn(said.get('daysOff')), daysIn(said.get('daysOn'))];
  const part = (name: 'morning' | 'afternoon') => partOf(said.get(name) ?? '') ?? partOf(USUAL[name]);
  return {
    parts: [part('morning'), part('afternoon')].filter((one) => one !== null),
    isWorkingDay: (day) => on.has(day) || (!off.has(day) && isPublicWorkday(day)),
  };
}
