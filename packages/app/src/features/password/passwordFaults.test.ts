import { expect, it } from 'vitest';
import { passwordFaults } from './passwordFaults.ts';

const good = { oldPassword: 'Alt#2025x', newPassword: 'Qing-He#31', newPassword1: 'Qing-He#31' };

it.each([
  [good, false, {}],
  [
    { oldPassword: '', newPassword: '', newPassword1: '' },
    true,
    { oldPassword: 'oldPassword', newPassword: 'newPassword', newPassword1: 'newPassword1' },
  ],
  [good, true, { newPassword: 'weak' }],
  [{ ...good, oldPassword: good.newPassword }, false, { newPassword: 'same' }],
  [{ ...good, newPassword1: 'Qing-He#32' }, false, { newPassword1: 'different' }],
])('finds in %j, weak %j, %j', (values, isWeak, faults) => {
  expect(passwordFaults(values, isWeak)).toEqual(faults);
});
