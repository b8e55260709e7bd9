import { expect, it } from 'vitest';
import { evidenceAddress } from './evidence.ts';

it('names the record that is meant, and puts the other conditions together', () => {
  const address = evidenceAddress({
    of: 'event/event',
    proofs: [
      ['gridMemberId', 'equal', '7', '汪**'],
      ['eventStatus', 'in', '5,6'],
      ['reportTime', 'ge', '2026-11-01'],
    ],
  });
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  expect([pathname, searchParams.get('gridMemberId'), searchParams.get('gridMemberIdName')]).toEqual([
    '/event/event',
    '7',
    '汪**',
  ]);
  expect(JSON.parse(searchParams.get('where') ?? '')).toEqual([
    'and',
    ['eventStatus', 'in', '5,6'],
    ['reportTime', 'ge', '2026-11-01'],
  ]);
  expect(evidenceAddress('/grid/gridmember/7')).toBe('/grid/gridmember/7');
});
