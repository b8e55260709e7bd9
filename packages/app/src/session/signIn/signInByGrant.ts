import type { Grant } from '@lattice/api/dialects/Dialect';
import { canSwitch } from '../canSwitch.ts';
import { startSession } from '../startSession.ts';
import { session } from '../session.ts';
import { tabs } from '../tabs.ts';
import { transport } from '../transport.ts';

/**
 * Signs in by a grant of the token call; somebody with several departments or roles is asked as which to work, where
 * the server lets them choose. Rejects with the server's words.
 */
export async function signInByGrant(grant: Grant, headers: Record<string, string> = {}): Promise<void> {
  const tokens = await transport.session.login(grant, headers);
  const hasSeveral = [tokens.user.dept_id, tokens.user.role_id].some((ids) => ids.includes(','));
  startSession(tokens);
  if (hasSeveral && canSwitch(tokens.abilities)) session.switching = 'due';
  tabs.tell({ kind: 'in', user: tokens.user.user_id });
}
