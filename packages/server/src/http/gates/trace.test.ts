import { expect, it } from 'vitest';
import { Refusal } from '../../errors/Refusal.ts';
import { throughGate } from '../../fixtures/gateCall.ts';
import { say } from '../../words/say.ts';
import { trace } from './trace.ts';

it('notes a call that was answered, with its status and time', async () => {
  const { response, noted, logged } = await throughGate(trace, { init: { headers: { 'User-Agent': 'browser' } } });
  expect(response?.status).toBe(200);
  expect(noted).toMatchObject([{ name: 'called', status: 200, uri: '/api/source/road/page', userAgent: 'browser' }]);
  expect(noted[0]?.milliseconds).toBeGreaterThanOrEqual(0);
  expect(noted[0]?.error).toBeUndefined();
  expect(logged).toEqual([]);
});

it('answers a refusal with its code and reason, in the language of the request', async () => {
  const behind = () => Promise.reject(new Refusal(423, say`屏幕已锁定，请先解锁`));
  const { response, noted } = await throughGate(trace, { behind, init: { headers: { 'Accept-Language': 'en' } } });
  expect(response?.status).toBe(423);
  expect(await response?.json()).toMatchObject({
    code: 423,
    success: false,
    msg: 'The screen is locked. Unlock it first',
  });
  expect(noted).toMatchObject([{ status: 423 }]);
});

it('answers any other error with 500, logs it, and tells only its number', async () => {
  const behind = () => Promise.reject(new Error('column "secret" is missing'));
  const { response, logged, call } = await throughGate(trace, { behind });
  const body = (await response?.json()) as { msg: string };
  expect(response?.status).toBe(500);
  expect(body.msg).toContain(call.traceId);
  expect(body.msg).not.toContain('secret');
  expect(logged.join()).toContain(call.traceId);
  expect(logged.join()).toContain('secret');
});
