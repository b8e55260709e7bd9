import { isOfDisplay } from '@lattice/api/displayCalls';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';
import { sharedAnswers } from './sharedAnswers.ts';
import type { Gate } from './Gate.ts';

/**
 * A wall reads the calls of its scenes and leaves; everything else is refused with 403. Walls of one person that ask
 * the same at the same time share one answer.
 */
export const display: Gate = async (call, { db }, next) => {
  const { person, request, language, endpoint } = call;
  if (person?.display === undefined || endpoint.address === '/api/blade-auth/oauth/logout') return next();
  const { pathname, search } = new URL(request.url);
  if (endpoint.call.method !== 'GET' || !isOfDisplay(person.display, endpoint.address.replace('/api/', '')))
    throw new Refusal(403, say`大屏只能看它的画面，不能进行其他操作`);
  const { tenantId, userId, deptId, roleIds, display: scenes } = person;
  const key = JSON.stringify([tenantId, userId, deptId, roleIds, scenes, language, pathname, search]);
  return sharedAnswers(db)(key, call.at.getTime(), next);
};
