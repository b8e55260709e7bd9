import { describe, expect, it } from 'vitest';
import { behindProxy } from './behindProxy.ts';

const arrive = (headers: Readonly<Record<string, string>>, init: RequestInit = {}) => ({
  request: new Request('http://town.example/api/x?a=1', { ...init, headers }),
  address: '10.0.0.9',
});

describe('behindProxy', () => {
  it('heeds nothing without a proxy', () => {
    const arrival = arrive({ 'X-Forwarded-For': '1.2.3.4', 'X-Forwarded-Proto': 'https' });
    expect(behindProxy(arrival, 0)).toEqual(arrival);
  });

  it('takes the address that the proxy met, not what the caller claims', () => {
    expect(behindProxy(arrive({ 'X-Forwarded-For': '6.6.6.6, 1.2.3.4' }), 1).address).toBe('1.2.3.4');
    expect(behindProxy(arrive({ 'X-Forwarded-For': '6.6.6.6, 1.2.3.4, 10.0.0.8' }), 2).address).toBe('1.2.3.4');
    expect(behindProxy(arrive({}), 1).address).toBe('10.0.0.9');
  });

  it('takes the scheme of the browser, and keeps the rest of the request', async () => {
    const { request } = behindProxy(
      arrive({ 'X-Forwarded-Proto': 'https', Cookie: 'a=b' }, { method: 'POST', body: 'hello' }),
      1,
    );
    expect([request.url, request.method, request.headers.get('Cookie'), await request.text()]).toEqual([
      'https://town.example/api/x?a=1',
      'POST',
      'a=b',
      'hello',
    ]);
    expect(behindProxy(arrive({ 'X-Forwarded-Proto': 'http' }), 1).request.url).toMatch(/^http:/);
  });
});
