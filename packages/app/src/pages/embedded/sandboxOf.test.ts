import { expect, it } from 'vitest';
import { sandboxOf } from './sandboxOf.ts';

it.each([
  ['https://elsewhere.example/a', true],
  ['/report/month.html', false],
  ['https://town.example/report.html', false],
  ['http://town.example/report.html', true],
])('of %s keeps its own origin: %s', (address, keeps) => {
  const allowed = sandboxOf(address, 'https://town.example');
  expect(allowed.includes('allow-same-origin')).toBe(keeps);
  expect(allowed).not.toContain('allow-top-navigation');
});
