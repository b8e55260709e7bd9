import { crud, post } from '@lattice/api/call';
import { expect, it } from 'vitest';
import { somebody, throughGate } from '../../fixtures/gateCall.ts';
import { input } from './input.ts';

const may = (...codes: string[]) => somebody({ permissions: new Set(codes) });
const json = (body: unknown): RequestInit => ({
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

it('reads the parameters from where the call has them', async () => {
  const inQuery = await throughGate(input, { person: may('road_view'), query: '?current=2' });
  expect([inQuery.passed, inQuery.call.input]).toEqual([true, { current: '2' }]);
  const inBody = await throughGate(input, { person: may('road_add'), call: crud.submit, init: json({ name: '东街' }) });
  expect([inBody.passed, inBody.call.input]).toEqual([true, { name: '东街' }]);
});

it('refuses with 403 who may add and edits, or may edit and adds', async () => {
  const call = crud.submit;
  expect(await throughGate(input, { person: may('road_add'), call, init: json({ id: '1' }) })).toMatchObject({
    passed: false,
    code: 403,
  });
  expect(await throughGate(input, { person: may('road_edit'), call, init: json({}) })).toMatchObject({
    passed: false,
    code: 403,
  });
  expect(await throughGate(input, { person: may('road_edit'), call, init: json({ id: '1' }) })).toMatchObject({
    passed: true,
  });
});

it('refuses parameters that cannot be read', async () => {
  const person = may('road_view', 'road_add');
  expect(await throughGate(input, { person, query: '?a=1&a=2' })).toMatchObject({ passed: false, code: 400 });
  expect(await throughGate(input, { person, call: crud.submit, init: { body: '{}' } })).toMatchObject({ code: 415 });
  expect(await throughGate(input, { person, call: crud.submit, init: json([1]) })).toMatchObject({ code: 400 });
});

it('reads the parameters of an open call from anybody', async () => {
  const call = post('report', 'query', { access: 'anonymous' });
  expect(await throughGate(input, { call, query: '?a=1' })).toMatchObject({
    passed: true,
    call: { input: { a: '1' } },
  });
});
