import { expect, it } from 'vitest';
import { filterOrder } from './filterOrder.ts';
import { event } from './resources/event/event.ts';
import { roadinfo } from './resources/source/roadinfo.ts';

it('puts the state first, then the name, what is typed or from a dictionary, the grid, other trees last', () => {
  const inEvents = filterOrder(event);
  const kindOf = (name: string) => Object.entries(event.fields).find(([one]) => one === name)?.[1].kind ?? '';
  expect(inEvents.slice(0, 2)).toEqual(['eventStatus', 'eventTitle']);
  expect(new Set(inEvents).size).toBe(inEvents.length);
  const firstTree = inEvents.findIndex((name) => ['ref', 'dept', 'user'].includes(kindOf(name)));
  expect(inEvents[firstTree]).toBe('griddingId');
  expect(inEvents.slice(firstTree).every((name) => kindOf(name) !== 'dict')).toBe(true);
  expect(filterOrder(roadinfo).at(0)).toBe('routeName');
});
