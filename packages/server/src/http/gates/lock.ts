import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';
import type { Gate } from './Gate.ts';

/** Refuses with 423 while the screen of the session is locked, except for calls that are open to locked sessions. */
export const lock: Gate = async ({ person, endpoint: { call } }, _server, next) => {
  if (person?.isLocked === true && call.openTo?.includes('locked') !== true)
    throw new Refusal(423, say`屏幕已锁定，请先解锁`);
  return next();
};
