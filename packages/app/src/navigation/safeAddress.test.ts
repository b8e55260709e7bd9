import { expect, it } from 'vitest';
import { safeAddress } from './safeAddress.ts';

it.each([
  ['/source/roadinfo', '/source/roadinfo'],
  ['/source/roadinfo?page=2&routeName=%E6%B8%85%E6%BA%AA', '/source/roadinfo?page=2&routeName=%E6%B8%85%E6%BA%AA'],
  ['/source/populationinfo?phone=13800001111', '/source/populationinfo'],
  ['/source/populationinfo?idCard=33062119800101123X&page=2', '/source/populationinfo?page=2'],
  ['/source/roadinfo?open=view%3A2012345678901234567', '/source/roadinfo?open=view%3A2012345678901234567'],
])('%s is remembered as %s', (address, kept) => {
  expect(safeAddress(address)).toBe(kept);
});
