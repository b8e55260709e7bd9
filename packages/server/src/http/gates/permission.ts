import { isEverAllowed } from '../../access/allow.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';
import type { Gate } from './Gate.ts';

/** Refuses with 403 who may not make the call with any parameters; their body is never read. */
export const permission: Gate = async ({ isOpen, person, endpoint }, { resources }, next) => {
  if (!isOpen && !isEverAllowed(person, endpoint, resources))
    throw new Refusal(403, say`请求被拒绝：您没有这项操作的权限，请联系管理员`);
  return next();
};
