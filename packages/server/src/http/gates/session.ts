import { Refusal } from '../../errors/Refusal.ts';
import { authenticate } from '../../session/tokens.ts';
import { say } from '../../words/say.ts';
import type { Gate } from './Gate.ts';

/**
 * Finds the person by the access token of the header `Blade-Auth`; refuses with 401 without one. Open calls ask for
 * nobody.
 */
export const session: Gate = async (call, { db }, next) => {
  if (!call.isOpen) {
    call.person = await authenticate(db, call.request.headers.get('Blade-Auth'), call.at);
    if (call.person === null) throw new Refusal(401, say`请求未授权：登录已失效，请重新登录`);
  }
  return next();
};
