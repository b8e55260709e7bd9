import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hearEvents, tellEvents } from './eventNews.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a burst of events is told once, the next one after a pause, and nobody hears who has stopped', () => {
  const hear = vi.fn<() => void>();
  const stop = hearEvents(hear);
  for (let at = 0; at < 50; at += 1) tellEvents();
  expect(hear).not.toHaveBeenCalled();
  vi.advanceTimersByTime(600);
  expect(hear).toHaveBeenCalledTimes(1);
  tellEvents();
  vi.advanceTimersByTime(2000);
  expect(hear).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(4000);
  expect(hear).toHaveBeenCalledTimes(2);
  stop();
  tellEvents();
  vi.advanceTimersByTime(10_000);
  expect(hear).toHaveBeenCalledTimes(2);
});
