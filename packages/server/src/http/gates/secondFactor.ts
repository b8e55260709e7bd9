import { Refusal } from '../../errors/Refusal.ts';
import { refuseUnproven } from '../../session/secondFactor.ts';
import { say } from '../../words/say.ts';
import type { Gate } from './Gate.ts';

/** Permissions whose calls are grave: they give rights, open accounts, show what is masked, or let look as others. */
const GRAVE = new Set(['grant', 'reveal', 'reset-password', 'view-as', 'person-file']);

/**
 * Refuses with 403 until a session has proven its second factor, or its person has set one up where a role needs it,
 * and with 428 where what is grave needs a fresh proof.
 */
export const secondFactor: Gate = async ({ person, at, endpoint: { call } }, _server, next) => {
  if (person?.secondFactor !== undefined && call.openTo?.includes('secondFactor') !== true)
    throw new Refusal(403, say`请先输入动态口令，然后才能使用其他功能`);
  const writes = call.method === 'POST' && call.reads !== true;
  if (person !== null && writes && typeof call.access === 'object' && GRAVE.has(call.access.permission))
    refuseUnproven(person, at);
  return next();
};
