import { expect, it } from 'vitest';
import type { CodedActivity, VolunteerTurn } from '@lattice/api/volunteerCalls';
import { stepsFor, stepsHere } from './stepsFor.ts';

const stands = (status: string) => ({ status }) as VolunteerTurn;

it('offers what it is the time for, and what fits once it is known who asks', () => {
  const before = ['look', 'signUp', 'cancel'];
  expect(stepsFor(before, null)).toEqual(['signUp', 'look']);
  expect(stepsFor(before, stands(''))).toEqual(['signUp', 'look']);
  expect(stepsFor(before, stands('0'))).toEqual(['cancel', 'look']);
  const during = ['look', 'checkIn', 'checkOut'];
  expect(stepsFor(during, null)).toEqual(['checkIn', 'checkOut', 'look']);
  expect(stepsFor(during, stands('1'))).toEqual(['checkOut', 'look']);
  expect(stepsFor(['look'], stands('3'))).toEqual(['look']);
});

it('checks in and out where the code of the screen there was scanned, if it changes', () => {
  const activity = { isLive: true, ticket: '', steps: ['look', 'checkIn', 'checkOut'] } as unknown as CodedActivity;
  expect(stepsHere(activity)).toEqual(['look']);
  expect(stepsHere({ ...activity, ticket: 'x' })).toEqual(['look', 'checkIn', 'checkOut']);
  expect(stepsHere({ ...activity, isLive: false })).toEqual(['look', 'checkIn', 'checkOut']);
});
