import { oauth } from '@lattice/api/resources/blade-auth/oauth';
import { client } from '../../session/client.ts';
import { encodePassword } from '../../session/signIn/encodePassword.ts';
import { session } from '../../session/session.ts';
import { tabs } from '../../session/tabs.ts';

/** Wrong passwords after which the session ends; the server counts them. */
export const MAX_TRIES = 5;

/** What locks the screen: the person, with a password where none was set yet, or time. */
export interface LockRequest {
  password?: string;
  idle?: boolean;
}

/** Locks the screen of this session on the server and in every tab; false when a lock password is to be set first. */
export async function lockScreen({ password = '', idle = false }: LockRequest = {}): Promise<boolean> {
  const { locked } = await client(oauth).lock({
    ...(password !== '' && { password: await encodePassword(password) }),
    idle,
  });
  if (!locked) return false;
  session.phase = 'locked';
  tabs.tell({ kind: 'locked' });
  return true;
}

/**
 * Tries to open the screen in every tab: null when it is open, else how many tries the server leaves; at none the
 * session is over.
 */
export async function openScreen(password: string): Promise<number | null> {
  const { unlocked, left } = await client(oauth).unlock({ password: await encodePassword(password) });
  if (!unlocked) return left;
  session.phase = 'in';
  tabs.tell({ kind: 'open' });
  return null;
}
