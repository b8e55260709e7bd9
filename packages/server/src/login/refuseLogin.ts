import type { BareRefusal } from '../errors/BareRefusal.ts';
import type { Context } from '../call/Context.ts';
import type { MessageDescriptor } from '../words/say.ts';
import { securityLog } from '../session/securityLog.ts';
import { tokenFailure } from '../session/tokenFailure.ts';

/** Who tried to sign in, as far as it is known. */
export interface LoginAttempt {
  tenantId: string;
  /** The account, number or service as it was given. */
  account: string;
  userId?: string | undefined;
}

/** The refusal of a sign-in, with status 400; why it was refused stands in the security log. */
export async function refuseLogin(
  context: Context,
  { tenantId, account, userId }: LoginAttempt,
  reason: string,
  words: MessageDescriptor,
): Promise<BareRefusal> {
  await securityLog(context.db, context, { action: 'login-refused', tenantId, userId, facts: { account, reason } });
  return tokenFailure(400, words);
}
