import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearErrors, errorLog } from './errorLog.ts';
import { logError } from './logError.ts';

beforeEach(() => {
  vi.stubEnv('TZ', 'America/New_York');
  vi.stubGlobal('location', { href: 'http://localhost/wel/index' });
  vi.useFakeTimers({ now: new Date('2026-11-20T20:30:12Z') });
});

afterEach(() => {
  clearErrors();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('keeps the time of China in whatever zone the browser is', () => {
  expect(new Date().getHours()).toBe(15);
  logError('error', new TypeError('x is not a function'), '');
  expect(errorLog.logs.map(({ time }) => time)).toEqual(['2026-11-21 04:30:12']);
});
