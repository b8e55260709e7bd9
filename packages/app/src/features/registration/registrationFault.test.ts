import { expect, it } from 'vitest';
import { registrationFault } from './registrationFault.ts';

const good = { tenantId: '000000', name: '王五', account: 'wangwu', password: 'Qing-He#31', password2: 'Qing-He#31' };
const none = { tenantId: '', name: '', account: '', password: '', password2: '' };

it.each([
  [none, 'tenantId'],
  [{ ...none, tenantId: '000000' }, 'account'],
  [{ ...none, tenantId: '000000', account: 'wangwu' }, 'password'],
  [{ ...good, password2: '' }, 'password'],
  [{ ...good, password2: 'Qing-He#32' }, 'different'],
  [good, null],
])('of %j names %s', (values, fault) => {
  expect(registrationFault(values)).toBe(fault);
});
