import { expect, it } from 'vitest';
import { StartError } from '../errors/StartError.ts';
import { zoneOf } from './environment.ts';

it.each([
  [{}, 'Asia/Shanghai'],
  [{ TIME_ZONE: '' }, 'Asia/Shanghai'],
  [{ TIME_ZONE: 'Asia/Urumqi' }, 'Asia/Urumqi'],
])('the zone of the town is read: %j', (env, zone) => {
  expect(zoneOf(env)).toBe(zone);
});

it.each(['北京', '+08:00', 'Asia/Nowhere'])('a zone that does not exist is told at the start: %s', (zone) => {
  expect(() => zoneOf({ TIME_ZONE: zone })).toThrow(StartError);
  expect(() => zoneOf({ TIME_ZONE: zone })).toThrow(`TIME_ZONE is "${zone}", which is no zone`);
});
