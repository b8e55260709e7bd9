import { expect, it } from 'vitest';
import { type Gate, walk } from './Gate.ts';
import { throughGate } from '../../fixtures/gateCall.ts';
import { gates } from './gates.ts';

const noting =
  (name: string, order: string[]): Gate =>
  async (_call, _server, next) => {
    order.push(`${name} in`);
    const response = await next();
    order.push(`${name} out`);
    return response;
  };

it('are passed in their order, and left in the opposite one', async () => {
  const order: string[] = [];
  const row: Gate = (call, server, next) => walk([noting('a', order), noting('b', order)], call, server, next);
  expect(await throughGate(row)).toMatchObject({ passed: true });
  expect(order).toEqual(['a in', 'b in', 'b out', 'a out']);
});

it('stop at the first one that refuses', async () => {
  const row: Gate = (call, server, next) => walk(gates, call, server, next);
  const { passed, response, call } = await throughGate(row, { init: { method: 'POST', body: 'x' }, isOpen: false });
  expect([passed, response?.status, call.request.bodyUsed]).toEqual([false, 401, false]);
});
