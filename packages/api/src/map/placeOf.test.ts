import { expect, test } from 'vitest';
import { event } from '../resources/event/event.ts';
import { titleransaction } from '../resources/project/titleransaction.ts';
import { buildingunit } from '../resources/source/buildingunit.ts';
import { populationinfo } from '../resources/source/populationinfo.ts';
import { roadinfo } from '../resources/source/roadinfo.ts';
import { keypersonnelaids } from '../resources/source/keypersonnelaids.ts';
import { legendFieldOf } from './legendFieldOf.ts';
import { hasMap, placeOf, showsPeople } from './placeOf.ts';

test('a place is a point with its outline, an outline, or that of a record', () => {
  expect(placeOf(event)).toEqual({ kind: 'point', lng: 'lng', lat: 'lat' });
  expect(placeOf(titleransaction)).toEqual({ kind: 'point', lng: 'lng', lat: 'lat', outline: 'coordinateRange' });
  expect(placeOf(roadinfo)).toEqual({ kind: 'outline', outline: 'geom' });
  expect(placeOf(populationinfo)).toEqual({ kind: 'reference', through: 'houseId', to: 'source/houseinfo' });
  expect(placeOf(buildingunit)).toMatchObject({ through: 'buildingId' });
});

test('a register without a place has no map', () => {
  expect(placeOf(keypersonnelaids)).toBeNull();
  expect(hasMap(keypersonnelaids)).toBe(false);
  expect(hasMap(event)).toBe(true);
});

test('residents are people, their houses are not', () => {
  expect(showsPeople(populationinfo)).toBe(true);
  expect(showsPeople(buildingunit)).toBe(false);
});

test('the legend is the state, else a choice of the list', () => {
  expect(legendFieldOf(event)).toBe('eventStatus');
  expect(legendFieldOf({ fields: {} })).toBeUndefined();
});
