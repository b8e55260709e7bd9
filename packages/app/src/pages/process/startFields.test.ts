import { sealManage } from '@lattice/api/resources/project/sealManage';
import { leave } from '@lattice/api/resources/blade-desk/process/leave';
import { expect, it, vi } from 'vitest';
import { startFields } from './startFields.ts';

vi.mock('@lingui/react/macro', () => ({ useLingui: () => ({}) }));

const say = (text: string) => text;
const applicant = { name: 'applicant', label: '申请人' };

it('shows who asks where the record has no field for it, and the days that follow', () => {
  const fields = startFields(leave, ['startTime', 'endTime', 'leaveDays', 'taskUser', 'reason'], say, applicant, true);
  expect(fields.map(({ label, readonly = false }) => [label, readonly])).toEqual([
    ['申请人', true],
    ['开始时间', false],
    ['结束时间', false],
    ['请假天数', true],
    ['审批人员', false],
    ['请假理由', false],
  ]);
});

it('leaves out working days that the server cannot count', () => {
  const names = startFields(leave, ['startTime', 'leaveDays', 'reason'], say, applicant, false).map(({ name }) => name);
  expect(names).toEqual(['applicant', 'startTime', 'reason']);
});

it('leaves the applicant to the record that has one', () => {
  const names = startFields(sealManage, undefined, say, applicant, true).map(({ name }) => name);
  expect(names).toContain('applyUser');
  expect(names).not.toContain('applicant');
  expect(names).not.toContain('approveUser');
});
