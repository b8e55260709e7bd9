import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';
import type { Gate } from './Gate.ts';

/**
 * Refuses with 403 until a password that has to be changed is changed, except for calls that change it or end the
 * session.
 */
export const password: Gate = async ({ person, endpoint: { call } }, _server, next) => {
  if (person?.mustChangePassword === true && call.openTo?.includes('passwordChange') !== true)
    throw new Refusal(403, say`请先修改密码，然后才能使用其他功能`);
  return next();
};
