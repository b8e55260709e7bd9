import type { Todo } from '@lattice/api/desk/todos';
import { chinaTime } from '../../base/chinaTime.ts';

/** When something is due: past its limit, today, until Sunday, or later and without a limit. */
export type DueGroup = 'overdue' | 'today' | 'week' | 'rest';

const DAY = 86_400_000;

/** Groups of what waits by their limit, in the order of urgency; empty ones are there too. */
export function queueGroups(items: readonly Todo[], now: Date): Record<DueGroup, Todo[]> {
  const moment = chinaTime(now);
  const today = moment.slice(0, 10);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay() || 7;
  const sunday = chinaTime(new Date(now.getTime() + (7 - weekday) * DAY)).slice(0, 10);
  const groups: Record<DueGroup, Todo[]> = { overdue: [], today: [], week: [], rest: [] };
  for (const item of items) {
    const day = item.due.slice(0, 10);
    const group =
      day === '' || day > sunday ? 'rest' : item.due < moment ? 'overdue' : day === today ? 'today' : 'week';
    groups[group].push(item);
  }
  return groups;
}
