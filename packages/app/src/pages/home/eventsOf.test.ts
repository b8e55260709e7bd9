import { describe, expect, it } from 'vitest';
import { readView } from '../../../../ui/src/CrudTable/views/viewAddress.ts';
import { eventsOf } from './eventsOf.ts';

const viewOf = (address: string) => readView(new URL(address, 'http://town').searchParams);

describe('the way from a figure to its events', () => {
  const { today, open, overdue } = eventsOf(new Date('2026-11-20T16:30:00Z'));

  it('is an address that the list reads as its filters', () => {
    expect(viewOf(overdue)).toMatchObject({
      filters: { isOverdue: '1' },
      where: { join: 'and', conditions: [{ field: 'eventStatus', operator: 'in', value: '1,2,3,4' }] },
    });
    expect(viewOf(open)).toMatchObject({
      filters: {},
      where: { conditions: [{ field: 'eventStatus', operator: 'in', value: '1,2,3,4' }] },
    });
  });

  it('takes the day of the town, not of the browser', () => {
    expect(viewOf(today).filters).toEqual({ reportTimeFrom: '2026-11-21', reportTimeTo: '2026-11-21' });
  });
});
