import { startSession } from './startSession.ts';
import { clearSession } from './clearSession.ts';
import { session } from './session.ts';
import { transport } from './transport.ts';

const isIn = () => session.phase === 'in' || session.phase === 'locked';

/** True when somebody is signed in, or an earlier page left a session. */
export const mayBeSignedIn = (): boolean => isIn() || transport.session.mayResume();

/**
 * Finds out whether somebody is signed in, renewing a session that an earlier page left; rejects when the server cannot
 * be reached.
 */
export async function resumeSession(): Promise<boolean> {
  if (isIn()) return true;
  if (!transport.session.mayResume()) {
    if (session.phase === 'unknown') clearSession();
    return false;
  }
  const tokens = await transport.session.refresh().catch((error: unknown) => {
    if (session.phase !== 'unlicensed') throw error;
    return undefined;
  });
  if (tokens === undefined) return false;
  if (tokens === null) clearSession('expired');
  else startSession(tokens);
  return tokens !== null;
}
