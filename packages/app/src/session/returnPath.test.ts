import { expect, it } from 'vitest';
import { returnPath } from './returnPath.ts';

it.each(['/source/roadinfo', '/source/roadinfo?current=2#row', '/wel/index'])('returns to %s', (path) => {
  expect(returnPath(path)).toBe(path);
});

it.each([
  '//evil.example',
  '/\\evil.example',
  String.raw`/\/evil.example`,
  'https://evil.example/',
  'javascript:alert(1)',
  '/\t/evil.example',
  'source',
  '',
  '/login',
  '/404',
  null,
  3,
  {},
])('starts at home for %j', (path) => {
  expect(returnPath(path)).toBe('/');
});

it('never leads out of the application through dots', () => {
  expect(returnPath('/a/../../etc')).toBe('/etc');
});
