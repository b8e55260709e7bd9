import type { FaultCount } from '@lattice/api/supervisionCalls';
import { expect, it } from 'vitest';
import { faultAddress, linesBy } from './faultLines.ts';

const count = (fault: FaultCount['fault'], deptId: string, userId: string, number: number): FaultCount => ({
  fault,
  deptId,
  deptIdName: deptId === '' ? '' : '城市管理办',
  userId,
  userIdName: '',
  count: number,
});

it('adds figures up by department and by person', () => {
  const counts = [
    count('isUnhandled', '302', '1', 2),
    count('isUnhandled', '302', '2', 3),
    count('isKnotty', '302', '1', 1),
    count('isUnaccepted', '', '', 4),
  ];
  expect(linesBy(counts, 'deptId')).toMatchObject([
    { id: '302', isUnhandled: 5, isKnotty: 1, isUnaccepted: 0 },
    { id: '', isUnaccepted: 4 },
  ]);
  expect(linesBy(counts, 'userId').map(({ id, isUnhandled }) => [id, isUnhandled])).toEqual([
    ['1', 2],
    ['2', 3],
    ['', 0],
  ]);
});

it('asks for the very events of a figure', () => {
  const where = (address: string) => new URL(address, 'http://localhost').searchParams.get('where') ?? '';
  const all = [
    ['isKnotty', 'equal', '1'],
    ['reportTime', 'ge', '2026-01-01'],
  ];
  expect(JSON.parse(where(faultAddress('isKnotty', '2026-01-01')))).toEqual(['and', ...all]);
  expect(JSON.parse(where(faultAddress('isKnotty', '2026-01-01', { by: 'deptId', id: '', name: '' })))).toEqual([
    'and',
    ...all,
    ['handleDeptId', 'null', '1'],
  ]);
});
