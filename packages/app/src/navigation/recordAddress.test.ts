import { expect, it } from 'vitest';
import { addressOfRecord, recordAt } from './recordAddress.ts';

it('reads the record of an address, and nothing where there is none', () => {
  expect(recordAt(addressOfRecord('source/roadinfo', '1990000000000000001'))).toEqual({
    path: 'source/roadinfo',
    id: '1990000000000000001',
  });
  expect(recordAt('/blade-user/1990000000000000001')?.path).toBe('blade-user');
  for (const path of ['/', '/source/roadinfo', '/source/roadinfo/index', '/1990000000000000001', '/404'])
    expect(recordAt(path)).toBeNull();
});
