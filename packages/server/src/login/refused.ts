import type { BareRefusal } from '../errors/BareRefusal.ts';
import type { Context } from '../call/Context.ts';
import type { Said } from '../words/say.ts';
import { securityLog } from '../session/securityLog.ts';
import { tokenFailure } from '../session/tokenFailure.ts';

/** Who tried to sign in, as far as it is known. */
export interface Tried {
  tenantId: string;
  /** The account, number or service as it was given. */
  account: string;
  userId?: string | undefined;
}

/** The refusal of a sign-in, with status 400; why it was refused stands in the security log. */
export async function refused(
  context: Context,
  { tenantId, account, userId }: Tried,
  reason: string,
  words: Said,
): Promise<BareRefusal> {
  await securityLog(context.db, context, { action: 'login-refused', tenantId, userId, facts: { account, reason } });
  return tokenFailure(400, words);
}
