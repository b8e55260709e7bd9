import type { Todo } from '@lattice/api/desk/todos';
import { describe, expect, it } from 'vitest';
import { queueGroups } from './queueGroups.ts';

const todo = (id: string, due: string): Todo => ({
  id,
  path: 'event/event',
  title: id,
  detail: '',
  due,
  time: '',
  action: '签收处理',
  link: '',
  isRead: false,
});

describe('the queue of today', () => {
  it('is divided by the clock of the town, whose week ends on Sunday', () => {
    // A Thursday, 17:00 in the town.
    const groups = queueGroups(
      [
        todo('late', '2026-11-19 16:59:59'),
        todo('today', '2026-11-19 17:30:00'),
        todo('night', '2026-11-19 23:59:59'),
        todo('sunday', '2026-11-22 12:00:00'),
        todo('monday', '2026-11-23 08:00:00'),
        todo('never', ''),
      ],
      new Date('2026-11-19T09:00:00Z'),
    );
    expect(
      Object.fromEntries(Object.entries(groups).map(([name, items]) => [name, items.map(({ id }) => id)])),
    ).toEqual({
      overdue: ['late'],
      today: ['today', 'night'],
      week: ['sunday'],
      rest: ['monday', 'never'],
    });
  });

  it('ends the week on the same day on a Sunday', () => {
    const groups = queueGroups([todo('a', '2026-11-23 08:00:00')], new Date('2026-11-22T02:00:00Z'));
    expect(groups.rest).toHaveLength(1);
  });
});
