import { get, post } from '@lattice/api/call';
import { expect, it } from 'vitest';
import { somebody, throughGate } from '../../fixtures/gateCall.ts';
import { lock } from './lock.ts';

const unlock = post('unlock', 'body', { access: 'session', openTo: ['locked'] });

it('lets a locked session make the calls that are open to it', async () => {
  expect(await throughGate(lock, { person: somebody({ isLocked: true }), call: unlock })).toMatchObject({
    passed: true,
  });
});

it('refuses every other call of a locked session with 423, also of administrators', async () => {
  const person = somebody({ isLocked: true, roles: ['administrator'] });
  expect(await throughGate(lock, { person })).toMatchObject({ passed: false, code: 423 });
  const guests = get('mine', { access: 'session', openTo: ['guest', 'passwordChange'] });
  expect(await throughGate(lock, { person, call: guests })).toMatchObject({ passed: false, code: 423 });
});

it('lets everybody else pass', async () => {
  expect(await throughGate(lock, { person: somebody() })).toMatchObject({ passed: true });
  expect(await throughGate(lock)).toMatchObject({ passed: true });
});
