import { ApiError } from '@lattice/api/ApiError';
import { expect, it } from 'vitest';
import { takesAway } from './takesAway.ts';

const failure = (code: number, reason?: ApiError['reason']) =>
  new ApiError('', { code, status: code, ...(reason && { reason }) });

it.each([
  ['a cut network', failure(0, 'offline'), false],
  ['a server that is too slow', failure(0, 'timeout'), false],
  ['too many questions', failure(429), false],
  ['a fault of the server', failure(500), false],
  ['a gateway', failure(503), false],
  ['an error of the page', new TypeError('x is undefined'), false],
  ['a session that ended', failure(401), true],
  ['a right that ended', failure(403), true],
  ['a record that is gone', failure(404), true],
  ['a licence that ended', failure(5000), true],
])('says whether %s takes data away', (_, error, isTaken) => {
  expect(takesAway(error)).toBe(isTaken);
});
