import { expect, it } from 'vitest';
import { isOthers, isSettled, openFields } from './isSettled.ts';
import { gridmemberleaveapproval } from './resources/grid/gridmemberleaveapproval.ts';
import { sealManage } from './resources/project/sealManage.ts';
import { roadinfo } from './resources/source/roadinfo.ts';

it('is what was decided, and what a process decides on', () => {
  expect(isSettled(gridmemberleaveapproval, { leaveStatus: '1' })).toBe(false);
  expect(isSettled(gridmemberleaveapproval, { leaveStatus: '2' })).toBe(true);
  expect(isSettled(sealManage, { status: '5' })).toBe(true);
  expect(isSettled(roadinfo, { id: '1' })).toBe(false);
});

it('leaves open what is filled in later', () => {
  expect(openFields(sealManage, { status: '1' })).toContain('useTime');
  expect(isSettled(sealManage, { status: '1' })).toBe(false);
  expect(openFields(sealManage, { status: '0' })).toBeNull();
});

it('is left to its applicants where people change only their own requests', () => {
  const person = { userId: '7', roles: ['gridmember'], deptIds: [], records: ['9'] };
  const isRefused = (row: Record<string, string>, roles = person.roles) =>
    isOthers(gridmemberleaveapproval, { ...person, roles }, row);
  expect(isRefused({ createUser: '8', gridMemberId: '4' })).toBe(true);
  expect(isRefused({ createUser: '7', gridMemberId: '4' })).toBe(false);
  expect(isRefused({ createUser: '8', gridMemberId: '9' })).toBe(false);
  expect(isRefused({ createUser: '8', gridMemberId: '4' }, ['administrator'])).toBe(false);
  expect(isOthers(roadinfo, person, { createUser: '8' })).toBe(false);
});
