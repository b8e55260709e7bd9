import { get, post } from '@lattice/api/call';
import { expect, it } from 'vitest';
import { somebody, throughGate } from '../../fixtures/gateCall.ts';
import { password } from './password.ts';

const person = somebody({ mustChangePassword: true, roles: ['administrator'] });

it('lets a password be changed', async () => {
  const call = post('update-password', 'query', { access: 'session', openTo: ['passwordChange'] });
  expect(await throughGate(password, { person, call })).toMatchObject({ passed: true });
});

it('refuses every other call with 403 until it is changed', async () => {
  expect(await throughGate(password, { person })).toMatchObject({ passed: false, code: 403 });
  const call = get('mine', { access: 'session', openTo: ['locked', 'guest'] });
  expect(await throughGate(password, { person, call })).toMatchObject({ passed: false, code: 403 });
});

it('lets everybody else pass', async () => {
  expect(await throughGate(password, { person: somebody() })).toMatchObject({ passed: true });
  expect(await throughGate(password)).toMatchObject({ passed: true });
});
