import { isAllowed } from '../../access/allow.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';
import { readInput } from '../wire/readInput.ts';
import type { Gate } from './Gate.ts';

/**
 * Reads the parameters (400, 413 or 415 where they cannot be read), and refuses with 403 who may not make the call with
 * these.
 */
export const input: Gate = async (call, { resources }, next) => {
  const { isOpen, person, endpoint, request } = call;
  call.input = await readInput(endpoint.call, request);
  if (!isOpen && !isAllowed(person, endpoint, call.input, resources))
    throw new Refusal(403, say`请求被拒绝：您没有这项操作的权限，请联系管理员`);
  return next();
};
