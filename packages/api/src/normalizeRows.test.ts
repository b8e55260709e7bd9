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
