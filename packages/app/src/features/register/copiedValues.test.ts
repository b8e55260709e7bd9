import { buildingunit } from '@lattice/api/resources/source/buildingunit';
import { expect, it } from 'vitest';
import { copiedValues } from './copiedValues.ts';

const building = { communityId: '3', floorCount: 6, housesPerFloor: null, griddingId: '9' };

it('takes over what a unit has of the building that it is made for', async () => {
  const asked: unknown[] = [];
  const recordOf = async (...of: readonly [string, string]) => {
    asked.push(of);
    return building;
  };
  expect(await copiedValues(buildingunit, { buildingId: '7' }, recordOf)).toEqual({ communityId: '3', floorCount: 6 });
  expect(new Set(asked.map(String))).toEqual(new Set(['source/buildinginfo,7']));
  expect(await copiedValues(buildingunit, { communityId: '3' }, recordOf)).toEqual({});
  expect(await copiedValues(buildingunit, { buildingId: '7' }, async () => null)).toEqual({});
});
