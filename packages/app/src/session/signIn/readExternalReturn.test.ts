import { expect, it } from 'vitest';
import { readExternalReturn } from './readExternalReturn.ts';

it.each([
  ['/oauth/redirect/gov', '?code=c&state=s', { source: 'gov', code: 'c', state: 's', error: '' }],
  ['/login', '?code=c&state=s', { source: '', code: 'c', state: 's', error: '' }],
  ['/login', '?source=gov&code=c&state=s', { source: 'gov', code: 'c', state: 's', error: '' }],
  [
    '/oauth/redirect/gov',
    '?error=access_denied&state=s',
    { source: 'gov', code: '', state: 's', error: 'access_denied' },
  ],
  ['/login', '', null],
  ['/login', '?code=c', null],
  ['/oauth/redirect/gov', '?state=s', null],
  ['/oauth/redirect/a/b', '?code=c&state=s', null],
  ['/wel/index', '?code=c&state=s', null],
])('%s%s brings %j', (pathname, search, found) => {
  expect(readExternalReturn(pathname, search)).toEqual(found);
});
