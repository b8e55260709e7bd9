import { ApiError } from '@lattice/api/ApiError';
import { browserStore } from '../base/browserStore.ts';
import { clearSession } from './clearSession.ts';
import { session } from './session.ts';
import { tabs } from './tabs.ts';
import { transport } from './transport.ts';

const isOver = (error: unknown) => error instanceof ApiError && error.code === 401;

/**
 * Ends the session on the server and in every tab, and forgets the person's drafts; it ends here also when the server
 * does not confirm it.
 */
export async function signOut(): Promise<void> {
  let confirmed = true;
  try {
    await transport.logout();
  } catch (error) {
    confirmed = isOver(error);
  }
  if (session.user !== null) browserStore.forget(`draft-${session.user.user_id}-`);
  tabs.tell({ kind: 'out' });
  clearSession(confirmed ? 'left' : 'unconfirmed');
}
