import { expect, it } from 'vitest';
import { isHarmless } from './isHarmless.ts';

it.each(['ResizeObserver loop completed with undelivered notifications.', 'ResizeObserver loop limit exceeded'])(
  'leaves %s out of the log',
  (message) => expect(isHarmless(message)).toBe(true),
);

it.each(['Script error.', new Error('ResizeObserver is not defined'), undefined])('notes %s', (error) =>
  expect(isHarmless(error)).toBe(false),
);
