import { eventhandover } from '@lattice/api/resources/event/eventhandover';
import { roadinfo } from '@lattice/api/resources/source/roadinfo';
import { expect, it } from 'vitest';
import { mayStart } from './mayStart.ts';

it.each([
  [['gridmember'], true],
  [['window', 'dispatcher'], true],
  [['window'], false],
  [['administrator'], true],
  [[], false],
])('reads the roles %o', (roles, may) => {
  expect(mayStart(eventhandover, roles)).toBe(may);
});

it('is never so where no process decides', () => {
  expect(mayStart(roadinfo, ['gridmember'])).toBe(false);
});
