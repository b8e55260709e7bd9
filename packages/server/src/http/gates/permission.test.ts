import { crud } from '@lattice/api/call';
import { expect, it } from 'vitest';
import { somebody, throughGate } from '../../fixtures/gateCall.ts';
import { permission } from './permission.ts';

const may = (...codes: string[]) => somebody({ permissions: new Set(codes) });

it('refuses with 403 what nothing grants', async () => {
  expect(await throughGate(permission, { person: somebody() })).toMatchObject({ passed: false, code: 403 });
  expect(await throughGate(permission, { person: may('road_view'), call: crud.remove })).toMatchObject({ code: 403 });
  expect(await throughGate(permission)).toMatchObject({ passed: false, code: 403 });
});

it('lets pass who holds the permission', async () => {
  expect(await throughGate(permission, { person: may('road_view') })).toMatchObject({ passed: true });
});

it('lets a save pass for who may add or edit, and reads no body to know', async () => {
  for (const code of ['road_add', 'road_edit'])
    expect(
      await throughGate(permission, { person: may(code), call: crud.submit, init: { body: 'no JSON' } }),
    ).toMatchObject({ passed: true });
  const { code, call } = await throughGate(permission, {
    person: may('road_view'),
    call: crud.submit,
    init: { body: 'no JSON' },
  });
  expect([code, call.request.bodyUsed]).toEqual([403, false]);
});

it('asks nothing of an open call', async () => {
  expect(await throughGate(permission, { isOpen: true })).toMatchObject({ passed: true });
});
