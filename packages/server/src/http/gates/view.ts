import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';
import type { Gate } from './Gate.ts';

/**
 * Refuses with 403 what would change, reveal or take out anything while somebody looks as another person, and
 * everything once that is over, except for calls that are open to such sessions.
 */
export const view: Gate = async ({ person, endpoint: { call } }, _server, next) => {
  if (person?.viewer !== undefined && call.openTo?.includes('view') !== true) {
    if (person.viewer.isOver) throw new Refusal(403, say`以他人身份查看已经到时间，请先结束查看`);
    if (call.method === 'POST') throw new Refusal(403, say`正在以他人身份查看：只能看，不能修改、导出或查看明文`);
  }
  return next();
};
