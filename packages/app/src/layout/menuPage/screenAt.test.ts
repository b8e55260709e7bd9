import { expect, it } from 'vitest';
import { screenAt } from './screenAt.tsx';

it.each(['/source/roadinfo', '/grid/grid', '/grid/grid/index'])('finds the resource of %s', (path) => {
  expect(screenAt(path)).toBeTypeOf('function');
});

it.each([
  '/',
  '/nowhere',
  '/source',
  '/source/Roadinfo',
  '/login/Login',
  '/plain/PlainScreen',
  '/../session/transport',
])('finds nothing at %s', (path) => {
  expect(screenAt(path)).toBeNull();
});
