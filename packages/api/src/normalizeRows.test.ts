import { expect, it } from 'vitest';
import { normalizeRows } from './normalizeRows.ts';
import { roadinfo } from './resources/source/roadinfo.ts';

it('reads -1 of a stock server as nothing in references and dictionaries, and elsewhere as it is', () => {
  const own = normalizeRows(roadinfo);
  expect(own({ griddingId: '-1', hazardLevel: -1, routeName: '-1' })).toEqual({
    griddingId: null,
    hazardLevel: null,
    routeName: '-1',
  });
});

it('reads a key of a dictionary that came as a number as text, and leaves other numbers', () => {
  expect(normalizeRows(roadinfo)({ hazardLevel: 1, status: 1 })).toEqual({ hazardLevel: '1', status: 1 });
});

it('reads a number that came as text as a number, and blank text as none', () => {
  const own = normalizeRows(roadinfo);
  expect([own({ routeLength: '2.50' }), own({ routeLength: '' })]).toEqual([
    { routeLength: 2.5 },
    { routeLength: null },
  ]);
});
