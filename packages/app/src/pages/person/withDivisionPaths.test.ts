import { expect, it } from 'vitest';
import { withDivisionPaths } from './withDivisionPaths.ts';

const fields = [
  { name: 'householdRegion', kind: 'region' as const },
  { name: 'currentRegion', kind: 'region' as const },
  { name: 'birthRegion', kind: 'region' as const },
  { name: 'personName', kind: 'text' as const },
];
const row = {
  id: '1',
  householdRegion: '9801',
  householdRegionName: '云岚市',
  currentRegion: '77',
  currentRegionName: '别处',
  birthRegion: '',
  personName: '张三',
};
const wayTo = async (code: string) =>
  code === '77'
    ? Promise.reject(new Error('offline'))
    : [
        { code: '98', name: '云岚省' },
        { code: '9801', name: '云岚市' },
      ];

it('names divisions by their whole way, and keeps the name of one whose way is not found', async () => {
  expect(await withDivisionPaths(fields, row, wayTo)).toEqual({ ...row, householdRegionName: '云岚省 / 云岚市' });
});
