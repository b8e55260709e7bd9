import { dayFrom, weekdayOf } from '@lattice/api/day';
import { townText } from '@lattice/api/townTime';
import type { Todo } from '@lattice/api/desk/todos';

/** When something is due: past its limit, today, until Sunday, or later and without a limit. */
export type DueGroup = 'overdue' | 'today' | 'week' | 'rest';

/** Groups of what waits by their limit, in the order of urgency; empty ones are there too. */
export function queueGroups(items: readonly Todo[], now: Date): Record<DueGroup, Todo[]> {
  const moment = townText(now);
  const today = moment.slice(0, 10);
  const sunday = dayFrom(today, 7 - weekdayOf(today));
  const groups: Record<DueGroup, Todo[]> = { overdue: [], today: [], week: [], rest: [] };
  for (const item of items) {
    const day = item.due.slice(0, 10);
    const group =
      day === '' || day > sunday ? 'rest' : item.due < moment ? 'overdue' : day === today ? 'today' : 'week';
    groups[group].push(item);
  }
  return groups;
}
