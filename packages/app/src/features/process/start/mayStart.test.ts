import { eventhandover } from '@lattice/api/resources/event/eventhandover';
import { roadinfo } from '@lattice/api/resources/source/roadinfo';
import { describe, expect, it } from 'vitest';
import { mayStart } from './mayStart.ts';

describe('mayStart', () => {
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
});
