import { expect, it } from 'vitest';
import { deviceName } from './deviceName.ts';

it.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome 140 · Linux',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) ' +
      'Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
    'Edge 130 · Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, ' +
      'like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
    'Safari 17 · iOS',
  ],
  ['curl/8.0', 'curl/8.0'],
  ['', '?'],
])('of %s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
